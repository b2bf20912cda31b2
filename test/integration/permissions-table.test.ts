import { readFileSync } from 'node:fs';
import {
  STAFF_PERMISSIONS,
  STATUS_CHANGE_PERMISSIONS,
  type StaffPermission,
  withImplied,
} from '@eunbit/schema/permission';
import { executableSchema } from '@eunbit/server/app/schema';
import type { StaffRole } from '@eunbit/server/common/permissions';
import { DOWNLOAD_PERMISSIONS, UPLOAD_PERMISSIONS } from '@eunbit/server/http/file-permissions';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { buildSchema, type GraphQLField, parse, subscribe } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAnyCall } from '../kit/any-call.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { AddCartLine } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { useTestShop } from '../kit/test-shop.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const executable = executableSchema();
const schema = buildSchema(read('schema/schema.graphql'));
const CALLERS = ['visitor', 'guest', 'user', 'blocked', 'manager', 'admin'] as const;
type Caller = (typeof CALLERS)[number] | 'colleague';

const sections = read('docs/permissions.md').split(/^## /m);
/** The table in the document: yes or no for each caller, by permission. */
const holders = new Map(
  [...(sections[1] ?? '').matchAll(/^\| `([\w:]+)` \| (.+) \|$/gm)].map(([, permission = '', cells = '']) => [
    permission,
    cells.split(' | '),
  ]),
);
/** Kind and name of an operation, then its permission and yes or no for each caller. */
const table = new Map(
  sections.slice(2).flatMap((section) =>
    [...section.matchAll(/^\| `([\w:]+)` \| (`.+`) \|$/gm)].flatMap(([, permission = '', names = '']) =>
      names
        .slice(1, -1)
        .split('`, `')
        .map((name) => [buildRow(section, name), { permission, cells: holders.get(permission) }] as const),
    ),
  ),
);
/** A query and a subscription may have the same name. */
function buildRow(section: string, name: string): string {
  return `${section.charAt(0).toLowerCase()} ${name}`;
}

const getFields = (type: ReturnType<typeof schema.getQueryType>) => Object.values(type?.getFields() ?? {});
type Field = GraphQLField<unknown, unknown>;
/** A call of an operation; for operations that change an order's status, one call for each status. */
function callsOf(kind: 'query' | 'mutation', field: Field): [name: string, kind: string, call: string][] {
  const call = buildAnyCall(field);
  const fields = (kind === 'query' ? executable.getQueryType() : executable.getMutationType())?.getFields();
  if (!fields?.[field.name]?.extensions.isStep) return [[field.name, kind, call]];
  return Object.keys(STATUS_CHANGE_PERMISSIONS).map((status) => [
    `${field.name} ${status}`,
    kind,
    call.replace(/\bstatus: \w+/, `status: ${status}`),
  ]);
}

const operations = [
  ...getFields(schema.getQueryType()).flatMap((field) => callsOf('query', field)),
  ...getFields(schema.getMutationType()).flatMap((field) => callsOf('mutation', field)),
];
const subscriptions = getFields(schema.getSubscriptionType()).map((field): [string, Field] => [field.name, field]);

const files = [
  ...Object.keys(DOWNLOAD_PERMISSIONS).map((path) => ['GET', path] as const),
  ...Object.keys(UPLOAD_PERMISSIONS).map((path) => ['POST', path] as const),
];

const REFUSED = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

const shop = useTestShop();
const members = {} as Record<Exclude<Caller, 'visitor' | 'guest'>, Member>;

beforeAll(async () => {
  members.user = await addMember(shop);
  members.blocked = await addMember(shop, { blocked: true });
  members.manager = await addMember(shop, { role: 'MANAGER' });
  members.admin = await addMember(shop, { role: 'ADMIN' });
  members.colleague = await addMember(shop, { role: 'STAFF', staffRole: colleague([]) });
});

/** Each call uses a client of its own, since some calls end their session. */
async function openBrowser(caller: Caller): Promise<ShopClient> {
  if (caller === 'visitor') return shop.client();
  if (caller !== 'guest') return createMemberClient(shop, members[caller]);
  const guest = shop.client();
  await guest.run(AddCartLine, { input: { productId: shop.productId('wipe'), quantity: 1 } });
  return guest;
}

const colleague = (permissions: readonly StaffPermission[]): StaffRole => ({
  id: '5eed00000000000000000001',
  name: 'Role',
  permissions,
  refundLimit: null,
});

/** All permissions of a role except this one and those that require it. */
function allBut(permission: string): StaffPermission[] {
  return STAFF_PERMISSIONS.filter((one) => !withImplied([one]).includes(permission as StaffPermission));
}

const setRole = (permissions: readonly StaffPermission[]) =>
  userModel(shop.connection).updateOne(
    { _id: toUserId(members.colleague) },
    { $set: { staffRole: colleague(permissions) } },
  );

/** Tries an operation with a role that has only this permission and those it implies, then with a role that has all others. */
async function cellOfRoles(permission: string, isAllowed: () => Promise<'yes' | 'no'>): Promise<string> {
  const isGranted = STAFF_PERMISSIONS.includes(permission as StaffPermission);
  await setRole(isGranted ? withImplied([permission as StaffPermission]) : STAFF_PERMISSIONS);
  const withIt = await isAllowed();
  if (!isGranted) return withIt;
  await setRole(allBut(permission));
  const without = await isAllowed();
  return withIt === 'yes' && without === 'no' ? 'if listed' : `${withIt} with it, ${without} without`;
}

const may = (codes: readonly unknown[]) => (codes.some((code) => REFUSED.has(String(code))) ? 'no' : 'yes');

describe('the permissions table (STAFF-2, STAFF-18)', () => {
  it('has a row for every operation of the schema and every export', () => {
    const named = [
      ...operations.map(([name, kind]) => buildRow(kind, name)),
      ...subscriptions.map(([name]) => buildRow('subscription', name)),
      ...files.map((file) => buildRow('file', file.join(' '))),
    ];
    expect([...table.keys()].sort()).toEqual(named.sort());
  });

  it('has an example for each permission of a role', () => {
    const used = new Set([...table.values()].map(({ permission }) => permission));
    expect(STAFF_PERMISSIONS.filter((permission) => !used.has(permission))).toEqual([]);
  });

  it.each(operations)('matches the server for %s', async (name, kind, call) => {
    const row = table.get(buildRow(kind, name));
    const tryAs = async (caller: Caller) => {
      const { errors } = await (await openBrowser(caller)).send({ query: `${kind} { ${call} }` });
      return may(errors.map(({ extensions }) => extensions.code));
    };
    const found: string[] = [];
    for (const caller of CALLERS) found.push(await tryAs(caller));
    found.push(await cellOfRoles(row?.permission ?? '', () => tryAs('colleague')));
    expect(found).toEqual(row?.cells);
  });

  it.each(files)('matches the server for %s %s', async (method, path) => {
    const row = table.get(buildRow('file', `${method} ${path}`));
    const tryAs = async (caller: Caller) => {
      const headers = { cookie: (await openBrowser(caller)).cookieHeader() };
      const { status } = await fetch(`${shop.url()}${path}`, { method, headers });
      expect(status, 'the file has an address').not.toBe(404);
      return status === 401 || status === 403 ? 'no' : 'yes';
    };
    const found: string[] = [];
    for (const caller of CALLERS) found.push(await tryAs(caller));
    found.push(await cellOfRoles(row?.permission ?? '', () => tryAs('colleague')));
    expect(found).toEqual(row?.cells);
  });

  it.each(subscriptions)('matches the server for the subscription %s', async (name, field) => {
    const document = parse(`subscription { ${buildAnyCall(field)} }`);
    const services = shop.app().services;
    const row = table.get(buildRow('subscription', name));
    const tryAs = async (caller: Caller) => {
      const member = caller === 'visitor' || caller === 'guest' ? null : members[caller];
      const viewer = member && (await services?.account.byId(member.id));
      const security = { record: () => undefined };
      const contextValue = { viewer, services, security, language: 'en', market: 'KR' };
      const result = await subscribe({ schema: executable, document, contextValue });
      if (Symbol.asyncIterator in result) await result.return?.(undefined);
      const errors = 'errors' in result ? (result.errors ?? []) : [];
      return may(errors.map(({ extensions }) => extensions.code));
    };
    const found: string[] = [];
    for (const caller of CALLERS) found.push(await tryAs(caller));
    found.push(await cellOfRoles(row?.permission ?? '', () => tryAs('colleague')));
    expect(found).toEqual(row?.cells);
  });
});

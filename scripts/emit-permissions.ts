import { writeFileSync } from 'node:fs';
import { STAFF_PERMISSIONS, STATUS_CHANGE_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { CONFIRMED_MINUTES } from '@eunbit/schema/second-factor';
import { executableSchema } from '@eunbit/server/app/schema';
import type { ConfirmationRule } from '@eunbit/server/common/allow';
import { type Holder, holds, isGrantable, isPublic, type Permission } from '@eunbit/server/common/permissions';
import { DOWNLOAD_PERMISSIONS, UPLOAD_PERMISSIONS } from '@eunbit/server/http/file-permissions';
import type { GraphQLObjectType } from 'graphql';

const target = new URL('../docs/permissions.md', import.meta.url);

/** The columns of the table; the holder is null for visitors without an account. */
const CALLERS: readonly (readonly [name: string, holder: Holder | null])[] = [
  ['visitor', null],
  ['guest', null],
  ['user', { role: 'USER', blocked: false, staffRole: null }],
  ['blocked', { role: 'USER', blocked: true, staffRole: null }],
  ['manager', { role: 'MANAGER', blocked: false, staffRole: null }],
  ['admin', { role: 'ADMIN', blocked: false, staffRole: null }],
];

/** A person with a role that admins have defined. */
const colleague = (permissions: readonly StaffPermission[]): Holder => ({
  role: 'STAFF',
  blocked: false,
  staffRole: { id: '', name: '', permissions, refundLimit: null },
});

/** Whether a role that admins have defined allows an operation: always, only with the permission, or never. */
function cellOfRoles(permission: Permission): string {
  if (!holds(colleague(STAFF_PERMISSIONS), permission)) return 'no';
  return isGrantable(permission) ? 'if listed' : 'yes';
}

const INTRODUCTION = `<!-- Written by \`npm run schema\` from the schema; do not edit. -->

# Permissions

Which permission each operation and each file needs, and who has which permission: for engineers, API clients and admins
who define roles. Each root field names its permission with \`@Allow\`; \`server/src/common/permissions.ts\` defines them.
\`npm run check\` compares this page with the schema, \`test/integration/permissions-table.test.ts\` with the running server.

A *visitor* has no session. A *guest* buys without an account and has the token of a cart or an order; an operation that
takes a token does nothing without it. *user*, *manager* and *admin* are roles of accounts; *blocked* is a user whom staff
have blocked. *own role* is staff with a role that admins have defined (STAFF-18): *if listed* means that the role's list has to
contain the permission. With \`own\` a user reaches only what belongs to them; anything else is answered as if it did not exist.

Operations that change the status of orders need the permission of the new status (STAFF-24), so they are listed once for
each status. \`undoStatusChanges\` skips, and names, changes whose permission the caller lacks.

Two files have no row below: \`GET /account/data.json\` needs a session and returns the data of its user;
\`POST /return-pictures\` needs the session of the order's owner, or the token of a guest order.
`;

type Entry = readonly [name: string, permission: Permission];
type Field = ReturnType<GraphQLObjectType['getFields']>[string];

/** One entry for each status of an operation that changes the status of orders (STAFF-24); one entry for any other operation. */
function listRows({ name, extensions }: Field): Entry[] {
  if (!extensions.isStep) return [[name, extensions.permission as Permission]];
  return Object.entries(STATUS_CHANGE_PERMISSIONS).map(([status, permission]) => [`${name} ${status}`, permission]);
}

function listFields(type: GraphQLObjectType | null | undefined): Entry[] {
  return Object.values(type?.getFields() ?? {}).flatMap(listRows);
}

function listFiles(method: string, permissions: Readonly<Record<string, Permission>>): Entry[] {
  return Object.entries(permissions).map(([path, permission]) => [`${method} ${path}`, permission]);
}

const listPermissions = (entries: readonly Entry[]) => [...new Set(entries.map(([, permission]) => permission))].sort();

/** The holders of each permission that an operation requires. */
function buildHolders(entries: readonly Entry[]): string {
  const rows = listPermissions(entries).map((permission) => {
    const may = (holder: Holder | null) => (holder ? holds(holder, permission) : isPublic(permission));
    const cells = [...CALLERS.map(([, holder]) => (may(holder) ? 'yes' : 'no')), cellOfRoles(permission)];
    return `| \`${permission}\` | ${cells.join(' | ')} |`;
  });
  const head = ['permission', ...CALLERS.map(([name]) => name), 'own role'];
  return ['## Holders', '', `| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows, ''].join('\n');
}

function buildSection(title: string, entries: readonly Entry[]): string {
  const rows = listPermissions(entries).map((permission) => {
    const names = entries.filter(([, needed]) => needed === permission).map(([name]) => `\`${name}\``);
    return `| \`${permission}\` | ${names.sort().join(', ')} |`;
  });
  return [`## ${title}`, '', `| permission | ${title.toLowerCase()} |`, '| --- | --- |', ...rows, ''].join('\n');
}

/** Operations that require re-authentication, with the condition. */
function buildConfirmations(types: readonly (GraphQLObjectType | null | undefined)[]): string {
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}));
  const rows = fields
    .filter(({ extensions }) => extensions.confirmIdentity)
    .map(({ name, extensions }) => `| \`${name}\` | ${extensions.confirmIdentity as ConfirmationRule} |`)
    .sort();
  return [
    '## Re-authentication',
    '',
    `These operations need an identity confirmation of the last ${CONFIRMED_MINUTES} minutes (ACCOUNT-27), and so do the files of`,
    'orders, accounts, the books and the audit log. Until a sign-in has its second step, or until a required second factor is',
    'set up, a session has the permissions of a visitor and may finish the sign-in.',
    '',
    '| operation | when |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Renders the table of permissions as Markdown. */
export function permissionsDocument(): string {
  const schema = executableSchema();
  const sections: [title: string, entries: Entry[]][] = [
    ['Queries', listFields(schema.getQueryType())],
    ['Mutations', listFields(schema.getMutationType())],
    ['Subscriptions', listFields(schema.getSubscriptionType())],
    ['Files', [...listFiles('GET', DOWNLOAD_PERMISSIONS), ...listFiles('POST', UPLOAD_PERMISSIONS)]],
  ];
  return [
    INTRODUCTION,
    buildHolders(sections.flatMap(([, entries]) => entries)),
    ...sections.map(([title, entries]) => buildSection(title, entries)),
    buildConfirmations([schema.getQueryType(), schema.getMutationType()]),
  ].join('\n');
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(target, permissionsDocument());

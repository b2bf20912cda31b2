import { writeFileSync } from 'node:fs';
import { STAFF_PERMISSIONS, STATUS_CHANGE_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { CONFIRMED_MINUTES } from '@eunbit/schema/second-factor';
import { executableSchema } from '@eunbit/server/app/schema';
import type { ConfirmationRule } from '@eunbit/server/common/allow';
import { type Holder, holds, isGrantable, isPublic, type Permission } from '@eunbit/server/common/permissions';
import { DOWNLOAD_PERMISSIONS, UPLOAD_PERMISSIONS } from '@eunbit/server/http/file-permissions';
import type { GraphQLObjectType } from 'graphql';

const target = new URL('../docs/permissions.md', import.meta.url);

/** The columns of the table; the holder is null without an account. */
const CALLERS: readonly (readonly [name: string, holder: Holder | null])[] = [
  ['visitor', null],
  ['guest', null],
  ['user', { role: 'USER', blocked: false, staffRole: null }],
  ['blocked', { role: 'USER', blocked: true, staffRole: null }],
  ['manager', { role: 'MANAGER', blocked: false, staffRole: null }],
  ['admin', { role: 'ADMIN', blocked: false, staffRole: null }],
];

/** Somebody with a role that admins have defined. */
const colleague = (permissions: readonly StaffPermission[]): Holder => ({
  role: 'STAFF',
  blocked: false,
  staffRole: { id: '', name: '', permissions, refundLimit: null },
});

/** Whether a role that admins have defined opens an operation always, where its list has the permission, or never. */
function cellOfRoles(permission: Permission): string {
  if (!holds(colleague(STAFF_PERMISSIONS), permission)) return 'no';
  return isGrantable(permission) ? 'if listed' : 'yes';
}

const INTRODUCTION = `<!-- Written by \`npm run schema\` from the schema; do not edit. -->

# Permissions

Who may call which operation. Each root field of the schema names its permission with \`@Allow\`; what a permission asks
for is in \`server/src/common/permissions.ts\`. \`npm run check\` compares this table with the schema, and
\`test/integration/permissions-table.test.ts\` holds every cell against the running server.

A *visitor* has come just now. A *guest* buys without an account, and holds the token of a cart or of an order: an
operation that takes a token does nothing for anybody without it. *user*, *manager* and *admin* are the positions of
people with an account; *blocked* is a user whom staff have blocked. Permission \`own\` reaches what is the caller's own
and nothing else: somebody else's is answered like something that does not exist. *own role* is staff with a role that admins have
defined (STAFF-18): *if listed* asks for the permission in the list of that role.

An operation that moves orders asks for what the step in its input needs (STAFF-24), and has a row for each. So does
\`undoStatusChanges\`: it leaves alone, and names, what is still to come of a step that its caller may not take.

Beside GraphQL there are files. What staff download and send, and pictures of reviews, have a table of their own below.
\`GET /account/data.json\` asks for a session and hands out the data of whoever it belongs to; \`POST /return-pictures\` asks
for what the order asks for: the session of its owner, or the token of a guest.
`;

type Entry = readonly [name: string, permission: Permission];
type Field = ReturnType<GraphQLObjectType['getFields']>[string];

/** A row for each step of an operation that moves orders (STAFF-24), one for any other. */
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

function buildSection(title: string, entries: readonly Entry[]): string {
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = sorted.map(([name, permission]) => {
    const may = (holder: Holder | null) => (holder ? holds(holder, permission) : isPublic(permission));
    const cells = [...CALLERS.map(([, holder]) => (may(holder) ? 'yes' : 'no')), cellOfRoles(permission)];
    return `| \`${name}\` | \`${permission}\` | ${cells.join(' | ')} |`;
  });
  const head = ['operation', 'permission', ...CALLERS.map(([name]) => name), 'own role'];
  return [`## ${title}`, '', `| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows, ''].join('\n');
}

/** Operations by what they ask of who is signed in already. */
function buildConfirmations(types: readonly (GraphQLObjectType | null | undefined)[]): string {
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}));
  const rows = fields
    .filter(({ extensions }) => extensions.confirmIdentity)
    .map(({ name, extensions }) => `| \`${name}\` | ${extensions.confirmIdentity as ConfirmationRule} |`)
    .sort();
  return [
    '## Who it is, once more',
    '',
    `These ask again who it is when that was last proven more than ${CONFIRMED_MINUTES} minutes ago (ACCOUNT-27). So do the`,
    'files of orders, accounts, the books and the audit log. Before a sign-in has had its second step, and before a second',
    'factor is set up where the shop asks for one, a session may do what a visitor may and finish the sign-in, nothing else.',
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
  return [
    INTRODUCTION,
    buildSection('Queries', listFields(schema.getQueryType())),
    buildSection('Mutations', listFields(schema.getMutationType())),
    buildSection('Subscriptions', listFields(schema.getSubscriptionType())),
    buildSection('Files', [...listFiles('GET', DOWNLOAD_PERMISSIONS), ...listFiles('POST', UPLOAD_PERMISSIONS)]),
    buildConfirmations([schema.getQueryType(), schema.getMutationType()]),
  ].join('\n');
}

if (process.argv[1] === new URL(import.meta.url).pathname) writeFileSync(target, permissionsDocument());

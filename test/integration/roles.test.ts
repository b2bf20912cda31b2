import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { CreateStaffRoleInput } from '../gql/graphql.ts';
import { buyByCard, buyByDeposit } from '../kit/bought-orders.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { EditOrderLines, PreviewOrderLines, toLines } from '../kit/order-edits.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, NEW_YORK } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const StaffRoles = graphql(`
  query StaffRoles { staffRoles { role { id name permissions refundLimit { KRW USD } } version peopleCount viewerCanGive } }
`);
const CreateStaffRole = graphql(`
  mutation CreateStaffRole($input: CreateStaffRoleInput!) {
    createStaffRole(input: $input) {
      __typename
      ... on DefinedRole { version role { id name permissions } }
      ... on ValidationError { fieldErrors { path key } }
      ... on StaffRoleError { code }
    }
  }
`);
const UpdateStaffRole = graphql(`
  mutation UpdateStaffRole($input: UpdateStaffRoleInput!) {
    updateStaffRole(input: $input) {
      __typename
      ... on DefinedRole { version peopleCount }
      ... on ValidationError { fieldErrors { path key } }
      ... on StaffRoleError { code }
    }
  }
`);
const DeleteStaffRole = graphql(`
  mutation DeleteStaffRole($input: DeleteStaffRoleInput!) { deleteStaffRole(input: $input) { __typename ... on StaffRoleError { code } } }
`);
const GiveRole = graphql(`
  mutation GiveRole($input: UpdateUserRoleInput!) {
    updateUserRole(input: $input) {
      __typename
      ... on RoleChanged { user { role staffRole { name } } }
      ... on RoleError { code }
    }
  }
`);
const SetPin = graphql(`
  mutation SetPin($input: UpdateRoleChangePinInput!) { updateRoleChangePin(input: $input) { __typename } }
`);
const WhoAmI = graphql(`
  query WhoAmI { visitor { viewer { role viewerIsStaff permissions staffRole { name } } } }
`);
const LIST_ORDERS = '{ orders(market: KR, first: 1) { edges { node { number } } } }';
const OrderFeed = graphql(`subscription OrderFeed { orderEvents(market: KR) { kind } }`);
const PartRefund = graphql(`
  mutation PartRefund($input: RequestRefundInput!) {
    requestRefund(input: $input) { __typename ... on OrderError { code } ... on UserError { message } }
  }
`);
const LimitedPreview = graphql(`
  query LimitedPreview($input: RefundChoiceInput!) {
    refundPreview(input: $input) { __typename ... on RefundPreview { limitLeft { amount } } ... on OrderError { code } }
  }
`);
const OrderActions = graphql(
  `query OrderActions($number: String!) { order(number: $number) { actions { kind viewerCanDo } } }`,
);
const AccountsElsewhere = graphql(`
  query AccountsElsewhere($text: String!) {
    staffSearch(text: $text) { users { email } }
    storeOverview(market: KR) { newestUsers { id } }
  }
`);
const CancelOrders = graphql(`
  mutation CancelOrders($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) { ... on OrdersUpdated { orders { orderNumber outcome } } }
  }
`);

const StepOfRole = graphql(`
  mutation StepOfRole($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) { __typename ... on OrderUpdated { order { undoableChange { id } } } }
  }
`);
const UndoOfRole = graphql(`
  mutation UndoOfRole($input: UndoStatusChangesInput!) {
    undoStatusChanges(input: $input) { ... on OrdersUpdated { orders { outcome code } } }
  }
`);

const CODE = '2468';

// Two servers: a change of a role has to reach the sockets of both.
const shop = useTestShop({ servers: 2 });
let asAdmin: ShopClient;
beforeAll(async () => {
  const admin = await addMember(shop, { role: 'ADMIN' });
  asAdmin = await createMemberClient(shop, admin, { language: 'en' });
  await asAdmin.run(SetPin, { input: { code: CODE, currentPassword: admin.password } });
});

let names = 0;
async function define(input: Partial<CreateStaffRoleInput> = {}) {
  names += 1;
  const fields = { name: `Warehouse ${names}`, permissions: ['STOCK_UPDATE' as const], ...input };
  return expectResult((await asAdmin.run(CreateStaffRole, { input: fields })).createStaffRole, 'DefinedRole');
}

async function give({ id: userId }: Pick<Member, 'id'>, staffRoleId: string, by = asAdmin) {
  const input = { userId, expectedRole: 'USER' as const, role: 'STAFF' as const, staffRoleId, code: CODE };
  return (await by.run(GiveRole, { input })).updateUserRole;
}

/** A signed-in staff member with a role of these permissions. */
async function colleague(input: Partial<CreateStaffRoleInput>, server = 0) {
  const { role, version } = await define(input);
  const person = await addMember(shop);
  expectResult(await give(person, role.id), 'RoleChanged');
  const client = await createMemberClient(shop, person, { language: 'en', server });
  // Assigning the role has increased its version.
  return { role, version: version + 1, person, client };
}

const codeOf = async (client: ShopClient, query: string) => (await client.send({ query })).errors[0]?.extensions.code;

describe('a role that an admin defines (STAFF-18)', () => {
  it('grants its permissions, with those they require, and nothing else', async () => {
    const { role, client } = await colleague({ permissions: ['STOCK_UPDATE', 'REQUEST_ANSWER'] });
    const { visitor } = await client.run(WhoAmI);
    expect(visitor.viewer).toEqual({
      role: 'STAFF',
      viewerIsStaff: true,
      permissions: ['STOCK_READ', 'STOCK_UPDATE', 'REQUEST_READ', 'REQUEST_ANSWER'],
      staffRole: { name: role.name },
    });
    expect(await codeOf(client, '{ stockCounts(market: KR) { __typename } }')).toBeUndefined();
    expect(await codeOf(client, LIST_ORDERS)).toBe('FORBIDDEN');
    const { staffRoles } = await asAdmin.run(StaffRoles);
    expect(staffRoles.find((one) => one.role.id === role.id)).toMatchObject({ peopleCount: 1, viewerCanGive: true });
  });

  it.each<[Partial<CreateStaffRoleInput>, string, string]>([
    [{ name: '  ' }, 'name', 'role.nameRequired'],
    [{ name: 'x'.repeat(41) }, 'name', 'text.tooLong'],
    [{ name: 'two\nlines' }, 'name', 'text.controlCharacter'],
    [{ name: 'Manager' }, 'name', 'role.nameTaken'],
    [{ permissions: [] }, 'permissions', 'role.permissionsRequired'],
    [{ permissions: ['REFUND_MAKE'], refundLimit: { KRW: -1, USD: 0 } }, 'refundLimit', 'role.refundLimitInvalid'],
  ])('is rejected if it contains %j', async (wrong, path, key) => {
    const input = { name: 'Right', permissions: ['ORDER_READ' as const], ...wrong };
    const { createStaffRole } = await asAdmin.run(CreateStaffRole, { input });
    expect(expectResult(createStaffRole, 'ValidationError').fieldErrors).toEqual([{ path, key }]);
  });

  it('has a unique name, ignoring case, even if two define it at once', async () => {
    const define = (name: string) => asAdmin.run(CreateStaffRole, { input: { name, permissions: ['ORDER_READ'] } });
    const outcomes = await Promise.all([define('Night shift'), define('NIGHT  SHIFT')]);
    const kinds = outcomes.map(({ createStaffRole }) => createStaffRole.__typename).sort();
    expect(kinds).toEqual(['DefinedRole', 'ValidationError']);
  });

  it('is in the activity log with its limit formatted as money', async () => {
    const { role } = await define({ permissions: ['REFUND_MAKE'], refundLimit: { KRW: 50_000, USD: 3_050 } });
    const logged = await auditModel(shop.connection).findOne({ subjectId: role.id }).lean();
    expect(logged?.changes).toContainEqual({ field: 'refundLimit', before: null, after: '50,000.00원, $30.50' });
  });

  it('is changed only at the version that was read', async () => {
    const { role, version } = await define();
    const input = { id: role.id, version, name: role.name, permissions: ['ORDER_READ' as const] };
    expectResult((await asAdmin.run(UpdateStaffRole, { input })).updateStaffRole, 'DefinedRole');
    const late = (await asAdmin.run(UpdateStaffRole, { input })).updateStaffRole;
    expect(expectResult(late, 'StaffRoleError').code).toBe('STAFF_ROLE_CONFLICT');
  });

  it('is not deleted while somebody has it', async () => {
    const { role, person } = await colleague({});
    const refused = (await asAdmin.run(DeleteStaffRole, { input: { id: role.id } })).deleteStaffRole;
    expect(expectResult(refused, 'StaffRoleError').code).toBe('STAFF_ROLE_IN_USE');
    const back = {
      userId: person.id,
      expectedRole: 'STAFF' as const,
      expectedStaffRoleId: role.id,
      role: 'USER' as const,
      code: CODE,
    };
    expectResult((await asAdmin.run(GiveRole, { input: back })).updateUserRole, 'RoleChanged');
    expectResult((await asAdmin.run(DeleteStaffRole, { input: { id: role.id } })).deleteStaffRole, 'StaffRoleDeleted');
    expect(expectResult(await give(person, role.id), 'RoleError').code).toBe('STAFF_ROLE_NOT_FOUND');
  });

  it('is never assigned while it is being deleted', async () => {
    const { role } = await define();
    const person = await addMember(shop);
    const [given, deleted] = await Promise.all([
      give(person, role.id),
      asAdmin.run(DeleteStaffRole, { input: { id: role.id } }).then(({ deleteStaffRole }) => deleteStaffRole),
    ]);
    expect([given.__typename, deleted.__typename]).not.toEqual(['RoleChanged', 'StaffRoleDeleted']);
    const user = await userModel(shop.connection).findById(toUserId(person)).lean();
    expect(user?.role).toBe(given.__typename === 'RoleChanged' ? 'STAFF' : 'USER');
  });

  it('finds no accounts anywhere without the permission to see customers', async () => {
    const { client, person } = await colleague({ permissions: ['ORDER_READ', 'OVERVIEW_READ'] });
    const without = await client.run(AccountsElsewhere, { text: person.email });
    expect(without).toEqual({ staffSearch: { users: [] }, storeOverview: { newestUsers: [] } });
    const withThem = await asAdmin.run(AccountsElsewhere, { text: person.email });
    expect(withThem.staffSearch.users).toEqual([{ email: person.email }]);
    expect(withThem.storeOverview.newestUsers).toContainEqual({ id: person.id });
  });

  it('shows an order in the shop as to any customer without the permission to read orders', async () => {
    const { client } = await colleague({ permissions: ['PRODUCT_WRITE'] });
    const bought = await buyByDeposit(shop);
    expect(await codeOf(client, `{ orderStaffDetails(number: "${bought.number}") { __typename } }`)).toBe('FORBIDDEN');
  });
});

describe('a role that changes while its people are signed in (STAFF-18)', () => {
  it('applies from their next request, and ends their subscriptions, on every server', async () => {
    const { role, version, client } = await colleague({ permissions: ['ORDER_READ', 'STOCK_READ'] }, 1);
    expect(await codeOf(client, LIST_ORDERS)).toBeUndefined();
    const feed = client.subscribe(OrderFeed, {});
    // Three subscribers: the subscription, and the watches for the end of the session and of the role.
    await vi.waitFor(() => expect(shop.app(1).services.live.subscribers).toBe(3));

    const input = { id: role.id, version, name: role.name, permissions: ['STOCK_READ' as const] };
    expectResult((await asAdmin.run(UpdateStaffRole, { input })).updateStaffRole, 'DefinedRole');

    expect(await codeOf(client, LIST_ORDERS)).toBe('FORBIDDEN');
    await expect(feed.next()).rejects.toThrow();
    await client.close();
    expect((await client.run(WhoAmI)).visitor.viewer?.permissions).toEqual(['STOCK_READ']);
  });
});

describe('somebody who assigns roles (STAFF-19)', () => {
  it('cannot grant more than they have', async () => {
    const { client } = await colleague({ permissions: ['STAFF_APPOINT', 'STOCK_READ'] });
    const [within, beyond] = [
      await define({ permissions: ['STOCK_READ'] }),
      await define({ permissions: ['STOCK_UPDATE'] }),
    ];
    const person = await addMember(shop);
    expect(expectResult(await give(person, beyond.role.id, client), 'RoleError').code).toBe('ROLE_REFUSED');
    expectResult(await give(person, within.role.id, client), 'RoleChanged');
    const { staffRoles } = await client.run(StaffRoles);
    const canGive = new Map(staffRoles.map(({ role, viewerCanGive }) => [role.id, viewerCanGive]));
    expect([canGive.get(within.role.id), canGive.get(beyond.role.id)]).toEqual([true, false]);
  });
});

describe('actions on an order (STAFF-24)', () => {
  /** The error codes of trying each action on the order. */
  async function tryAll(client: ShopClient, orderNumber: string) {
    const step = (status: string) =>
      `mutation { updateOrderStatus(input: { orderNumber: "${orderNumber}", expectedStatus: ORDER_SHIPPED, status: ${status} }) { __typename } }`;
    const together = (status: string) =>
      `mutation { updateOrderStatuses(input: { orderNumbers: ["${orderNumber}"], status: ${status} }) { __typename } }`;
    const acts: Readonly<Record<string, string>> = {
      confirm: step('ORDER_CONFIRMED'),
      confirmMany: together('ORDER_CONFIRMED'),
      delay: step('ORDER_DELAYED'),
      ship: `mutation { shipOrders(input: { market: KR, rows: [{ orderNumber: "${orderNumber}" }] }) { __typename } }`,
      cancel: step('ORDER_CANCELLED'),
      cancelMany: together('ORDER_CANCELLED'),
      record: `mutation { requestDepositRest(input: { orderNumber: "${orderNumber}" }) { __typename } }`,
      edit: `query { previewOrderLines(input: { orderNumber: "${orderNumber}", expectedRevision: 0, lines: [] }) { __typename } }`,
      refund: `query { refundPreview(input: { orderNumber: "${orderNumber}", lines: [], shipping: 0 }) { __typename } }`,
      tag: `mutation { addOrderTag(input: { orderNumber: "${orderNumber}", tag: "x" }) { __typename } }`,
    };
    const done: string[] = [];
    for (const [act, query] of Object.entries(acts)) {
      const code = await codeOf(client, query);
      expect(code, query).toBeOneOf([undefined, 'FORBIDDEN']);
      if (code === undefined) done.push(act);
    }
    return done;
  }

  it.each<[CreateStaffRoleInput['permissions'][number], string[]]>([
    ['ORDER_READ', []],
    ['ORDER_CONFIRM', ['confirm', 'confirmMany', 'delay']],
    ['ORDER_SHIP', ['ship']],
    ['ORDER_RECORD_PAYMENT', ['record']],
    ['ORDER_EDIT', ['edit']],
    ['ORDER_CANCEL', ['cancel', 'cancelMany']],
    ['REFUND_MAKE', ['refund']],
    ['ORDER_NOTE', ['tag']],
  ])('are allowed for %s only: %j', async (permission, acts) => {
    const { number } = await buyByDeposit(shop);
    const { client } = await colleague({ permissions: [permission] });
    expect(await tryAll(client, number)).toEqual(acts);
  });

  it('can be undone by those who may perform them (ORDER-24)', async () => {
    const { number: orderNumber } = await buyByCard(shop);
    const step = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
    const { updateOrderStatus } = await asAdmin.run(StepOfRole, { input: { ...step, isUndoable: true } });
    const { order } = expectResult(updateOrderStatus, 'OrderUpdated');
    const change = { orderNumber, changeId: order.undoableChange?.id ?? '' };
    const undo = async (client: ShopClient) =>
      (await client.run(UndoOfRole, { input: { changes: [change] } })).undoStatusChanges;
    const { client: packer } = await colleague({ permissions: ['ORDER_SHIP'] });
    expect(await undo(packer)).toEqual({
      orders: [{ outcome: 'SKIPPED', code: 'STATUS_TRANSITION_REFUSED' }],
    });
    const { client: canceller } = await colleague({ permissions: ['ORDER_CANCEL'] });
    expect(await undo(canceller)).toEqual({ orders: [{ outcome: 'DONE', code: null }] });
    expect(await undo(packer), 'undone already').toEqual({ orders: [{ outcome: 'DONE', code: null }] });
  });
});

describe('the refund limit of a role (STAFF-20)', () => {
  const LIMITED = {
    permissions: ['REFUND_MAKE', 'ORDER_CANCEL', 'ORDER_EDIT'] satisfies CreateStaffRoleInput['permissions'],
    refundLimit: { KRW: 5_000, USD: 1_000 },
  };
  const refund = (client: ShopClient, orderNumber: string, amount: number, expectedLeft: number) =>
    client
      .run(PartRefund, {
        input: { orderNumber, lines: [], shipping: 0, amount, expectedLeft, reason: 'LATE_DELIVERY', note: '' },
      })
      .then(({ requestRefund }) => requestRefund);
  const preview = (client: ShopClient, orderNumber: string, amount: number | null) =>
    client
      .run(LimitedPreview, { input: { orderNumber, lines: [], shipping: 0, amount } })
      .then(({ refundPreview }) => refundPreview);
  const stored = (number: string) => orderModel(shop.connection).findOne({ number }).lean();

  it('cannot be bypassed in parts', async () => {
    const { client } = await colleague(LIMITED);
    const { number, total } = await buyByCard(shop, { [shop.productId('wipe')]: 2 }, NEW_YORK);
    const above = await refund(client, number, 1_001, total);
    expect(expectResult(above, 'OrderError').code).toBe('REFUND_ABOVE_LIMIT');
    expectResult(await refund(client, number, 600, total), 'RefundRequested');
    expect(expectResult(await preview(client, number, null), 'RefundPreview').limitLeft?.amount).toBe(400);
    expect(expectResult(await preview(client, number, 401), 'OrderError').code).toBe('REFUND_ABOVE_LIMIT');
    expect(expectResult(await preview(asAdmin, number, 401), 'RefundPreview').limitLeft).toBeNull();
    expect(expectResult(await refund(client, number, 401, total - 600), 'OrderError').code).toBe('REFUND_ABOVE_LIMIT');
    expectResult(await refund(client, number, 400, total - 600), 'RefundRequested');
    expect((await stored(number))?.refunds).toHaveLength(2);
  });

  it('applies to cancelling a paid order, alone or with others, but not to unpaid ones', async () => {
    const { client } = await colleague({ ...LIMITED, refundLimit: { KRW: 0, USD: 0 } });
    const paid = await buyByCard(shop);
    const unpaid = await buyByDeposit(shop);
    const isOffered = async (by: ShopClient, { number }: { readonly number: string }) =>
      (await by.run(OrderActions, { number })).order?.actions.some(
        ({ kind, viewerCanDo }) => kind === 'CANCEL' && viewerCanDo,
      );
    expect([await isOffered(client, paid), await isOffered(client, unpaid)]).toEqual([false, true]);
    expect(await isOffered(asAdmin, paid)).toBe(true);
    const cancel = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
    const refused = await client.run(UpdateOrderStatus, { input: { orderNumber: paid.number, ...cancel } });
    expect(expectResult(refused.updateOrderStatus, 'OrderError').code).toBe('REFUND_ABOVE_LIMIT');
    const orderNumbers = [paid.number, unpaid.number];
    const bulk = await client.run(CancelOrders, { input: { orderNumbers, status: 'ORDER_CANCELLED' } });
    expect(bulk.updateOrderStatuses).toMatchObject({
      orders: [
        { orderNumber: paid.number, outcome: 'SKIPPED' },
        { orderNumber: unpaid.number, outcome: 'DONE' },
      ],
    });
    expect((await stored(paid.number))?.status).toBe('PREPARING_FOR_SHIPMENT');
  });

  it('applies to edits that lower the price', async () => {
    const { client } = await colleague({ ...LIMITED, refundLimit: { KRW: 0, USD: 0 } });
    const wipe = shop.productId('wipe');
    const { number, total } = await buyByCard(shop, { [wipe]: 2 }, NEW_YORK);
    const input = { orderNumber: number, expectedRevision: 0, lines: toLines({ [wipe]: 1 }) };
    const { previewOrderLines } = await client.run(PreviewOrderLines, { input });
    expect(expectResult(previewOrderLines, 'OrderEditError').code).toBe('TOTAL_REFUSED');
    const edit = { ...input, acceptedTotal: total / 2, reason: 'Asked by phone' };
    const { editOrderLines } = await client.run(EditOrderLines, { input: edit });
    expect(expectResult(editOrderLines, 'OrderEditError').code).toBe('TOTAL_REFUSED');
    expect((await stored(number))?.amounts.total).toBe(total);
  });
});

import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockModel } from '@eunbit/server/modules/stock/stock.model';
import { stockId } from '@eunbit/server/modules/stock/stock.record';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { CancelOrder, GuestOrder, OrderEvents, OrderStatusChanged, SignIn } from '../kit/operations.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const ChangeUndoably = graphql(`
  mutation ChangeUndoably($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) {
      __typename
      ... on OrderUpdated { order { status nextStatuses pendingChange { id status secondsLeft author } } }
      ... on OrderConflictError { message order { status pendingChange { author } } }
      ... on ValidationError { fieldErrors { path } }
      ... on UserError { message }
    }
  }
`);

const ChangeManyUndoably = graphql(`
  mutation ChangeManyUndoably($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) {
      __typename
      ... on OrdersUpdated { orders { orderNumber outcome code message order { status pendingChange { id } } } }
      ... on UserError { message }
    }
  }
`);

const UndoStatusChanges = graphql(`
  mutation UndoStatusChanges($input: UndoStatusChangesInput!) {
    undoStatusChanges(input: $input) {
      __typename
      ... on StatusChangesUndone { changes { orderNumber outcome message order { status pendingChange { id } } } }
      ... on UserError { message }
    }
  }
`);

const PendingOrder = graphql(`
  query PendingOrder($number: String!) {
    order(number: $number) {
      status
      pendingChange { id status author secondsLeft }
      droppedChange { status reason author }
    }
  }
`);

const DELAYED = { status: 'ORDER_DELAYED', delay: { reason: 'OTHER' } };
const UNDO_SECONDS = 20;

let shop: TestShop;
let staff: ShopClient;
let colleague: ShopClient;
let number: string;
let guestToken: string;

beforeAll(async () => {
  shop = await createTestShop({ servers: 2, settings: { UNDO_SECONDS: String(UNDO_SECONDS) } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.renew();
  staff = await signInStaff(shop);
  const manager = { email: 'manager@example.com', password: 'silver-light-2' };
  const name = { firstname: 'JISOO', lastname: 'PARK' };
  await shop.app().services.account.register({ ...manager, ...name, role: 'MANAGER' });
  colleague = shop.client();
  expectResult((await colleague.run(SignIn, { input: manager })).signIn, 'SignedIn');
  await placePaidOrder();
});

/** The order that the tests are about, of a guest. */
async function placeOrder(): Promise<void> {
  const guest = shop.client({ market: 'KR', language: 'en' });
  const placed = expectResult(
    await payByDeposit(guest, await fillCheckout(guest, 'KR', { [shop.productId('wipe')]: 2 })),
    'OrderPlaced',
  );
  number = placed.order.number;
  guestToken = placed.accessToken;
}

/** With its money, as nobody confirms it without (ORDER-4). */
async function placePaidOrder(): Promise<void> {
  await placeOrder();
  await recordWholeDeposit(staff, number);
  await auditModel(shop.connection).deleteMany({ subjectId: number });
}

const findOrder = () => orderModel(shop.connection).findOne({ number }).lean();
const kinds = async () => (await emailModel(shop.connection).find({ kind: 'ORDER_STATUS_CHANGED' }).lean()).length;
const inStock = async () =>
  (
    await stockModel(shop.connection)
      .findById(stockId('KR', shop.productId('wipe')))
      .lean()
  )?.quantity;
const actions = async () =>
  (await auditModel(shop.connection).find({ subjectId: number }).sort({ at: 1 }).lean()).map(({ action }) => action);

async function change(input: object = {}, client = staff) {
  const answer = await client.run(ChangeUndoably, {
    input: {
      orderNumber: number,
      expectedStatus: 'PREPARING_FOR_SHIPMENT',
      status: 'ORDER_CONFIRMED',
      isUndoable: true,
      ...input,
    },
  });
  return answer.updateOrderStatus;
}

/** A change that waits, and its id. */
async function pending(input: object = {}): Promise<string> {
  const { order } = expectResult(await change(input), 'OrderUpdated');
  return order.pendingChange?.id ?? '';
}

async function undo(changeId: string, client = staff) {
  const input = { changes: [{ orderNumber: number, changeId }] };
  const { changes } = expectResult(
    (await client.run(UndoStatusChanges, { input })).undoStatusChanges,
    'StatusChangesUndone',
  );
  return changes[0];
}

/** What the processes do when the time is over, all at once. */
async function passTime(): Promise<void> {
  const later = new Date(Date.now() + (UNDO_SECONDS + 1) * 1000);
  await Promise.all(shop.apps.map(({ services }) => services.pendingChanges.applyDue(later)));
}

const cancelAsGuest = async () =>
  (
    await shop.client().run(CancelOrder, {
      input: { orderNumber: number, accessToken: guestToken, reason: 'CHANGED_MIND' },
    })
  ).cancelOrder;

const SHIPPED = {
  status: 'ORDER_SHIPPED',
  isUnpaidAccepted: true,
  tracking: [{ carrier: 'CJ_LOGISTICS', trackingNumber: '123456789012' }],
} as const;

describe('a status change that can be undone (ORDER-23)', () => {
  it('has no effect before its time is over, and all of it then', async () => {
    const { order } = expectResult(await change(), 'OrderUpdated');

    expect(order).toEqual({
      status: 'PREPARING_FOR_SHIPMENT',
      nextStatuses: [],
      pendingChange: {
        id: expect.any(String),
        status: 'ORDER_CONFIRMED',
        secondsLeft: UNDO_SECONDS,
        author: 'SEOYEON HAN',
      },
    });
    expect((await findOrder())?.status).toBe('PREPARING_FOR_SHIPMENT');
    await Promise.all(shop.apps.map(({ services }) => services.pendingChanges.applyDue()));
    expect(await kinds()).toBe(0);

    await passTime();

    expect(await findOrder()).toMatchObject({ status: 'ORDER_CONFIRMED', payment: { state: 'PAID' } });
    expect((await findOrder())?.pendingChange).toBeUndefined();
    expect(await ledgerModel(shop.connection).countDocuments({ orderNumber: number, kind: 'PAYMENT' })).toBe(1);
    expect(await kinds()).toBe(1);
    expect(await actions()).toEqual(['ORDER_STATUS_CHANGED']);
  });

  it('is shown to staff with its author, and to nobody else', async () => {
    const { live: hub } = shop.app().services;
    const feed = staff.subscribe(OrderEvents, { market: 'KR' });
    await expect.poll(() => hub.subscribers).toBeGreaterThanOrEqual(1);
    await placeOrder();
    // Until staff have seen it, the event of the purchase could still come to the buyer.
    while ((await feed.next()).orderEvents.order.number !== number);
    const others = hub.subscribers;
    const live = shop.client().subscribe(OrderStatusChanged, { accessToken: guestToken });
    await expect.poll(() => hub.subscribers).toBeGreaterThan(others);
    await pending(DELAYED);

    expect((await colleague.run(PendingOrder, { number })).order?.pendingChange).toMatchObject({
      status: 'ORDER_DELAYED',
      author: 'SEOYEON HAN',
    });
    expect((await shop.client().run(GuestOrder, { accessToken: guestToken })).guestOrder?.status).toBe(
      'PREPARING_FOR_SHIPMENT',
    );
    await passTime();
    // The first that the buyer hears of it: the pending change was no event for them.
    expect((await live.next())?.orderStatusChanged.status).toBe('ORDER_DELAYED');
  });

  it('is checked as one that takes effect at once', async () => {
    expect(expectResult(await change({ status: 'ORDER_DELAYED' }), 'ValidationError').fieldErrors[0]?.path).toBe(
      'delay',
    );
    expect((await findOrder())?.pendingChange).toBeUndefined();
  });

  it('is applied by the process that took it', async () => {
    const quick = await shop.addServer({ UNDO_SECONDS: '1' });
    await change({}, await signInStaff(shop, quick));

    await expect.poll(async () => (await findOrder())?.status).toBe('ORDER_CONFIRMED');
  });

  it('is applied by another process where that one has ended', async () => {
    await pending();
    shop.app(0).services.pendingChanges.close();
    await shop.app(1).services.pendingChanges.applyDue(new Date(Date.now() + (UNDO_SECONDS + 1) * 1000));

    expect((await findOrder())?.status).toBe('ORDER_CONFIRMED');
    expect(await kinds()).toBe(1);
  });

  it('takes effect at once where callers do not ask for it', async () => {
    const { order } = expectResult(await change({ isUndoable: false }), 'OrderUpdated');
    expect(order).toMatchObject({ status: 'ORDER_CONFIRMED', pendingChange: null });
  });
});

describe('undoing (ORDER-24)', () => {
  it('leaves nothing behind but a line in the log, however often it is pressed', async () => {
    const before = await inStock();
    const id = await pending({ status: 'ORDER_CANCELLED' });

    const answers = await Promise.all([undo(id), undo(id)]);
    await passTime();

    expect([...answers, await undo(id)].map((answer) => answer?.outcome)).toEqual(['UNDONE', 'UNDONE', 'UNDONE']);
    expect(await findOrder()).toMatchObject({ status: 'PREPARING_FOR_SHIPMENT', statusHistory: [{}] });
    expect(await inStock()).toBe(before);
    expect(await kinds()).toBe(0);
    expect(await actions()).toEqual(['ORDER_STATUS_CHANGE_UNDONE']);
    await pending();
  });

  it('may be done by a colleague, under their own name', async () => {
    await undo(await pending(), colleague);

    const [entry] = await auditModel(shop.connection).find({ subjectId: number }).lean();
    expect(entry).toMatchObject({
      action: 'ORDER_STATUS_CHANGE_UNDONE',
      changes: [{ field: 'status', before: 'ORDER_CONFIRMED', after: 'PREPARING_FOR_SHIPMENT' }],
    });
    expect(entry?.by).not.toBe((await findOrder())?.pendingChange?.by);
  });

  it('is too late once the change was made, and shows the order', async () => {
    const id = await pending();
    await passTime();

    expect(await undo(id)).toEqual({
      orderNumber: number,
      outcome: 'TOO_LATE',
      message: 'This change has been made and can no longer be undone.',
      order: { status: 'ORDER_CONFIRMED', pendingChange: null },
    });
  });

  it('and applying at the same moment let one of them through', async () => {
    const id = await pending();
    const [answer] = await Promise.all([undo(id), passTime()]);

    const isUndone = answer?.outcome === 'UNDONE';
    expect((await findOrder())?.status).toBe(isUndone ? 'PREPARING_FOR_SHIPMENT' : 'ORDER_CONFIRMED');
    expect(await kinds()).toBe(isUndone ? 0 : 1);
  });

  it('takes back many orders with one call', async () => {
    const numbers = ['EB-261101-AAAAAAA1', 'EB-261101-AAAAAAA2', 'EB-261101-AAAAAAA3'];
    for (const one of numbers) await writeOrder(shop, { number: one });
    const input = { orderNumbers: numbers, status: 'ORDER_CONFIRMED', isUndoable: true } as const;
    const { orders } = expectResult(
      (await staff.run(ChangeManyUndoably, { input })).updateOrderStatuses,
      'OrdersUpdated',
    );
    const changes = orders.map(({ orderNumber, order }) => ({ orderNumber, changeId: order?.pendingChange?.id ?? '' }));

    const unknown = { orderNumber: 'EB-261101-ZZZZZZZZ', changeId: 'none' };
    const answer = await staff.run(UndoStatusChanges, { input: { changes: [...changes, unknown] } });
    await passTime();

    const outcomes = expectResult(answer.undoStatusChanges, 'StatusChangesUndone').changes.map(
      ({ outcome }) => outcome,
    );
    expect(outcomes).toEqual(['UNDONE', 'UNDONE', 'UNDONE', 'NOT_FOUND']);
    expect(
      await orderModel(shop.connection).countDocuments({ number: { $in: numbers }, status: 'ORDER_CONFIRMED' }),
    ).toBe(0);
    expect(await kinds()).toBe(0);
  });

  it('of more than a hundred at once is refused', async () => {
    const changes = Array.from({ length: 101 }, () => ({ orderNumber: number, changeId: 'x' }));
    const { undoStatusChanges } = await staff.run(UndoStatusChanges, { input: { changes } });
    expectResult(undoStatusChanges, 'ValidationError');
  });
});

describe('while a change can be undone (ORDER-25)', () => {
  it('a colleague reads who has made it and for how long, alone or for many', async () => {
    await pending();

    const one = expectResult(await change({}, colleague), 'OrderConflictError');
    const input = { orderNumbers: [number], status: 'ORDER_CANCELLED' as const };
    const many = expectResult(
      (await colleague.run(ChangeManyUndoably, { input })).updateOrderStatuses,
      'OrdersUpdated',
    );

    expect(one.message).toMatch(/^SEOYEON HAN has just changed this order\. That can still be undone for \d+ seconds/);
    expect(many.orders).toMatchObject([{ outcome: 'SKIPPED', code: 'ORDER_CONFLICT', message: one.message }]);
    expect((await findOrder())?.pendingChange?.status).toBe('ORDER_CONFIRMED');
  });

  it('of two members of staff one gets through', async () => {
    const answers = await Promise.all([change(), change({}, colleague)]);

    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['OrderConflictError', 'OrderUpdated']);
  });

  it('the buyer cancels in spite of a confirmation, which is dropped', async () => {
    await pending();
    expectResult(await cancelAsGuest(), 'OrderUpdated');
    await passTime();

    const { order } = await staff.run(PendingOrder, { number });
    expect(order).toEqual({
      status: 'ORDER_CANCELLED',
      pendingChange: null,
      droppedChange: { status: 'ORDER_CONFIRMED', reason: 'CANCELLED_BY_BUYER', author: 'SEOYEON HAN' },
    });
    expect(await findOrder()).toMatchObject({ payment: { state: 'REFUND_DUE' }, statusHistory: [{}, {}] });
    expect(await kinds()).toBe(1);
    expect(await actions()).toEqual(['ORDER_STATUS_CHANGE_DROPPED']);
  });

  it('the buyer does not cancel what is being shipped', async () => {
    await pending(SHIPPED);

    expectResult(await cancelAsGuest(), 'OrderConflictError');
    await passTime();
    expect(await findOrder()).toMatchObject({
      status: 'ORDER_SHIPPED',
      fulfilments: [{ parcels: [{ carrier: 'CJ_LOGISTICS' }] }],
    });
  });

  it('the buyer cancelling and the time running out let one of them through', async () => {
    await pending();
    const [cancelled] = await Promise.all([cancelAsGuest(), passTime()]);

    const isCancelled = cancelled.__typename === 'OrderUpdated';
    expect((await findOrder())?.status).toBe(isCancelled ? 'ORDER_CANCELLED' : 'ORDER_CONFIRMED');
    expect((await findOrder())?.statusHistory).toHaveLength(2);
    expect(await kinds()).toBe(1);
  });

  it('the shop does not cancel it for want of its deposit', async () => {
    await placeOrder();
    await pending(DELAYED);
    await shop.app().services.unpaidOrders.chase(new Date(Date.now() + 30 * 86_400_000));

    expect(await findOrder()).toMatchObject({ status: 'PREPARING_FOR_SHIPMENT', pendingChange: {} });
  });

  it('it is dropped where the money goes away, with a line in the log and a mark on the order', async () => {
    await orderModel(shop.connection).updateOne(
      { number },
      { $set: { 'payment.method': 'ESCROW', 'payment.state': 'AUTHORISED' } },
    );
    await pending(SHIPPED);
    await orderModel(shop.connection).updateOne({ number }, { $set: { 'payment.state': 'LAPSED' } });
    await passTime();

    expect((await staff.run(PendingOrder, { number })).order).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      pendingChange: null,
      droppedChange: { status: 'ORDER_SHIPPED', reason: 'PAYMENT' },
    });
    expect(await kinds()).toBe(0);
    expect(await actions()).toEqual(['ORDER_STATUS_CHANGE_DROPPED']);

    // The mark goes with the next change.
    await pending({ status: 'ORDER_CANCELLED' });
    expect((await findOrder())?.droppedChange).toBeUndefined();
  });

  it('an order that was paid does not leave once its deposit turns out a mistake (PAYMENT-32)', async () => {
    const written = await findOrder();
    const paid = { state: 'PAID', status: 'PAID', paidAmount: written?.amounts.total };
    const write = (payment: object) =>
      orderModel(shop.connection).updateOne(
        { number },
        { $set: Object.fromEntries(Object.entries(payment).map(([field, value]) => [`payment.${field}`, value])) },
      );
    await write(paid);
    await pending({ ...SHIPPED, isUnpaidAccepted: false });
    await write({ state: 'AWAITING_DEPOSIT', status: 'AWAITING_PAYMENT', paidAmount: 0 });
    await passTime();

    expect(await findOrder()).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      droppedChange: { status: 'ORDER_SHIPPED', reason: 'PAYMENT' },
    });
  });

  it('a confirmation is judged by the money of the time when it is applied (ORDER-4)', async () => {
    await pending();
    const taken = {
      'payment.state': 'AWAITING_DEPOSIT',
      'payment.status': 'AWAITING_PAYMENT',
      'payment.paidAmount': 0,
    };
    await orderModel(shop.connection).updateOne({ number }, { $set: taken });
    await passTime();

    expect(await findOrder()).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      droppedChange: { status: 'ORDER_CONFIRMED', reason: 'PAYMENT' },
    });
  });
});

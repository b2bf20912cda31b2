import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { buyByCard, buyByEscrow } from '../kit/bought-orders.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { readEmails } from '../kit/emails.ts';
import { CancelOrder, OrderEvents, OrderStatusChanged, SignIn } from '../kit/operations.ts';
import { writeOrder } from '../kit/orders.ts';
import { shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ChangeUndoably = graphql(`
  mutation ChangeUndoably($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) {
      __typename
      ... on OrderUpdated { order { status actions { kind viewerCanDo } undoableChange { id status secondsLeft author } } }
      ... on OrderConflictError { message order { status undoableChange { author } } }
      ... on ValidationError { fieldErrors { path } }
      ... on UserError { message }
    }
  }
`);

const ChangeManyUndoably = graphql(`
  mutation ChangeManyUndoably($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) {
      __typename
      ... on OrdersUpdated { orders { orderNumber outcome code message order { status undoableChange { id } } } }
      ... on UserError { message }
    }
  }
`);

const UndoStatusChanges = graphql(`
  mutation UndoStatusChanges($input: UndoStatusChangesInput!) {
    undoStatusChanges(input: $input) {
      __typename
      ... on OrdersUpdated { orders { orderNumber outcome code message order { status undoableChange { id } } } }
      ... on UserError { message }
    }
  }
`);

const UndoableOrder = graphql(`
  query UndoableOrder($number: String!) {
    order(number: $number) {
      status
      undoableChange { id status author secondsLeft }
    }
  }
`);

const DELAYED = { status: 'ORDER_DELAYED', delay: { reason: 'OTHER' } };
const UNDO_SECONDS = 20;

const shop = useTestShop({ eachTest: 'renewed', servers: 2, settings: { UNDO_SECONDS: String(UNDO_SECONDS) } });
let staff: ShopClient;
let colleague: ShopClient;
let number: string;
let guestToken: string;

beforeEach(async () => {
  staff = await signInStaff(shop);
  const manager = { email: 'manager@example.com', password: 'silver-light-2' };
  const name = { firstName: 'JISOO', lastName: 'PARK' };
  await shop.app().services.account.register({ ...manager, ...name, role: 'MANAGER' });
  colleague = shop.client();
  expectResult((await colleague.run(SignIn, { input: manager })).signIn, 'Viewer');
  await placePaidOrder();
});

/** Places the guest order that the tests use. */
async function placeOrder(): Promise<void> {
  const guest = shop.client({ market: 'KR', language: 'en' });
  const placed = expectResult(
    await payByDeposit(guest, await fillCheckout(guest, 'KR', { [shop.productId('wipe')]: 2 })),
    'OrderPlaced',
  );
  number = placed.order.number;
  guestToken = placed.accessToken;
}

/** With its deposit, since no order is confirmed without it (ORDER-4). */
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

/** Makes a change that can be undone; returns its id. */
async function changeUndoably(input: object = {}, client = staff): Promise<string> {
  const { order } = expectResult(await change(input, client), 'OrderUpdated');
  return order.undoableChange?.id ?? '';
}

async function undo(changeId: string, client = staff) {
  const input = { changes: [{ orderNumber: number, changeId }] };
  const { orders } = expectResult((await client.run(UndoStatusChanges, { input })).undoStatusChanges, 'OrdersUpdated');
  return orders[0];
}

/** The time when the undo period is over. */
const later = () => new Date(Date.now() + (UNDO_SECONDS + 2) * 1000);

/** Runs the jobs of all processes at once, as of the given time. */
async function work(now = new Date()): Promise<void> {
  await Promise.all(
    shop.apps.map(async ({ services: { emailDelivery, payment, shipment, cashReceiptIssue } }) => {
      await emailDelivery.deliverDue(now);
      await payment.followUp(now);
      await payment.payDueRefunds(now);
      await shipment.workOff(now);
      await cashReceiptIssue.run(now);
    }),
  );
}

/** Ends the undo period of the order's last change. */
async function passTime(): Promise<void> {
  const last = ((await findOrder())?.statusHistory.length ?? 0) - 1;
  const over = { [`statusHistory.${last}.undoableUntil`]: new Date(Date.now() - 2000) };
  await orderModel(shop.connection).updateOne({ number }, { $set: over });
}

const readStatusEmails = () => readEmails(shop.emailUrl, { to: CONTACT.email, kind: 'ORDER_STATUS_CHANGED' });
const cancelAsGuest = async () =>
  (
    await shop.client().run(CancelOrder, {
      input: { orderNumber: number, accessToken: guestToken, reason: 'CHANGED_MIND' },
    })
  ).cancelOrder;

const shipUndoably = () => shipped(staff, number, { isUndoable: true, isUnpaidAccepted: true });

describe('a status change that can be undone (ORDER-23)', () => {
  it('is made at once, and its email is sent when its time is over', async () => {
    const { order } = expectResult(await change(), 'OrderUpdated');

    expect(order).toEqual({
      status: 'ORDER_CONFIRMED',
      actions: expect.arrayContaining([{ kind: 'SHIP', viewerCanDo: true }]),
      undoableChange: {
        id: expect.any(String),
        status: 'ORDER_CONFIRMED',
        secondsLeft: UNDO_SECONDS,
        author: 'SEOYEON HAN',
      },
    });
    expect(await findOrder()).toMatchObject({ status: 'ORDER_CONFIRMED', payment: { status: 'PAID' } });
    expect(await ledgerModel(shop.connection).countDocuments({ orderNumber: number, kind: 'PAYMENT' })).toBe(1);
    expect(await actions()).toEqual(['ORDER_STATUS_CHANGED']);
    await work();
    expect(await readStatusEmails()).toEqual([]);
    expect(await kinds()).toBe(1);

    await work(later());
    expect(await readStatusEmails()).toHaveLength(1);
  });

  it('is shown to its buyer, and to staff with its author', async () => {
    const { live: hub } = shop.app().services;
    const feed = staff.subscribe(OrderEvents, { market: 'KR' });
    await expect.poll(() => hub.subscribers).toBeGreaterThanOrEqual(1);
    await placeOrder();
    // Before staff receive it, the event of the purchase could still reach the buyer.
    while ((await feed.next()).orderEvents.order.number !== number);
    const others = hub.subscribers;
    const live = shop.client().subscribe(OrderStatusChanged, { accessToken: guestToken });
    await expect.poll(() => hub.subscribers).toBeGreaterThan(others);
    const id = await changeUndoably(DELAYED);

    expect((await colleague.run(UndoableOrder, { number })).order?.undoableChange).toMatchObject({
      status: 'ORDER_DELAYED',
      author: 'SEOYEON HAN',
    });
    expect((await live.next())?.orderStatusChanged.status).toBe('ORDER_DELAYED');
    await undo(id);
    expect((await live.next())?.orderStatusChanged.status).toBe('PREPARING_FOR_SHIPMENT');
  });

  it('ends once its time is over, or another has followed', async () => {
    await changeUndoably();
    await passTime();
    expect((await staff.run(UndoableOrder, { number })).order?.undoableChange).toBeNull();
  });

  it('is validated like one that cannot be undone', async () => {
    expect(expectResult(await change({ status: 'ORDER_DELAYED' }), 'ValidationError').fieldErrors[0]?.path).toBe(
      'delay',
    );
    expect((await findOrder())?.status).toBe('PREPARING_FOR_SHIPMENT');
  });

  it('survives the end of its process: another one does what follows', async () => {
    const quick = await shop.addServer({});
    await change({ status: 'ORDER_CANCELLED' }, await signInStaff(shop, quick));
    const { emailDelivery } = shop.app(1).services;

    await emailDelivery.deliverDue(new Date());
    expect(await readStatusEmails()).toEqual([]);
    await emailDelivery.deliverDue(later());
    expect(await readStatusEmails()).toHaveLength(1);
  });

  it('cannot be undone if the caller does not request it, and sends its email at once', async () => {
    const { order } = expectResult(await change({ isUndoable: false }), 'OrderUpdated');
    expect(order).toMatchObject({ status: 'ORDER_CONFIRMED', undoableChange: null });
    await work();
    expect(await readStatusEmails()).toHaveLength(1);
  });

  it('cannot be undone if the shop allows no time', async () => {
    const strict = await shop.addServer({ UNDO_SECONDS: '0' });
    const { order } = expectResult(await change({}, await signInStaff(shop, strict)), 'OrderUpdated');
    expect(order.undoableChange).toBeNull();
  });
});

describe('money, while a change can be undone', () => {
  const refunds = () => ledgerModel(shop.connection).countDocuments({ orderNumber: number, kind: 'REFUND' });

  it('is not refunded to a card until the time is over', async () => {
    ({ number } = await buyByCard(shop));
    const before = await findOrder();
    await changeUndoably({ status: 'ORDER_CANCELLED' });
    await work();
    expect(await findOrder()).toMatchObject({ status: 'ORDER_CANCELLED', payment: { status: 'REFUND_DUE' } });
    expect(await refunds()).toBe(0);

    await work(later());
    expect(await findOrder()).toMatchObject({
      payment: { status: 'REFUNDED', refundedAmount: before?.payment.paidAmount },
    });
  });

  it('is never refunded if the change is undone', async () => {
    ({ number } = await buyByCard(shop));
    const before = await findOrder();
    expect(await undo(await changeUndoably({ status: 'ORDER_CANCELLED' }))).toMatchObject({ outcome: 'DONE' });
    await work(later());

    const { payment } = (await findOrder()) ?? {};
    expect(payment).toMatchObject(before?.payment ?? {});
    expect(payment).not.toHaveProperty('refundDueAt');
    expect(await refunds()).toBe(0);
    expect(await readStatusEmails()).toEqual([]);
  });

  it('is not captured from an authorised card until the time is over', async () => {
    ({ number } = await buyByEscrow(shop));
    const { undoableChange } = await shipUndoably();
    await work();
    expect(await findOrder()).toMatchObject({ status: 'ORDER_SHIPPED', payment: { status: 'CAPTURE_DUE' } });
    expect(await undo(undoableChange?.id ?? '')).toMatchObject({ outcome: 'DONE' });
    await work(later());
    expect(await findOrder()).toMatchObject({ payment: { status: 'AUTHORISED', paidAmount: 0 }, fulfilments: [] });

    await shipUndoably();
    await work(later());
    expect(await findOrder()).toMatchObject({ status: 'ORDER_SHIPPED', payment: { status: 'PAID' } });
  });
});

describe('undoing a change (ORDER-24)', () => {
  it('leaves nothing but log entries, even if repeated', async () => {
    const before = await inStock();
    const written = await findOrder();
    const id = await changeUndoably({ status: 'ORDER_CANCELLED' });
    expect(await inStock()).toBe((before ?? 0) + 2);

    const answers = await Promise.all([undo(id), undo(id)]);
    await work(later());

    expect([...answers, await undo(id)].map((answer) => answer?.outcome)).toEqual(['DONE', 'DONE', 'DONE']);
    expect(await findOrder()).toMatchObject({ status: 'PREPARING_FOR_SHIPMENT', statusHistory: [{}] });
    expect((await findOrder())?.payment).toMatchObject(written?.payment ?? {});
    expect(await inStock()).toBe(before);
    expect(await kinds()).toBe(0);
    expect(await actions()).toEqual(['ORDER_STATUS_CHANGED', 'ORDER_STATUS_CHANGE_UNDONE']);
    expect(await changeUndoably()).not.toBe(id);
  });

  it('withdraws only the email of that change: the same change, made again, sends its own', async () => {
    await undo(await changeUndoably());
    await changeUndoably();
    await work(later());

    expect(await readStatusEmails()).toHaveLength(1);
    expect(await kinds()).toBe(1);
  });

  it('can be done by a colleague, under their own name', async () => {
    await undo(await changeUndoably(), colleague);

    const entry = await auditModel(shop.connection)
      .findOne({ subjectId: number, action: 'ORDER_STATUS_CHANGE_UNDONE' })
      .lean();
    expect(entry).toMatchObject({
      changes: [{ field: 'status', before: 'ORDER_CONFIRMED', after: 'PREPARING_FOR_SHIPMENT' }],
    });
    const made = await auditModel(shop.connection)
      .findOne({ subjectId: number, action: 'ORDER_STATUS_CHANGED' })
      .lean();
    expect(entry?.by).not.toBe(made?.by);
  });

  it('fails once the time is over, and returns the order', async () => {
    const id = await changeUndoably();
    await passTime();

    expect(await undo(id)).toEqual({
      orderNumber: number,
      outcome: 'SKIPPED',
      code: 'ORDER_CONFLICT',
      message: 'This change can no longer be undone.',
      order: { status: 'ORDER_CONFIRMED', undoableChange: null },
    });
  });

  it('fails once its email is being sent', async () => {
    const id = await changeUndoably({ status: 'ORDER_CANCELLED' });
    const before = await inStock();
    await shop.app().services.emailDelivery.deliverDue(later());

    expect(await undo(id)).toMatchObject({ code: 'ORDER_CONFLICT', order: { status: 'ORDER_CANCELLED' } });
    expect(await inStock()).toBe(before);
  });

  it('fails once another change has followed, whose own email is sent after the first', async () => {
    const id = await changeUndoably();
    await change({ expectedStatus: 'ORDER_CONFIRMED', ...DELAYED, isUndoable: false }, colleague);

    expect(await undo(id)).toMatchObject({ code: 'ORDER_CONFLICT', order: { status: 'ORDER_DELAYED' } });
    await work();
    expect(await readStatusEmails()).toEqual([]);
    await work(later());
    const order = (
      await emailModel(shop.connection).find({ kind: 'ORDER_STATUS_CHANGED' }).sort({ sentAt: 1 }).lean()
    ).map(({ refs }) => refs.status);
    expect(order).toEqual(['ORDER_CONFIRMED', 'ORDER_DELAYED']);
  });

  it('and another change at once: one of them succeeds', async () => {
    const id = await changeUndoably();
    const next = { expectedStatus: 'ORDER_CONFIRMED', ...DELAYED };
    const [answer, moved] = await Promise.all([undo(id), change(next, colleague)]);

    const isUndone = answer?.outcome === 'DONE';
    expect(moved.__typename).toBe(isUndone ? 'OrderConflictError' : 'OrderUpdated');
    expect(await findOrder()).toMatchObject(
      isUndone
        ? { status: 'PREPARING_FOR_SHIPMENT', statusHistory: [{}] }
        : { status: 'ORDER_DELAYED', statusHistory: [{}, {}, {}] },
    );
    expect(await kinds()).toBe(isUndone ? 0 : 2);
  });

  it('fails if the units of a cancelled order are gone, which are named', async () => {
    const id = await changeUndoably({ status: 'ORDER_CANCELLED' });
    await stockModel(shop.connection).updateOne(
      { _id: stockId('KR', shop.productId('wipe')) },
      { $set: { quantity: 1 } },
    );

    const answer = await undo(id);
    expect(answer).toMatchObject({ code: 'INSUFFICIENT_STOCK', order: { status: 'ORDER_CANCELLED' } });
    expect(answer?.message).toMatch(/^Not undone: not all units/);
    expect(await inStock()).toBe(1);
    expect(await kinds()).toBe(1);
  });

  it('reverts many orders with one call', async () => {
    const numbers = ['EB-261101-AAAAAAA1', 'EB-261101-AAAAAAA2', 'EB-261101-AAAAAAA3'];
    for (const one of numbers) await writeOrder(shop, { number: one });
    const input = { orderNumbers: numbers, status: 'ORDER_CONFIRMED', isUndoable: true } as const;
    const { orders } = expectResult(
      (await staff.run(ChangeManyUndoably, { input })).updateOrderStatuses,
      'OrdersUpdated',
    );
    const changes = orders.map(({ orderNumber, order }) => ({
      orderNumber,
      changeId: order?.undoableChange?.id ?? '',
    }));

    const unknown = { orderNumber: 'EB-261101-ZZZZZZZZ', changeId: 'none' };
    const answer = await staff.run(UndoStatusChanges, { input: { changes: [...changes, unknown] } });
    await work(later());

    const outcomes = expectResult(answer.undoStatusChanges, 'OrdersUpdated').orders.map(
      ({ outcome, code }) => code ?? outcome,
    );
    expect(outcomes).toEqual(['DONE', 'DONE', 'DONE', 'ORDER_NOT_FOUND']);
    expect(
      await orderModel(shop.connection).countDocuments({ number: { $in: numbers }, status: 'ORDER_CONFIRMED' }),
    ).toBe(0);
    expect(await kinds()).toBe(0);
  });

  it('is refused for more than a hundred at once', async () => {
    const changes = Array.from({ length: 101 }, () => ({ orderNumber: number, changeId: 'x' }));
    const { undoStatusChanges } = await staff.run(UndoStatusChanges, { input: { changes } });
    expectResult(undoStatusChanges, 'ValidationError');
  });
});

describe('while a change can be undone (ORDER-25)', () => {
  it('a colleague can make the next change, for one or many, from the new status', async () => {
    await changeUndoably();

    expectResult(await change({}, colleague), 'OrderConflictError');
    const input = { orderNumbers: [number], status: 'ORDER_CANCELLED' as const };
    const many = expectResult(
      (await colleague.run(ChangeManyUndoably, { input })).updateOrderStatuses,
      'OrdersUpdated',
    );
    expect(many.orders).toMatchObject([{ outcome: 'DONE', order: { status: 'ORDER_CANCELLED' } }]);
  });

  it('one of two members of staff succeeds', async () => {
    const answers = await Promise.all([change(), change({}, colleague)]);

    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['OrderConflictError', 'OrderUpdated']);
  });

  it('the buyer cannot cancel what was confirmed, but can once that is undone', async () => {
    const id = await changeUndoably();
    expectResult(await cancelAsGuest(), 'OrderConflictError');
    await undo(id);
    expectResult(await cancelAsGuest(), 'OrderUpdated');
    expect(await findOrder()).toMatchObject({ payment: { status: 'REFUND_DUE' }, statusHistory: [{}, {}] });
    expect(await kinds()).toBe(1);
  });

  it('the buyer does not cancel what is being shipped', async () => {
    await shipUndoably();

    expectResult(await cancelAsGuest(), 'OrderConflictError');
    expect(await findOrder()).toMatchObject({
      status: 'ORDER_SHIPPED',
      fulfilments: [{ parcels: [{ carrier: 'CJ_LOGISTICS' }] }],
    });
  });

  it('the buyer cancels or staff confirm: one of them succeeds', async () => {
    const [cancelled, confirmed] = await Promise.all([cancelAsGuest(), change()]);

    const isCancelled = cancelled.__typename === 'OrderUpdated';
    expect(confirmed.__typename).toBe(isCancelled ? 'OrderConflictError' : 'OrderUpdated');
    expect((await findOrder())?.status).toBe(isCancelled ? 'ORDER_CANCELLED' : 'ORDER_CONFIRMED');
    expect((await findOrder())?.statusHistory).toHaveLength(2);
    expect(await kinds()).toBe(1);
  });

  it('a delayed order with an overdue deposit does not expire, and an undo restores its deadline', async () => {
    await placeOrder();
    const due = (await findOrder())?.payment.dueAt;
    const id = await changeUndoably(DELAYED);
    await shop.app().services.unpaidOrders.chase(new Date(Date.now() + 30 * 86_400_000));
    expect((await findOrder())?.status).toBe('ORDER_DELAYED');

    await undo(id);
    expect((await findOrder())?.payment.dueAt).toEqual(due);
  });

  it('money that has moved prevents the undo: a cancelled order whose refund was recorded stays', async () => {
    const id = await changeUndoably({ status: 'ORDER_CANCELLED' });
    await orderModel(shop.connection).updateOne({ number }, { $set: { 'payment.status': 'REFUNDED' } });

    expect(await undo(id)).toMatchObject({ code: 'ORDER_CONFLICT', order: { status: 'ORDER_CANCELLED' } });
  });

  it('money that the change did not move is independent: a mistaken deposit stays one', async () => {
    const id = await changeUndoably();
    const taken = {
      'payment.status': 'AWAITING_PAYMENT',
      'payment.summary': 'AWAITING_PAYMENT',
      'payment.paidAmount': 0,
    };
    await orderModel(shop.connection).updateOne({ number }, { $set: taken });

    expect(await undo(id)).toMatchObject({ outcome: 'DONE' });
    expect(await findOrder()).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      payment: { status: 'AWAITING_PAYMENT' },
    });
  });
});

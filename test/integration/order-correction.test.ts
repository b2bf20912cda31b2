import { storeDay } from '@eunbit/server/common/store-time';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { decideTransferRefunded } from '@eunbit/server/modules/order/transfer-refund-decision';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { readEmails, waitForEmails } from '../kit/emails.ts';
import { CancelOrder, UpdateOrderStatus } from '../kit/operations.ts';
import { writeOrder } from '../kit/orders.ts';
import { shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const OrderCorrection = graphql(`
  query OrderCorrection($number: String!) {
    orderCorrection(number: $number) { from to problem message money stock }
  }
`);

const CorrectOrderStatus = graphql(`
  mutation CorrectOrderStatus($input: CorrectOrderStatusInput!) {
    correctOrderStatus(input: $input) {
      __typename
      ... on OrderUpdated {
        order { status actions { kind viewerCanDo } statusHistory { status isCorrection isTakenBack correctionReason delay { reason } } tracking { trackingNumber } fulfilmentStatus }
      }
      ... on OrderConflictError { order { status } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);

const Corrected = graphql(`
  query Corrected($accessToken: String!) {
    guestOrder(accessToken: $accessToken) { statusHistory { status isCorrection isTakenBack correctionReason } }
  }
`);

const SetDue = graphql(`
  mutation SetDue($input: UpdatePaymentDueInput!) {
    updatePaymentDue(input: $input) { __typename ... on UserError { message } }
  }
`);

const DAY = 86_400_000;

const SaleCounts = graphql(`
  query SaleCounts($market: Market!) { orderCounts(market: $market) { byStatus { status count } } }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;
let number: string;
let guestToken: string;

beforeEach(async () => {
  staff = await signInStaff(shop);
  const guest = shop.client({ market: 'KR', language: 'en' });
  const placed = expectResult(
    await payByDeposit(guest, await fillCheckout(guest, 'KR', { [shop.productId('wipe')]: 2 })),
    'OrderPlaced',
  );
  number = placed.order.number;
  guestToken = placed.accessToken;
});

const findOrder = (one = number) => orderModel(shop.connection).findOne({ number: one }).lean();
const level = () =>
  stockModel(shop.connection)
    .findById(stockId('KR', shop.productId('wipe')))
    .lean();

async function move(status: 'ORDER_CONFIRMED' | 'ORDER_DELAYED' | 'ORDER_CANCELLED') {
  const delay = { reason: 'OTHER', until: '2099-01-01T00:00:00Z' } as const;
  if (status === 'ORDER_CONFIRMED') await recordWholeDeposit(staff, number);
  const expectedStatus = (await findOrder())?.status ?? 'PREPARING_FOR_SHIPMENT';
  const input = { orderNumber: number, expectedStatus, status, delay };
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

const preview = async (one = number) => (await staff.run(OrderCorrection, { number: one })).orderCorrection;

async function correct(
  to: 'PREPARING_FOR_SHIPMENT' | 'ORDER_CONFIRMED' | 'ORDER_DELAYED' | 'ORDER_CANCELLED',
  { reason = 'Wrong row.', orderNumber = number } = {},
) {
  const answer = await staff.run(CorrectOrderStatus, { input: { orderNumber, to, reason } });
  return answer.correctOrderStatus;
}

async function countByStatus() {
  const { orderCounts } = await staff.run(SaleCounts, { market: 'KR' });
  return Object.fromEntries(orderCounts.byStatus.map(({ status, count }) => [status, count]));
}

describe('a mistaken confirmation', () => {
  it('is undone, and what it has booked stays booked (ORDER-26, ORDER-27)', async () => {
    await move('ORDER_CONFIRMED');
    expect(await preview()).toEqual({
      from: 'ORDER_CONFIRMED',
      to: 'PREPARING_FOR_SHIPMENT',
      problem: null,
      message: null,
      money: 'UNTOUCHED',
      stock: 'UNTOUCHED',
    });

    const { order } = expectResult(await correct('PREPARING_FOR_SHIPMENT'), 'OrderUpdated');

    expect(order.status).toBe('PREPARING_FOR_SHIPMENT');
    expect(order.actions).toContainEqual({ kind: 'CONFIRM', viewerCanDo: true });
    expect(order.statusHistory).toMatchObject([
      { status: 'PREPARING_FOR_SHIPMENT', isCorrection: false, isTakenBack: false },
      { status: 'ORDER_CONFIRMED', isCorrection: false, isTakenBack: true },
      { status: 'PREPARING_FOR_SHIPMENT', isCorrection: true, isTakenBack: false, correctionReason: 'Wrong row.' },
    ]);
    expect((await findOrder())?.payment).toMatchObject({ status: 'PAID', summary: 'PAID' });
    expect(await auditModel(shop.connection).findOne({ action: 'ORDER_STATUS_CORRECTED' }).lean()).toMatchObject({
      subjectId: number,
      changes: [
        { field: 'status', before: 'ORDER_CONFIRMED', after: 'PREPARING_FOR_SHIPMENT' },
        { field: 'note', after: 'Wrong row.' },
      ],
    });

    // The order may be confirmed again, which sends another email but books no second payment.
    await move('ORDER_CONFIRMED');
    expect(await ledgerModel(shop.connection).countDocuments({ orderNumber: number, kind: 'PAYMENT' })).toBe(1);
    const emails = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_STATUS_CHANGED', count: 2 });
    expect(emails.map(({ subject }) => subject)).toEqual(Array(2).fill(`[Eunbit] Your order ${number} is confirmed`));
  });

  it('is reported to the customer as a mistake, without the reason (ORDER-29)', async () => {
    await move('ORDER_CONFIRMED');
    await correct('PREPARING_FOR_SHIPMENT', { reason: 'Kim pressed the wrong row.' });

    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_CORRECTED' });
    expect(email?.subject).toBe(`[Eunbit] A correction about your order ${number}`);
    expect(email?.text).toContain('Our email that it was confirmed was a mistake. It is being prepared for shipment.');
    expect(email?.text).not.toMatch(/wrong row|How to pay/);
    const { guestOrder } = await shop.client().run(Corrected, { accessToken: guestToken });
    expect(guestOrder?.statusHistory.slice(-2)).toEqual([
      { status: 'ORDER_CONFIRMED', isCorrection: false, isTakenBack: true, correctionReason: null },
      { status: 'PREPARING_FOR_SHIPMENT', isCorrection: true, isTakenBack: false, correctionReason: null },
    ]);
  });
});

describe('a mistaken delay', () => {
  it('restores the previous status, and the order may be delayed once more (ORDER-26)', async () => {
    await move('ORDER_CONFIRMED');
    await move('ORDER_DELAYED');
    expectResult(await correct('ORDER_CONFIRMED'), 'OrderUpdated');
    await move('ORDER_DELAYED');

    expect((await findOrder())?.statusHistory.map(({ status }) => status)).toEqual([
      'PREPARING_FOR_SHIPMENT',
      'ORDER_CONFIRMED',
      'ORDER_DELAYED',
      'ORDER_CONFIRMED',
      'ORDER_DELAYED',
    ]);
  });

  it('restores the previous deadline of the deposit, or keeps one that staff have set since (PAYMENT-33)', async () => {
    const before = (await findOrder())?.payment.dueAt;
    expect(before).toBeInstanceOf(Date);
    await move('ORDER_DELAYED');
    expect((await findOrder())?.payment.dueAt).toBeNull();
    await correct('PREPARING_FOR_SHIPMENT');
    expect((await findOrder())?.payment).toMatchObject({ dueAt: before, dueSetAt: null });

    await move('ORDER_DELAYED');
    const dueOn = storeDay('KR', new Date(Date.now() + 20 * DAY));
    expectResult((await staff.run(SetDue, { input: { orderNumber: number, dueOn } })).updatePaymentDue, 'OrderUpdated');
    const set = (await findOrder())?.payment.dueAt;
    await correct('PREPARING_FOR_SHIPMENT');
    expect((await findOrder())?.payment.dueAt).toEqual(set);
  });

  it('stays if the order would expire at once, until staff set a new deadline (ORDER-27)', async () => {
    await move('ORDER_DELAYED');
    const placed = new Date(Date.now() - 30 * DAY);
    await orderModel(shop.connection).updateOne({ number }, { $set: { createdAt: placed } }, { timestamps: false });
    expect(await preview()).toMatchObject({ problem: 'DELAY_DEADLINE', to: 'PREPARING_FOR_SHIPMENT' });
    expect(expectResult(await correct('PREPARING_FOR_SHIPMENT'), 'OrderError').message).toContain(
      'the deadline of its deposit is over',
    );

    const dueOn = storeDay('KR', new Date(Date.now() + 2 * DAY));
    await staff.run(SetDue, { input: { orderNumber: number, dueOn } });
    expectResult(await correct('PREPARING_FOR_SHIPMENT'), 'OrderUpdated');
  });

  it('is no longer listed as overdue, even after a new delay', async () => {
    await move('ORDER_DELAYED');
    const late = { 'statusHistory.1.delay.until': new Date('2020-01-01') };
    await orderModel(shop.connection).updateOne({ number }, { $set: late });
    const overdue = async () => {
      const { byAttention } = await shop.app().services.orderList.counts('KR');
      return byAttention.find(({ attention }) => attention === 'DELAY_OVERDUE')?.count;
    };
    expect(await overdue()).toBe(1);

    await correct('PREPARING_FOR_SHIPMENT');
    await move('ORDER_DELAYED');
    expect(await overdue()).toBe(0);
  });
});

describe('a mistaken cancellation', () => {
  it('of an unpaid order is undone with its units, counters and awaited deposit (ORDER-28)', async () => {
    const before = await level();
    const counts = await countByStatus();
    await move('ORDER_CANCELLED');
    expect(await preview()).toMatchObject({ money: 'AWAITED_AGAIN', stock: 'TAKEN_AGAIN' });
    const { orderSales } = shop.app().services;
    await orderSales.settleMarks((await orderSales.marked(10)).ids);

    expectResult(await correct('PREPARING_FOR_SHIPMENT'), 'OrderUpdated');

    expect(await findOrder()).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      payment: { status: 'AWAITING_PAYMENT', summary: 'AWAITING_PAYMENT', paidAmount: 0 },
    });
    expect((await level())?.quantity).toBe(before?.quantity);
    const moved = await stockMovementModel(shop.connection).find({ orderNumber: number }).sort({ version: 1 }).lean();
    expect(moved.map(({ kind }) => kind)).toEqual(['SALE', 'CANCELLATION', 'SALE']);
    expect(await countByStatus()).toEqual(counts);
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_CORRECTED' });
    expect(email?.text).toContain('was cancelled was a mistake: your order goes on.');
    expect(email?.text).toMatch(/How to pay.+000000-00-000001/s);

    // The statistics of its day are recounted, and the order may be confirmed and paid.
    expect((await orderSales.marked(10)).orderIds.map(String)).toContain(String((await findOrder())?._id));
    await move('ORDER_CONFIRMED');
    expect((await findOrder())?.payment).toMatchObject({
      status: 'PAID',
      paidAmount: (await findOrder())?.amounts.total,
    });
  });

  it('of a paid order is undone and keeps the money that was due for refund (ORDER-27)', async () => {
    await move('ORDER_CONFIRMED');
    await move('ORDER_CANCELLED');
    expect((await findOrder())?.payment.status).toBe('REFUND_DUE');
    expect(await preview()).toMatchObject({ to: 'ORDER_CONFIRMED', money: 'REFUND_DROPPED' });

    expectResult(await correct('ORDER_CONFIRMED'), 'OrderUpdated');

    const order = await findOrder();
    expect(order?.payment).toMatchObject({ status: 'PAID', summary: 'PAID', refundedAmount: 0 });
    const entries = await ledgerModel(shop.connection).find({ orderNumber: number }).lean();
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([['PAYMENT', order?.amounts.total]]);
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_CORRECTED' });
    expect(email?.text).toContain('Your payment is not sent back: it stays with this order.');
  });

  it('by the buyer can be undone as well', async () => {
    const input = { orderNumber: number, accessToken: guestToken, reason: 'ORDERED_BY_MISTAKE' } as const;
    expectResult((await shop.client().run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');
    expectResult(await correct('PREPARING_FOR_SHIPMENT'), 'OrderUpdated');
  });

  it('stays if its units are gone, and names them; nothing else changes (ORDER-28)', async () => {
    await move('ORDER_CANCELLED');
    await stockModel(shop.connection).updateOne(
      { _id: stockId('KR', shop.productId('wipe')) },
      { $set: { quantity: 1 } },
    );
    const before = await findOrder();

    const refused = expectResult(await correct('PREPARING_FOR_SHIPMENT'), 'OrderError');

    expect(refused.code).toBe('INSUFFICIENT_STOCK');
    expect(refused.message).toContain(before?.lines[0]?.title.en ?? '?');
    expect(await findOrder()).toEqual(before);
    expect((await level())?.quantity).toBe(1);
    await shop.deliver();
    expect(await readEmails(shop.emailUrl, { to: CONTACT.email, kind: 'ORDER_CORRECTED' })).toEqual([]);
  });

  it('stays once its money is refunded (ORDER-27)', async () => {
    await move('ORDER_CONFIRMED');
    await move('ORDER_CANCELLED');
    const [answer] = await Promise.all([
      correct('ORDER_CONFIRMED'),
      shop.app().services.changeOrder(number, (order, now) => decideTransferRefunded(order, 'a colleague', now)),
    ]);

    const isCorrected = answer.__typename === 'OrderUpdated';
    const refunds = await ledgerModel(shop.connection).countDocuments({ orderNumber: number, kind: 'REFUND' });
    expect(refunds).toBe(isCorrected ? 0 : 1);
    expect((await findOrder())?.payment.status).toBe(isCorrected ? 'PAID' : 'REFUNDED');
    if (!isCorrected) expect(await preview()).toMatchObject({ problem: 'MONEY' });
  });

  it.each([
    ['a card', { method: 'CARD', status: 'REFUND_DUE', intentId: 'pi_1' }],
    ['an authorisation', { method: 'ESCROW', status: 'RELEASE_DUE', intentId: 'pi_2' }],
    ['a virtual account that is being closed', { method: 'VIRTUAL_ACCOUNT', status: 'RELEASE_DUE' }],
  ] as const)('stays if it was paid by %s', async (_how, payment) => {
    const orderNumber = 'EB-261101-CCCCCCCC';
    await writeOrder(shop, { number: orderNumber, payment });
    const orders = orderModel(shop.connection);
    const entry = { status: 'ORDER_CANCELLED', at: new Date(), by: null, delay: null, paymentBefore: 'PAID' };
    await orders.updateOne(
      { number: orderNumber },
      { $set: { status: 'ORDER_CANCELLED' }, $push: { statusHistory: entry } },
    );

    expect(await preview(orderNumber)).toMatchObject({ to: 'PREPARING_FOR_SHIPMENT', problem: 'MONEY', money: null });
    const refused = expectResult(await correct('PREPARING_FOR_SHIPMENT', { orderNumber }), 'OrderError');
    expect(refused.code).toBe('CORRECTION_REFUSED');
    expect((await findOrder(orderNumber))?.status).toBe('ORDER_CANCELLED');
  });
});

describe('a mistaken shipment', () => {
  it('is undone with its tracking numbers, which stay in the log (ORDER-26)', async () => {
    await move('ORDER_CONFIRMED');
    await shipped(staff, number);
    const { order } = expectResult(await correct('ORDER_CONFIRMED'), 'OrderUpdated');

    expect(order).toMatchObject({ status: 'ORDER_CONFIRMED', tracking: [], fulfilmentStatus: 'OPEN' });
    const entry = await auditModel(shop.connection).findOne({ action: 'ORDER_STATUS_CORRECTED' }).lean();
    expect(entry?.changes).toContainEqual({ field: 'tracking', before: 'CJ_LOGISTICS 123456789012', after: null });
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_CORRECTED' });
    expect(email?.text).toContain('your items have not left yet');
    await shipped(staff, number);
  });
});

describe('a correction', () => {
  it('of the first status, of an unknown order, or without a reason is rejected', async () => {
    expect(await preview()).toMatchObject({ to: null, problem: 'NOTHING' });
    expectResult(await correct('PREPARING_FOR_SHIPMENT'), 'OrderConflictError');
    await move('ORDER_CONFIRMED');
    const { fieldErrors } = expectResult(await correct('PREPARING_FOR_SHIPMENT', { reason: ' \n' }), 'ValidationError');
    expect(fieldErrors).toEqual([{ path: 'reason', key: 'correction.required' }]);
    expectResult(await correct('PREPARING_FOR_SHIPMENT', { reason: 'x'.repeat(1001) }), 'ValidationError');
    const unknown = await correct('PREPARING_FOR_SHIPMENT', { orderNumber: 'EB-000000-00000000' });
    expect(expectResult(unknown, 'OrderError').code).toBe('ORDER_NOT_FOUND');
    expect(await preview('EB-000000-00000000')).toBeNull();
  });

  it('to another status than the previous one is a conflict', async () => {
    await move('ORDER_CONFIRMED');
    await move('ORDER_DELAYED');
    const { order } = expectResult(await correct('PREPARING_FOR_SHIPMENT'), 'OrderConflictError');
    expect(order.status).toBe('ORDER_DELAYED');
  });

  it('by two admins at once is made once, with one email (ORDER-29)', async () => {
    await move('ORDER_CANCELLED');
    const before = await level();
    const answers = await Promise.all([correct('PREPARING_FOR_SHIPMENT'), correct('PREPARING_FOR_SHIPMENT')]);

    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['OrderConflictError', 'OrderUpdated']);
    expect((await level())?.quantity).toBe((before?.quantity ?? 0) - 2);
    expect(await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_CORRECTED' })).toHaveLength(1);
  });

  it('of a change that can still be undone withdraws its email, and sends none about the mistake', async () => {
    await move('ORDER_CONFIRMED');
    const { services } = shop.app();
    const change = { status: 'ORDER_DELAYED', delay: { reason: 'OTHER', until: null, detail: null } } as const;
    await services.order.changeStatus(number, 'ORDER_CONFIRMED', change, {
      authority: { staffId: 'someone', limit: () => Number.POSITIVE_INFINITY, assertConfirmed: () => undefined },
      isUndoable: true,
    });

    expectResult(await correct('ORDER_CONFIRMED'), 'OrderUpdated');
    const queued = await emailModel(shop.connection).find({ 'refs.orderNumber': number }).lean();
    expect(queued.map(({ refs }) => refs.status).filter(Boolean)).toEqual(['ORDER_CONFIRMED']);
    expect(queued.map(({ kind }) => kind)).not.toContain('ORDER_CORRECTED');
  });
});

import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBooks, readStripePayment } from '../kit/books.ts';
import { buyByCard, buyByDeposit } from '../kit/bought-orders.ts';
import { recordDeposit } from '../kit/deposits.ts';
import { waitForEmail } from '../kit/emails.ts';
import { CancelOrder, UpdateOrderStatus } from '../kit/operations.ts';
import {
  destination,
  EditOrder,
  EditOrderLines,
  EditOwnOrder,
  editLines,
  PreviewOrderLines,
  readOrder,
  toLines,
} from '../kit/order-edits.ts';
import {
  type Asked,
  askForUnits,
  CancelPaymentRequest,
  CompleteOrderPayment,
  ConfirmOrderChange,
  OrderPayment,
  readPaymentToken,
  readRequest,
  SendPaymentRequest,
  StartOrderPayment,
} from '../kit/payment-requests.ts';
import { shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { readOrder as readOrderAsStaff, STAFF_ACTIONS } from '../kit/staff-actions.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import {
  ADDRESSES,
  CARDS,
  CONTACT,
  confirmCard,
  expectResult,
  NEW_YORK,
  signInStaff,
  toIntentId,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let staff: ShopClient;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 1_000 });
  staff = await signInStaff(shop);
});

const inStock = async (market: 'KR' | 'US' = 'US') =>
  (await stockModel(shop.connection).findById(stockId(market, wipe)).lean())?.quantity;
const requestOf = (number: string) => readRequest(shop, number);

/** A card order to which staff want to add two units; its customer has the payment link. */
async function askForMore(): Promise<Asked> {
  return askForUnits(shop, staff, await buyByCard(shop, { [wipe]: 2 }), { [wipe]: 4 });
}

const ask = async (token: string, client = shop.client({ market: 'US' })) =>
  (await client.run(OrderPayment, { token })).orderPayment;
const start = async (token: string, client = shop.client({ market: 'US' })) =>
  (await client.run(StartOrderPayment, { input: { token } })).startOrderPayment;
const complete = async (token: string, client = shop.client({ market: 'US' })) =>
  (await client.run(CompleteOrderPayment, { input: { token } })).completeOrderPayment;
const accept = async (token: string, server = 0) =>
  (await shop.client({ market: 'KR', server }).run(ConfirmOrderChange, { input: { token } })).confirmOrderChange;
const accepted = async (token: string, server = 0) =>
  expectResult(await accept(token, server), 'OrderPaymentChecked').payment.request.status;

const deposit = (number: string, amount: number) => recordDeposit(staff, number, amount);

/** An order awaiting its deposit, with `paid` already deposited, to which staff want to add two units. */
async function askToAgree(paid = 0): Promise<Asked> {
  const bought = await buyByDeposit(shop, { [wipe]: 2 });
  if (paid > 0) await deposit(bought.number, paid);
  return askForUnits(shop, staff, bought, { [wipe]: 4 });
}

const cancel = async ({ number: orderNumber, requestId }: Pick<Asked, 'number' | 'requestId'>) =>
  (await staff.run(CancelPaymentRequest, { input: { orderNumber, requestId } })).cancelPaymentRequest;

/** Starts the payment and charges the card; the shop has not been notified yet. */
async function payAtStripeOnly({ token }: Asked): Promise<string> {
  const { clientSecret } = expectResult(await start(token), 'OrderPaymentStarted');
  expect(await confirmCard(shop.stripeUrl, clientSecret)).toBe(200);
  return toIntentId(clientSecret);
}

const books = (filter: object) => readBooks(shop, filter);
const atStripe = (id: string) => readStripePayment(shop, id);

const overdue = (number: string) =>
  orderModel(shop.connection).updateOne(
    { number },
    { $set: { 'paymentRequests.0.expiresAt': new Date(0), 'paymentRequests.0.checkAt': new Date(0) } },
  );
const settleDue = () => shop.app().services.paymentRequests.settleDue();

describe('an edit that raises the price of an order paid by card (ORDER-35)', () => {
  it('only takes stock at first, and asks the customer by a link, with the reason and the deadline', async () => {
    const { number, before, amount, token } = await askForMore();
    const order = await readOrder(shop, number);

    expect(order).toMatchObject({ amounts: { total: before }, lines: [{ quantity: 2 }] });
    expect(order.edits).toBeUndefined();
    expect(await inStock()).toBe(96);
    const asked = await ask(token);
    expect(asked).toMatchObject({
      orderNumber: number,
      market: 'US',
      request: {
        kind: 'PAYMENT',
        status: 'OPEN',
        amount: { amount, currency: 'USD' },
        endedAt: null,
        changes: [{ field: 'LINES', before: 'wipe in English × 2', after: 'wipe in English × 4' }, { field: 'TOTAL' }],
      },
    });
    const hours = (new Date(asked?.request.expiresAt ?? 0).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71);
    expect(hours).toBeLessThan(72.01);
    expect(JSON.stringify(asked)).not.toContain(ADDRESSES.US.address);
    // The token itself is not stored in the database.
    expect(JSON.stringify([order, await emailModel(shop.connection).find().lean()])).not.toContain(token);
  });

  it('is shown in a preview, requested once, and blocks other edits until it is settled', async () => {
    const { number, amount, before, client, accessToken } = await askForMore();
    const input = { orderNumber: number, expectedRevision: 1, lines: toLines({ [wipe]: 1 }) };
    const { editOrderLines: again } = await staff.run(EditOrderLines, {
      input: { ...input, acceptedTotal: 0, reason: 'Called' },
    });
    expect(expectResult(again, 'OrderEditError').code).toBe('PAYMENT_REQUESTED');
    const { editOwnOrder } = await client.run(EditOwnOrder, {
      input: {
        orderNumber: number,
        accessToken,
        expectedRevision: 1,
        destination: destination('US', { phone: '2125550199' }),
      },
    });
    expect(expectResult(editOwnOrder, 'OrderEditError').code).toBe('PAYMENT_REQUESTED');

    const other = await buyByCard(shop, { [wipe]: 2 });
    const { previewOrderLines } = await staff.run(PreviewOrderLines, {
      input: { orderNumber: other.number, expectedRevision: 0, lines: toLines({ [wipe]: 4 }) },
    });
    expect(expectResult(previewOrderLines, 'OrderLinesPreview')).toMatchObject({
      settlement: 'PAYMENT_REQUEST',
      difference: { amount },
      totalAfter: { amount: before + amount },
    });
  });

  it('is requested by one of two at once', async () => {
    const { number } = await buyByCard(shop, { [wipe]: 2 });
    const answers = await Promise.all([3, 4].map((units) => editLines(staff, number, { [wipe]: units })));

    expect(answers.map(({ __typename }) => __typename).toSorted()).toContain('OrderEditProposed');
    const { paymentRequests = [], lines, proposedEdit } = await readOrder(shop, number);
    expect(paymentRequests).toHaveLength(1);
    const held = (proposedEdit?.edit.after.lines[0]?.quantity ?? 0) - (lines[0]?.quantity ?? 0);
    expect(await inStock()).toBe(98 - held);
  });

  it('includes the tax of another place', async () => {
    const { number } = await buyByCard(shop);
    const input = {
      orderNumber: number,
      expectedRevision: 0,
      reason: 'Moved',
      destination: destination('US', NEW_YORK),
    };
    const seen = expectResult((await staff.run(EditOrder, { input })).editOrder, 'OrderEditTotalChanges');
    const acceptedTotal = seen.totalAfter.amount;
    const { editOrder } = await staff.run(EditOrder, { input: { ...input, acceptedTotal } });
    const { order } = expectResult(editOrder, 'OrderEditProposed');

    expect(order.paymentRequests).toMatchObject([
      { status: 'OPEN', amount: { amount: acceptedTotal - seen.totalBefore.amount } },
    ]);
    const token = await readPaymentToken(shop);
    const { clientSecret } = expectResult(await start(token), 'OrderPaymentStarted');
    await confirmCard(shop.stripeUrl, clientSecret);
    expect(expectResult(await complete(token), 'OrderPaymentChecked').payment.request.status).toBe('PAID');
    expect(await readOrder(shop, number)).toMatchObject({
      address: { zipCode: '10118' },
      amounts: { total: acceptedTotal },
      payment: { paidAmount: acceptedTotal, status: 'PAID', mismatch: null },
    });
  });
});

describe('a payment link (ORDER-35)', () => {
  it('opens nothing if it is wrong', async () => {
    const { token, number } = await askForMore();
    const { orderTokens } = shop.app().services;
    const order = await readOrder(shop, number);
    const wrong = ['', 'x', `${token}x`, orderTokens.access(order), orderTokens.claimPath('u', order, new Date())];
    for (const one of wrong) {
      expect(await ask(one)).toBeNull();
      expect(expectResult(await start(one), 'PaymentRequestError').code).toBe('LINK_INVALID');
      expect(expectResult(await complete(one), 'PaymentRequestError').code).toBe('LINK_INVALID');
    }
    // Nor does the token open the order.
    expect(orderTokens.readAccess(token)).toBeNull();
  });

  it('can be resent to the address of the order, which is logged and limited', async () => {
    const { number: orderNumber, requestId, token } = await askForMore();
    stopClock();
    const resend = async () =>
      (await staff.run(SendPaymentRequest, { input: { orderNumber, requestId } })).sendPaymentRequest;
    for (let times = 0; times < 5; times += 1) expectResult(await resend(), 'PaymentRequestResent');
    expect(expectResult(await resend(), 'PaymentRequestError').code).toBe('TOO_MANY_REQUESTS');

    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDIT_PROPOSED' })).toBe(6);
    expect(await auditModel(shop.connection).countDocuments({ action: 'ORDER_PAYMENT_REQUEST_RESENT' })).toBe(5);
    await shop.deliver();
    expect((await ask(await readPaymentToken(shop)))?.orderNumber).toBe(orderNumber);
    expect((await ask(token))?.orderNumber).toBe(orderNumber);
    const unknown = await staff.run(SendPaymentRequest, { input: { orderNumber, requestId: 'other' } });
    expect(expectResult(unknown.sendPaymentRequest, 'PaymentRequestError').code).toBe('REQUEST_NOT_FOUND');
  });
});

describe('paying the request (ORDER-36)', () => {
  it('makes the edit and books the money in one transaction, once, after webhook or browser', async () => {
    const asked = await askForMore();
    const intentId = await payAtStripeOnly(asked);
    const refundEmail = await Promise.all([
      complete(asked.token),
      shop.app(1).services.paymentRequests.settleIntent(intentId),
      complete(asked.token, shop.client({ market: 'US', server: 1 })),
      shop.app(0).services.paymentRequests.settleIntent(intentId),
    ]);

    expect(expectResult(refundEmail[0], 'OrderPaymentChecked')).toMatchObject({
      isProcessing: false,
      payment: { request: { status: 'PAID', changes: [{ field: 'LINES' }, { field: 'TOTAL' }] } },
    });
    const total = asked.before + asked.amount;
    const order = await readOrder(shop, asked.number);
    expect(order).toMatchObject({
      amounts: { total },
      lines: [{ quantity: 4 }],
      edits: [expect.objectContaining({ reason: 'Asked by phone' })],
      payment: { status: 'PAID', summary: 'PAID', paidAmount: total, refundedAmount: 0, mismatch: null },
      paymentRequests: [{ status: 'PAID', intentId, checkAt: null }],
    });
    expect(order.proposedEdit).toBeUndefined();
    expect(order.payment.laterIntents).toMatchObject([{ intentId, amount: asked.amount }]);
    expect(await inStock()).toBe(96);
    expect(await books({ orderNumber: asked.number })).toEqual([
      ['PAYMENT', asked.before],
      ['PAYMENT', asked.amount],
    ]);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDITED' })).toBe(1);
    expect(await atStripe(intentId)).toEqual({
      status: 'succeeded',
      amount: asked.amount,
      received: asked.amount,
      refunded: 0,
    });
    // A repeated webhook, and a link that is opened again, change nothing.
    await shop.app().services.paymentRequests.settleIntent(intentId);
    expect(expectResult(await start(asked.token), 'OrderPaymentChecked').payment.request.status).toBe('PAID');
    expect(await readOrder(shop, asked.number)).toEqual(order);
    expect(await cancel(asked)).toMatchObject({ code: 'REQUEST_CLOSED', message: 'The customer has already paid.' });
  });

  it('completes by the webhook alone, or by the job if the webhook is lost', async () => {
    const asked = await askForMore();
    await shop.controlStripe('DELETE', '/sandbox/webhooks');
    const { clientSecret } = expectResult(await start(asked.token), 'OrderPaymentStarted');
    await confirmCard(shop.stripeUrl, clientSecret);
    await expect.poll(async () => (await requestOf(asked.number)).status).toBe('PAID');

    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 1_000 });
    const other = await askForMore();
    await payAtStripeOnly(other);
    await shop.app().services.paymentRequests.settleDue(new Date(Date.now() + 61_000));
    expect((await requestOf(other.number)).status).toBe('PAID');
  });

  it('starts one payment if repeated; a declined card can be followed by another', async () => {
    const asked = await askForMore();
    const started = await Promise.all([start(asked.token), start(asked.token), start(asked.token)]);
    const secrets = new Set(started.map((one) => expectResult(one, 'OrderPaymentStarted').clientSecret));
    expect(secrets.size).toBe(1);
    const [clientSecret = ''] = secrets;

    await confirmCard(shop.stripeUrl, clientSecret, CARDS.declined);
    const checked = expectResult(await complete(asked.token), 'OrderPaymentChecked');
    expect(checked).toMatchObject({ isProcessing: false, payment: { request: { status: 'OPEN' } } });
    expect(checked.declined).toBeTruthy();
    expect(expectResult(await start(asked.token), 'OrderPaymentStarted').clientSecret).toBe(clientSecret);
    await confirmCard(shop.stripeUrl, clientSecret);
    expect(expectResult(await complete(asked.token), 'OrderPaymentChecked').payment.request.status).toBe('PAID');
  });

  it('works even if a status change can still be undone', async () => {
    const asked = await askForMore();
    await payAtStripeOnly(asked);
    const input = {
      orderNumber: asked.number,
      expectedStatus: 'PREPARING_FOR_SHIPMENT',
      status: 'ORDER_CONFIRMED',
    } as const;
    expectResult(
      (await staff.run(UpdateOrderStatus, { input: { ...input, isUndoable: true } })).updateOrderStatus,
      'OrderUpdated',
    );
    expect(expectResult(await complete(asked.token), 'OrderPaymentChecked')).toMatchObject({
      isProcessing: false,
      payment: { request: { status: 'PAID' } },
    });

    expect(await readOrder(shop, asked.number)).toMatchObject({
      status: 'ORDER_CONFIRMED',
      lines: [{ quantity: 4 }],
      paymentRequests: [{ status: 'PAID' }],
    });
  });
});

describe('an unpaid request (ORDER-37)', () => {
  it('can be cancelled by staff: the order stays, units and link are released, and it is logged', async () => {
    const asked = await askForMore();
    const { clientSecret } = expectResult(await start(asked.token), 'OrderPaymentStarted');
    const { order } = expectResult(await cancel(asked), 'OrderUpdated');

    expect(order.paymentRequests).toMatchObject([{ status: 'CANCELLED', endedAt: expect.anything() }]);
    expect(await readOrder(shop, asked.number)).toMatchObject({
      amounts: { total: asked.before },
      lines: [{ quantity: 2 }],
    });
    expect(await inStock()).toBe(98);
    expect((await atStripe(toIntentId(clientSecret))).status).toBe('canceled');
    expect(await ask(asked.token)).toMatchObject({ request: { status: 'CANCELLED', changes: [] } });
    expect(expectResult(await start(asked.token), 'OrderPaymentChecked').payment.request.status).toBe('CANCELLED');
    expect(await auditModel(shop.connection).countDocuments({ action: 'ORDER_PAYMENT_REQUEST_CANCELLED' })).toBe(1);
    // Another request can be made now.
    expectResult(await editLines(staff, asked.number, { [wipe]: 3 }, { expectedRevision: 1 }), 'OrderEditProposed');
  });

  it('expires through the job or a late visit to the link, and releases the units once', async () => {
    const asked = await askForMore();
    await overdue(asked.number);
    await Promise.all([settleDue(), shop.app(1).services.paymentRequests.settleDue(), complete(asked.token)]);

    expect(await readOrder(shop, asked.number)).toMatchObject({
      amounts: { total: asked.before },
      paymentRequests: [{ status: 'EXPIRED' }],
    });
    expect(await inStock()).toBe(98);
    expect(expectResult(await start(asked.token), 'OrderPaymentChecked').payment.request.status).toBe('EXPIRED');
  });

  it('is completed if it was paid at the last moment, by whichever process would have closed it', async () => {
    const expired = await askForMore();
    await payAtStripeOnly(expired);
    await overdue(expired.number);
    await settleDue();
    expect((await requestOf(expired.number)).status).toBe('PAID');

    const cancelled = await askForMore();
    await payAtStripeOnly(cancelled);
    expect(expectResult(await cancel(cancelled), 'PaymentRequestError').code).toBe('REQUEST_CLOSED');
    expect((await requestOf(cancelled.number)).status).toBe('PAID');
  });

  it('is closed if its order is cancelled by the buyer or shipped by staff', async () => {
    const { number, client, accessToken, token } = await askForMore();
    const input = { orderNumber: number, accessToken, reason: 'CHANGED_MIND' } as const;
    expectResult((await client.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');
    expect(await readOrder(shop, number)).toMatchObject({
      status: 'ORDER_CANCELLED',
      paymentRequests: [{ status: 'CANCELLED' }],
    });
    expect(await inStock()).toBe(100);
    expect(expectResult(await start(token), 'OrderPaymentChecked').payment.request.status).toBe('CANCELLED');

    const sent = await askForMore();
    await shipped(staff, sent.number, { market: 'US' });
    expect((await requestOf(sent.number)).status).toBe('CANCELLED');
    expect(await inStock()).toBe(98);
  });
});

describe('a payment that arrives too late (ORDER-38)', () => {
  it('for an order that was cancelled meanwhile is refunded automatically, in the books without an order', async () => {
    const asked = await askForMore();
    const intentId = await payAtStripeOnly(asked);
    const input = { orderNumber: asked.number, accessToken: asked.accessToken, reason: 'CHANGED_MIND' } as const;
    expectResult((await asked.client.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');
    await Promise.all([
      complete(asked.token),
      shop.app(1).services.paymentRequests.settleIntent(intentId),
      settleDue(),
    ]);

    expect(await atStripe(intentId)).toEqual({
      status: 'succeeded',
      amount: asked.amount,
      received: asked.amount,
      refunded: asked.amount,
    });
    expect(await books({ intentId })).toEqual([
      ['PAYMENT', asked.amount],
      ['REFUND', -asked.amount],
    ]);
    expect(await books({ orderNumber: asked.number })).toEqual([['PAYMENT', asked.before]]);
    const refundEmail = await waitForEmail(shop, { to: CONTACT.email, kind: 'LATE_PAYMENT_REFUNDED' });
    expect(refundEmail.text).toContain(`Paid back: $${(asked.amount / 100).toFixed(2)}`);
    await settleDue();
    expect(await emailModel(shop.connection).countDocuments({ kind: 'LATE_PAYMENT_REFUNDED' })).toBe(1);
    await shop.app().services.payment.payDueRefunds();
    expect(await readOrder(shop, asked.number)).toMatchObject({
      payment: { status: 'REFUNDED', paidAmount: asked.before, refundedAmount: asked.before },
      paymentRequests: [{ status: 'CANCELLED', checkAt: null }],
    });
    expect(await inStock()).toBe(100);
  });

  it('has one of two results and loses nothing if it is reported while the order is being cancelled', async () => {
    for (let round = 0; round < 4; round += 1) {
      const asked = await askForMore();
      const intentId = await payAtStripeOnly(asked);
      const input = { orderNumber: asked.number, accessToken: asked.accessToken, reason: 'CHANGED_MIND' } as const;
      await Promise.all([
        asked.client.run(CancelOrder, { input }),
        complete(asked.token, shop.client({ market: 'US', server: 1 })),
      ]);
      await settleDue();
      await shop.app().services.payment.payDueRefunds();

      const { status, payment, paymentRequests } = await readOrder(shop, asked.number);
      expect(status).toBe('ORDER_CANCELLED');
      expect(payment).toMatchObject({ status: 'REFUNDED', refundedAmount: payment.paidAmount });
      const isPaid = paymentRequests?.[0]?.status === 'PAID';
      expect(payment.paidAmount).toBe(isPaid ? asked.before + asked.amount : asked.before);
      expect((await atStripe(intentId)).refunded).toBe(asked.amount);
      expect(await inStock()).toBe(100);
    }
  });

  it('for an order that no longer allows the edit, after a partial refund, is refunded too', async () => {
    const asked = await askForMore();
    const intentId = await payAtStripeOnly(asked);
    const seen = await readOrderAsStaff(staff, asked.number);
    expect(await STAFF_ACTIONS.refundPart(staff, asked.number, seen, () => 0.1)).toBe('RefundRequested');
    expect(expectResult(await complete(asked.token), 'OrderPaymentChecked').payment.request.status).toBe('CANCELLED');
    expect((await atStripe(intentId)).refunded).toBe(asked.amount);
    expect(await inStock()).toBe(98);
  });
});

describe('an edit that raises the price of an order that awaits its deposit (ORDER-35, ORDER-41)', () => {
  it('is shown in a preview, and requested by a link that accepts no card', async () => {
    const other = await buyByDeposit(shop, { [wipe]: 2 });
    const input = { orderNumber: other.number, expectedRevision: 0, lines: toLines({ [wipe]: 4 }) };
    const { previewOrderLines } = await staff.run(PreviewOrderLines, { input });
    expect(expectResult(previewOrderLines, 'OrderLinesPreview').settlement).toBe('AWAIT_MORE');

    const asked = await askToAgree();
    const { amounts, payment, paymentRequests } = await readOrder(shop, asked.number);
    expect(amounts.total).toBe(asked.before);
    expect(paymentRequests).toMatchObject([{ status: 'OPEN', intentId: null }]);
    expect(await inStock('KR')).toBe(94);
    expect(await ask(asked.token)).toMatchObject({
      deposit: { amount: { amount: asked.before + asked.amount }, dueAt: payment.dueAt?.toISOString() },
      request: { kind: 'AGREEMENT', status: 'OPEN', changes: [{ field: 'LINES' }, { field: 'TOTAL' }] },
    });
    expect(expectResult(await start(asked.token), 'PaymentRequestError').code).toBe('NOTHING_TO_PAY');
    expect((await requestOf(asked.number)).intentId).toBeNull();

    expect(expectResult(await accept(`${asked.token}x`), 'PaymentRequestError').code).toBe('LINK_INVALID');
    const { token } = await askForMore();
    expect(expectResult(await accept(token), 'PaymentRequestError').code).toBe('PAYMENT_NEEDED');
  });

  it('is made once when the customer accepts, however often, and the email names the new total', async () => {
    const asked = await askToAgree();
    const total = asked.before + asked.amount;
    const proposal = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDIT_PROPOSED' });
    expect(proposal.text).toContain(`To transfer then: ${total.toLocaleString('en')}.00원`);
    expect(proposal.text).toContain('Transfer by: ');
    expect(await Promise.all([accepted(asked.token), accepted(asked.token, 1), accepted(asked.token)])).toEqual([
      'ACCEPTED',
      'ACCEPTED',
      'ACCEPTED',
    ]);

    const order = await readOrder(shop, asked.number);
    expect(order).toMatchObject({
      amounts: { total },
      lines: [{ quantity: 4 }],
      edits: [expect.objectContaining({ reason: 'Asked by phone' })],
      payment: { status: 'AWAITING_PAYMENT', summary: 'AWAITING_PAYMENT', paidAmount: 0, mismatch: null },
      paymentRequests: [{ status: 'ACCEPTED', checkAt: null, paidAt: null, closedAt: expect.any(Date) }],
    });
    expect(order.proposedEdit).toBeUndefined();
    expect(await inStock('KR')).toBe(96);
    expect(await books({ orderNumber: asked.number })).toEqual([]);
    const { text } = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDITED' });
    expect(text).toContain(`Amount to pay: ${total.toLocaleString('en')}.00원`);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDITED' })).toBe(1);
    expect(await accepted(asked.token)).toBe('ACCEPTED');
    expect(await readOrder(shop, asked.number)).toEqual(order);
    expect(await cancel(asked)).toMatchObject({ code: 'REQUEST_CLOSED', message: 'The customer has already agreed.' });

    await deposit(asked.number, total);
    expect(await readOrder(shop, asked.number)).toMatchObject({ payment: { status: 'PAID', mismatch: null } });
  });

  it('awaits the rest after a partial or the old full deposit, and is paid by the new full amount', async () => {
    const part = await askToAgree(1_000);
    expect((await ask(part.token))?.deposit?.amount.amount).toBe(part.before + part.amount - 1_000);
    expect(await accepted(part.token)).toBe('ACCEPTED');
    expect((await readOrder(shop, part.number)).payment).toMatchObject({
      status: 'AWAITING_PAYMENT',
      paidAmount: 1_000,
      mismatch: 'SHORT',
    });

    const old = await askToAgree();
    await deposit(old.number, old.before);
    expect((await readOrder(shop, old.number)).payment.status).toBe('PAID');
    expect(await accepted(old.token)).toBe('ACCEPTED');
    expect(await readOrder(shop, old.number)).toMatchObject({
      amounts: { total: old.before + old.amount },
      payment: { status: 'AWAITING_PAYMENT', summary: 'AWAITING_PAYMENT', paidAmount: old.before, mismatch: 'SHORT' },
    });
    expect(await books({ orderNumber: old.number })).toEqual([['PAYMENT', old.before]]);
    await deposit(old.number, old.amount);
    expect((await readOrder(shop, old.number)).payment).toMatchObject({ status: 'PAID', mismatch: null });

    const whole = await askToAgree();
    await deposit(whole.number, whole.before + whole.amount);
    expect((await readOrder(shop, whole.number)).payment.mismatch).toBe('SURPLUS');
    expect(await accepted(whole.token)).toBe('ACCEPTED');
    expect((await readOrder(shop, whole.number)).payment).toMatchObject({
      status: 'PAID',
      summary: 'PAID',
      mismatch: null,
    });
  });

  it('loses no deposit that is recorded at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const asked = await askToAgree();
      const [status] = await Promise.all([accepted(asked.token, 1), deposit(asked.number, asked.before)]);
      expect(status).toBe('ACCEPTED');
      expect(await readOrder(shop, asked.number)).toMatchObject({
        amounts: { total: asked.before + asked.amount },
        payment: { status: 'AWAITING_PAYMENT', paidAmount: asked.before, mismatch: 'SHORT' },
      });
      expect(await books({ orderNumber: asked.number })).toEqual([['PAYMENT', asked.before]]);
    }
  });

  it('restarts a deadline that passed before the customer accepted', async () => {
    const asked = await askToAgree();
    await orderModel(shop.connection).updateOne({ number: asked.number }, { $set: { 'payment.dueAt': new Date(0) } });
    expect(await accepted(asked.token)).toBe('ACCEPTED');
    const { dueAt } = (await readOrder(shop, asked.number)).payment;
    const days = ((dueAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(4);
  });

  it('leaves the order unchanged if the link expired, staff cancelled it or the order ended', async () => {
    const expired = await askToAgree();
    await overdue(expired.number);
    expect(await accepted(expired.token)).toBe('EXPIRED');

    const cancelled = await askToAgree();
    expectResult(await cancel(cancelled), 'OrderUpdated');
    expect(await accepted(cancelled.token)).toBe('CANCELLED');

    for (const { number } of [expired, cancelled]) {
      expect(await readOrder(shop, number)).toMatchObject({
        lines: [{ quantity: 2 }],
        amounts: { total: expired.before },
      });
    }
    expect(await inStock('KR')).toBe(96);

    const ended = await askToAgree();
    const input = { orderNumber: ended.number, accessToken: ended.accessToken, reason: 'CHANGED_MIND' } as const;
    expectResult((await ended.client.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');
    expect(await accepted(ended.token)).toBe('CANCELLED');
    expect((await readOrder(shop, ended.number)).payment.status).toBe('VOID');
    expect(await inStock('KR')).toBe(96);
  });

  it('is either cancelled or accepted if both happen at once, and the stock is right', async () => {
    for (let round = 0; round < 4; round += 1) {
      const asked = await askToAgree();
      const before = await inStock('KR');
      const [status] = await Promise.all([accepted(asked.token, 1), cancel(asked)]);
      const order = await readOrder(shop, asked.number);
      expect(order.paymentRequests?.[0]?.status).toBe(status);
      expect(order.lines[0]?.quantity).toBe(status === 'ACCEPTED' ? 4 : 2);
      expect(await inStock('KR')).toBe(status === 'ACCEPTED' ? before : (before ?? 0) + 2);
    }
  });

  it('works even if a status change can still be undone', async () => {
    const asked = await askToAgree(1_000);
    const { updateOrderStatus } = await staff.run(UpdateOrderStatus, {
      input: {
        orderNumber: asked.number,
        expectedStatus: 'PREPARING_FOR_SHIPMENT',
        status: 'ORDER_CONFIRMED',
        isUndoable: true,
      },
    });
    expectResult(updateOrderStatus, 'OrderUpdated');
    expect(await accepted(asked.token)).toBe('ACCEPTED');
    expect((await readOrder(shop, asked.number)).payment).toMatchObject({
      paidAmount: 1_000,
      mismatch: 'SHORT',
    });
  });
});

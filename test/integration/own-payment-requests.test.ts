import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { readBooks } from '../kit/books.ts';
import { type Bought, buyByCard, buyByDeposit } from '../kit/bought-orders.ts';
import { waitForEmail } from '../kit/emails.ts';
import { CancelOrder, UpdateOrderStatus } from '../kit/operations.ts';
import { destination, EditOrder, EditOwnOrder, editLines, readOrder } from '../kit/order-edits.ts';
import { giveTo, signedInMember } from '../kit/orders.ts';
import {
  CancelOwnPaymentRequest,
  CancelPaymentRequest,
  CompleteOrderPayment,
  ConfirmOrderChange,
  OrderPayment,
  OwnPaymentToken,
  readPaymentToken,
  StartOrderPayment,
} from '../kit/payment-requests.ts';
import { ship, shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { ADDRESSES, CONTACT, confirmCard, expectResult, NEW_YORK, signInStaff, toIntentId } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let staff: ShopClient;
beforeEach(async () => {
  await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 1_000 });
  staff = await signInStaff(shop);
});

type Buyer = Pick<Bought, 'client' | 'number'> & { readonly accessToken?: string };
interface Change {
  readonly place?: Parameters<typeof destination>[1];
  readonly acceptedTotal?: number;
  readonly expectedRevision?: number;
}

const claimOf = ({ number, accessToken }: Buyer) => ({ orderNumber: number, ...(accessToken && { accessToken }) });

async function editOwn(buyer: Buyer, { place = NEW_YORK, expectedRevision = 0, acceptedTotal }: Change = {}) {
  const input = {
    ...claimOf(buyer),
    expectedRevision,
    destination: destination('US', place),
    ...(acceptedTotal !== undefined && { acceptedTotal }),
  };
  return (await buyer.client.run(EditOwnOrder, { input })).editOwnOrder;
}

/** The buyer has seen the total with New York's tax. */
async function seeTotal(buyer: Buyer, change: Change = {}) {
  const seen = expectResult(await editOwn(buyer, change), 'OrderEditTotalChanges');
  return { before: seen.totalBefore.amount, acceptedTotal: seen.totalAfter.amount };
}

interface Asked extends Bought {
  readonly token: string;
  readonly requestId: string;
  readonly before: number;
  readonly amount: number;
}

/** An untaxed order whose buyer changes its address to New York and has agreed to the additional amount. */
async function askForMore(): Promise<Asked> {
  const bought = await buyByCard(shop);
  const { before, acceptedTotal } = await seeTotal(bought);
  const { paymentToken, order } = expectResult(await editOwn(bought, { acceptedTotal }), 'OrderEditProposed');
  const requestId = order.openPaymentRequest?.id ?? '';
  return { ...bought, before, amount: acceptedTotal - before, token: paymentToken ?? '', requestId };
}

const start = async (token: string) =>
  (await shop.client({ market: 'US' }).run(StartOrderPayment, { input: { token } })).startOrderPayment;
const complete = async (token: string, server = 0) =>
  (await shop.client({ market: 'US', server }).run(CompleteOrderPayment, { input: { token } })).completeOrderPayment;
const decline = async (buyer: Buyer, requestId: string) =>
  (await buyer.client.run(CancelOwnPaymentRequest, { input: { ...claimOf(buyer), requestId } }))
    .cancelOwnPaymentRequest;
const tokenOf = async (buyer: Buyer, requestId: string) =>
  (await buyer.client.run(OwnPaymentToken, { ...claimOf(buyer), requestId })).ownPaymentToken;
const statusOf = async (number: string) => (await readOrder(shop, number)).paymentRequests?.[0]?.status;

/** Charges the card; the shop has not been notified yet. */
async function payAtStripeOnly({ token }: Pick<Asked, 'token'>): Promise<string> {
  const { clientSecret } = expectResult(await start(token), 'OrderPaymentStarted');
  expect(await confirmCard(shop.stripeUrl, clientSecret)).toBe(200);
  return toIntentId(clientSecret);
}

async function pay(asked: Pick<Asked, 'token'>) {
  await payAtStripeOnly(asked);
  return expectResult(await complete(asked.token), 'OrderPaymentChecked').payment.request.status;
}

const books = (filter: object) => readBooks(shop, filter);

async function confirm(orderNumber: string) {
  const step = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
  return (await staff.run(UpdateOrderStatus, { input: { orderNumber, ...step } })).updateOrderStatus;
}

describe("a buyer's edit that raises the price (ORDER-42)", () => {
  it('is proposed once they have seen the total, and made only when they have paid', async () => {
    const bought = await buyByCard(shop);
    const { before, acceptedTotal } = await seeTotal(bought);
    expect(acceptedTotal).toBeGreaterThan(before);
    expectResult(await editOwn(bought, { acceptedTotal: acceptedTotal - 1 }), 'OrderEditTotalChanges');
    const amount = acceptedTotal - before;
    const { order, paymentToken } = expectResult(await editOwn(bought, { acceptedTotal }), 'OrderEditProposed');

    expect(order).toMatchObject({
      revision: 1,
      isEditableByBuyer: false,
      total: { amount: before },
      paymentRequests: [],
      openPaymentRequest: { status: 'OPEN', requestedBy: 'BUYER', amount: { amount } },
    });
    expect(order.openPaymentRequest?.changes.map(({ field }) => field)).toEqual(['ADDRESS', 'TAX', 'TOTAL']);
    expect(await readOrder(shop, bought.number)).toMatchObject({ address: { zipCode: ADDRESSES.US.zipCode } });
    const { text, subject } = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDIT_PROPOSED' });
    expect(subject).toContain('Pay the difference to complete the change');
    expect(text).toContain('you asked us to change your order');
    const fromEmail = await readPaymentToken(shop);
    expect(await shop.client({ market: 'US' }).run(OrderPayment, { token: fromEmail })).toMatchObject({
      orderPayment: { request: { id: order.openPaymentRequest?.id } },
    });

    expect(await pay({ token: paymentToken ?? '' })).toBe('PAID');
    const paid = await readOrder(shop, bought.number);
    expect(paid).toMatchObject({
      address: { zipCode: '10118' },
      amounts: { total: acceptedTotal },
      edits: [{ by: null, reason: null }],
      payment: { status: 'PAID', paidAmount: acceptedTotal, mismatch: null },
      paymentRequests: [{ status: 'PAID', by: null }],
    });
    expect(await books({ orderNumber: bought.number })).toEqual([
      ['PAYMENT', before],
      ['PAYMENT', amount],
    ]);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDITED' })).toBe(1);
    // The activity log only contains actions of staff.
    expect(await auditModel(shop.connection).countDocuments({ subjectId: bought.number })).toBe(0);
  });

  it('can be made from the account of a member, and staff see who requested it', async () => {
    const { number } = await buyByCard(shop);
    const member = await signedInMember(shop);
    await giveTo(shop, number, member.id);
    const buyer = { client: member.client, number };
    const { acceptedTotal } = await seeTotal(buyer);
    const { order } = expectResult(await editOwn(buyer, { acceptedTotal }), 'OrderEditProposed');
    const requestId = order.openPaymentRequest?.id ?? '';
    expect(await tokenOf(buyer, requestId)).toBeTruthy();
    const headers = { cookie: member.client.cookieHeader() };
    const data = await fetch(`${shop.url()}/account/data.json`, { headers });
    expect(await data.json()).toMatchObject({
      orders: [{ number, proposedEdit: { after: { address: { zipCode: '10118' } } } }],
    });

    const cancelled = await staff.run(CancelPaymentRequest, { input: { orderNumber: number, requestId } });
    expectResult(cancelled.cancelPaymentRequest, 'OrderUpdated');
    expect(await statusOf(number)).toBe('CANCELLED');
    expect(await tokenOf(buyer, requestId)).toBeNull();
  });

  it('shows its link only to those who may edit the order', async () => {
    const asked = await askForMore();
    const { number, requestId } = asked;
    const other = await buyByCard(shop);
    const stranger = await signedInMember(shop);
    const strangers: Buyer[] = [
      { client: stranger.client, number },
      { client: stranger.client, number, accessToken: 'forged' },
      { client: other.client, number, accessToken: other.accessToken },
      { client: staff, number },
    ];
    for (const one of strangers) {
      expect(await tokenOf(one, requestId)).toBeNull();
      expect(expectResult(await decline(one, requestId), 'PaymentRequestError').code).toBe('REQUEST_NOT_FOUND');
      expect(expectResult(await editOwn(one, { expectedRevision: 1 }), 'OrderEditError').code).toBe('ORDER_NOT_FOUND');
    }
    // The link of a request only allows paying.
    const byLink = { client: stranger.client, number, accessToken: asked.token };
    expect(await tokenOf(byLink, requestId)).toBeNull();
    expect(await tokenOf(asked, 'other')).toBeNull();
    expect(expectResult(await decline(asked, 'other'), 'PaymentRequestError').code).toBe('REQUEST_NOT_FOUND');
    expect(await statusOf(number)).toBe('OPEN');
    expect(await tokenOf(asked, requestId)).toBeTruthy();
  });

  it('is refused while another change is open, which the buyer has to complete first', async () => {
    const asked = await askForMore();
    const again = await editOwn(asked, { expectedRevision: 1, place: { phone: '2125550199' } });
    expect(expectResult(again, 'OrderEditError')).toMatchObject({
      code: 'PAYMENT_REQUESTED',
      message: expect.stringContaining('waits for you'),
    });
    const input = {
      orderNumber: asked.number,
      expectedRevision: 1,
      reason: 'Called',
      destination: destination('US', { phone: '2125550199' }),
    };
    const { editOrder } = await staff.run(EditOrder, { input });
    expect(expectResult(editOrder, 'OrderEditError')).toMatchObject({
      code: 'PAYMENT_REQUESTED',
      message: expect.stringContaining('Cancel that request first'),
    });
  });

  it('is requested by one of two at once, and only for the total shown', async () => {
    const bought = await buyByCard(shop);
    const { acceptedTotal } = await seeTotal(bought);
    const answers = await Promise.all([1, 2, 3].map(() => editOwn(bought, { acceptedTotal })));

    expect(answers.filter(({ __typename }) => __typename === 'OrderEditProposed')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.__typename !== 'OrderEditProposed') {
        expect(expectResult(answer, 'OrderEditError').code).toBe('PAYMENT_REQUESTED');
      }
    }
    expect((await readOrder(shop, bought.number)).paymentRequests).toHaveLength(1);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDIT_PROPOSED' })).toBe(1);
  });

  it('is refused if there is nothing to pay by card, and after the maximum of own requests', async () => {
    const bought = await buyByCard(shop);
    const { number } = bought;
    const set = (change: object) => orderModel(shop.connection).updateOne({ number }, { $set: change });
    await set({ 'payment.status': 'REFUND_DUE' });
    expect(expectResult(await editOwn(bought), 'OrderEditError')).toMatchObject({
      code: 'TOTAL_REFUSED',
      message: expect.stringContaining('Please contact us'),
    });
    await set({ 'payment.status': 'PAID' });
    const { acceptedTotal } = await seeTotal(bought);
    const { order } = expectResult(await editOwn(bought, { acceptedTotal }), 'OrderEditProposed');
    expectResult(await decline(bought, order.openPaymentRequest?.id ?? ''), 'OrderUpdated');
    const [request] = (await readOrder(shop, number)).paymentRequests ?? [];
    await set({ paymentRequests: Array.from({ length: 20 }, (_, index) => ({ ...request, id: `r${index}` })) });
    const tooOften = await editOwn(bought, { acceptedTotal, expectedRevision: 20 });
    expect(expectResult(tooOften, 'OrderEditError')).toMatchObject({
      code: 'TOTAL_REFUSED',
      message: expect.stringContaining('so often'),
    });
  });

  it('is limited per order and hour, since each attempt costs an address check and a tax calculation', async () => {
    stopClock();
    const bought = await buyByCard(shop);
    for (let tries = 0; tries < 15; tries += 1) expectResult(await editOwn(bought), 'OrderEditTotalChanges');
    expect(expectResult(await editOwn(bought), 'OrderEditError').code).toBe('TOO_MANY_REQUESTS');

    // Edits without an address check and tax calculation are still possible, and so are edits by staff and of other orders.
    expectResult(await editOwn(bought, { place: { phone: '2125550199' } }), 'OrderEdited');
    const input = { orderNumber: bought.number, expectedRevision: 1, reason: 'Called' };
    const { editOrder } = await staff.run(EditOrder, { input: { ...input, destination: destination('US', NEW_YORK) } });
    expectResult(editOrder, 'OrderEditTotalChanges');
    await seeTotal(await buyByCard(shop));
  });
});

describe('a buyer who edits while staff process the order (ORDER-34, ORDER-42)', () => {
  it('has a proposed edit made even after staff have confirmed the order', async () => {
    const asked = await askForMore();
    expectResult(await confirm(asked.number), 'OrderUpdated');
    expect(await pay(asked)).toBe('PAID');

    expect(await readOrder(shop, asked.number)).toMatchObject({
      status: 'ORDER_CONFIRMED',
      address: { zipCode: '10118' },
      payment: { paidAmount: asked.before + asked.amount, mismatch: null },
    });
    // From then on the buyer can propose no further edits.
    const late = await editOwn(asked, { expectedRevision: 2, place: { phone: '2125550199' } });
    expect(expectResult(late, 'OrderEditError').code).toBe('EDIT_TOO_LATE');
  });

  it('may withdraw it after the confirmation, and has it closed and refunded once the order is shipped', async () => {
    const declined = await askForMore();
    expectResult(await confirm(declined.number), 'OrderUpdated');
    expectResult(await decline(declined, declined.requestId), 'OrderUpdated');
    expect(await statusOf(declined.number)).toBe('DECLINED');

    const left = await askForMore();
    const intentId = await payAtStripeOnly(left);
    await shipped(staff, left.number, { market: 'US' });
    expect(expectResult(await complete(left.token), 'OrderPaymentChecked').payment.request.status).toBe('CANCELLED');
    expect(await books({ orderNumber: left.number })).toEqual([['PAYMENT', left.before]]);
    expect(await books({ intentId })).toEqual([
      ['PAYMENT', left.amount],
      ['REFUND', -left.amount],
    ]);
    expect(await readOrder(shop, left.number)).toMatchObject({ address: { zipCode: ADDRESSES.US.zipCode } });
    expectResult(await decline(left, left.requestId), 'OrderUpdated');
    expect(await statusOf(left.number)).toBe('CANCELLED');
  });

  it('proposes or gets an error at the very moment of a staff step, and no step misses the request', async () => {
    const steps = [
      ({ number }: Bought) => confirm(number),
      ({ number }: Bought) => ship(staff, number, { market: 'US' }),
      ({ client, number, accessToken }: Bought) =>
        client.run(CancelOrder, { input: { orderNumber: number, accessToken, reason: 'CHANGED_MIND' } }),
    ];
    for (const step of [...steps, ...steps]) {
      const bought = await buyByCard(shop);
      const { acceptedTotal } = await seeTotal(bought);
      const [answer] = await Promise.all([editOwn(bought, { acceptedTotal }), step(bought)]);
      const { status, paymentRequests = [], proposedEdit } = await readOrder(shop, bought.number);
      const isAsked = answer.__typename === 'OrderEditProposed';

      expect(paymentRequests).toHaveLength(isAsked ? 1 : 0);
      if (!isAsked) {
        expect(['EDIT_TOO_LATE', 'ORDER_CLOSED']).toContain(expectResult(answer, 'OrderEditError').code);
      }
      const hasEnded = status === 'ORDER_SHIPPED' || status === 'ORDER_CANCELLED';
      if (isAsked) expect(paymentRequests[0]?.status).toBe(hasEnded ? 'CANCELLED' : 'OPEN');
      expect(proposedEdit !== undefined).toBe(isAsked && !hasEnded);
    }
  });
});

describe('a buyer who keeps the order as it is (ORDER-43)', () => {
  it('closes their own request, once, and can edit again', async () => {
    const asked = await askForMore();
    const { order } = expectResult(await decline(asked, asked.requestId), 'OrderUpdated');
    expect(order).toMatchObject({ isEditableByBuyer: true, openPaymentRequest: null });
    expectResult(await decline(asked, asked.requestId), 'OrderUpdated');

    expect(await readOrder(shop, asked.number)).toMatchObject({
      address: { zipCode: ADDRESSES.US.zipCode },
      amounts: { total: asked.before },
      paymentRequests: [{ status: 'DECLINED', closedAt: expect.any(Date) }],
    });
    expect(expectResult(await start(asked.token), 'OrderPaymentChecked').payment.request.status).toBe('DECLINED');
    expect(await auditModel(shop.connection).countDocuments({ subjectId: asked.number })).toBe(0);
    const { acceptedTotal } = await seeTotal(asked, { expectedRevision: 1 });
    const again = await editOwn(asked, { expectedRevision: 1, acceptedTotal });
    expect(expectResult(again, 'OrderEditProposed').paymentToken).not.toBe(asked.token);
  });

  it('declines what staff have proposed, and the held units are released; staff see it', async () => {
    const wipe = shop.productId('wipe');
    const inStock = async () => (await stockModel(shop.connection).findById(stockId('US', wipe)).lean())?.quantity;
    const bought = await buyByCard(shop);
    const before = await inStock();
    expectResult(await editLines(staff, bought.number, { [wipe]: 4 }), 'OrderEditProposed');
    const [request] = (await readOrder(shop, bought.number)).paymentRequests ?? [];
    const requestId = request?.id ?? '';
    expect(await tokenOf(bought, requestId)).toBeTruthy();
    expectResult(await decline(bought, requestId), 'OrderUpdated');

    expect(await inStock()).toBe(before);
    const cancelled = await staff.run(CancelPaymentRequest, { input: { orderNumber: bought.number, requestId } });
    expect(expectResult(cancelled.cancelPaymentRequest, 'OrderUpdated').order.paymentRequests).toMatchObject([
      { status: 'DECLINED' },
    ]);
  });

  it('gets the edit, with a message, if it was paid meanwhile in another tab', async () => {
    const asked = await askForMore();
    await payAtStripeOnly(asked);
    const answer = expectResult(await decline(asked, asked.requestId), 'OrderConflictError');
    expect(answer).toMatchObject({
      message: 'This change was already completed, so your order is changed.',
      order: { openPaymentRequest: null, address: { zipCode: '10118' } },
    });
    expect(await statusOf(asked.number)).toBe('PAID');
    expectResult(await decline(asked, asked.requestId), 'OrderConflictError');
  });

  it('gets one of the two results when paying at the same moment, and no money is lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      const asked = await askForMore();
      const { clientSecret } = expectResult(await start(asked.token), 'OrderPaymentStarted');
      const [status] = await Promise.all([
        confirmCard(shop.stripeUrl, clientSecret),
        decline(asked, asked.requestId),
        decline(asked, asked.requestId),
      ]);
      await complete(asked.token, 1);

      const { paymentRequests, payment, amounts } = await readOrder(shop, asked.number);
      const isPaid = status === 200;
      expect(paymentRequests?.[0]?.status).toBe(isPaid ? 'PAID' : 'DECLINED');
      expect(payment.paidAmount).toBe(isPaid ? asked.before + asked.amount : asked.before);
      expect(amounts.total).toBe(payment.paidAmount);
    }
  });

  it('of an order that awaits its deposit also has the link, and either accepts or declines', async () => {
    const wipe = shop.productId('wipe');
    const propose = async () => {
      const bought = await buyByDeposit(shop);
      expectResult(await editLines(staff, bought.number, { [wipe]: 4 }), 'OrderEditProposed');
      const requestId = (await readOrder(shop, bought.number)).paymentRequests?.[0]?.id ?? '';
      return { ...bought, requestId, token: (await tokenOf(bought, requestId)) ?? '' };
    };
    const agreed = await propose();
    const { confirmOrderChange } = await agreed.client.run(ConfirmOrderChange, { input: { token: agreed.token } });
    expect(expectResult(confirmOrderChange, 'OrderPaymentChecked').payment.request.status).toBe('ACCEPTED');
    expectResult(await decline(agreed, agreed.requestId), 'OrderConflictError');
    expect(await statusOf(agreed.number)).toBe('ACCEPTED');

    const declined = await propose();
    expectResult(await decline(declined, declined.requestId), 'OrderUpdated');
    const after = await declined.client.run(ConfirmOrderChange, { input: { token: declined.token } });
    expect(expectResult(after.confirmOrderChange, 'OrderPaymentChecked').payment.request.status).toBe('DECLINED');
  });
});

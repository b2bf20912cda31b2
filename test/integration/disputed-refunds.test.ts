import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { RequestRefundInput } from '../gql/graphql.ts';
import { type BoughtByCard, buyByCard } from '../kit/bought-orders.ts';
import { CancelOrder, UpdateOrderStatus } from '../kit/operations.ts';
import { readOrder } from '../kit/order-edits.ts';
import { findDifferencesOf } from '../kit/reconcile.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const DisputedOrder = graphql(`
  query DisputedOrder($number: String!) {
    order(number: $number) {
      status
      payment { status refundableAmount { amount } disputedAmount { amount } refundedAmount { amount } }
      refunds { status failure { code } }
    }
  }
`);
const DisputedRefundPreview = graphql(`
  query DisputedRefundPreview($input: RefundChoiceInput!) {
    refundPreview(input: $input) {
      __typename
      ... on RefundPreview { left { amount } disputed { amount } }
    }
  }
`);
const RefundDisputed = graphql(`
  mutation RefundDisputed($input: RequestRefundInput!) {
    requestRefund(input: $input) {
      __typename
      ... on ValidationError { fieldErrors { path key message } }
      ... on OrderError { message }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let staff: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

/** Pays 899 and 500 for shipping. */
const buyOne = () => buyByCard(shop, { [wipe]: 1 });
const payDue = (server = 0) => shop.app(server).services.payment.payDueRefunds();
const sync = (intentId: string) => shop.app().services.payment.syncReversals(intentId);

async function atStripe(path: string, body: object = {}): Promise<{ id: string }> {
  const response = await fetch(`${shop.stripeUrl}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { id: string };
}

async function dispute({ intentId }: BoughtByCard, amount?: number): Promise<string> {
  const { id } = await atStripe('disputes', { payment_intent: intentId, ...(amount && { amount }) });
  await sync(intentId);
  return id;
}

async function end({ intentId }: BoughtByCard, id: string, status: 'won' | 'lost'): Promise<void> {
  await atStripe(`disputes/${id}`, { status });
  await sync(intentId);
}

async function left(orderNumber: string): Promise<readonly [number, number]> {
  const input = { orderNumber, lines: [], shipping: 0 };
  const preview = (await staff.run(DisputedRefundPreview, { input })).refundPreview;
  const { left: rest, disputed } = expectResult(preview, 'RefundPreview');
  return [rest.amount, disputed.amount];
}

async function ask(orderNumber: string, choice: Partial<RequestRefundInput>) {
  const [expectedLeft] = await left(orderNumber);
  const input = { orderNumber, lines: [], shipping: 0, reason: 'DAMAGED' as const, expectedLeft, ...choice };
  return (await staff.run(RefundDisputed, { input })).requestRefund;
}

async function refund(number: string, amount: number): Promise<void> {
  expectResult(await ask(number, { amount }), 'RefundRequested');
  await payDue();
}

async function cancelByStaff(orderNumber: string) {
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

async function cancelByBuyer({ client, number: orderNumber, accessToken }: BoughtByCard) {
  const input = { orderNumber, accessToken, reason: 'CHANGED_MIND' as const };
  expectResult((await client.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');
}

/** The amount that an order has lost to refunds and disputes. */
async function gone(orderNumber: string): Promise<number> {
  const entries = await ledgerModel(shop.connection).find({ orderNumber, kind: { $in: ['REFUND', 'DISPUTE'] } });
  return entries.reduce((sum, { amount }) => sum - amount, 0);
}

const read = async (number: string) => (await staff.run(DisputedOrder, { number })).order;
const refundEmails = (number: string) =>
  emailModel(shop.connection).countDocuments({ 'refs.orderNumber': number, kind: 'ORDER_REFUNDED' });

describe('the disputed amount of an order (PAYMENT-53)', () => {
  it.each([
    ['the rest', 999],
    ['the whole', 1_399],
  ])('is not refunded by amount or line, after a partial refund: a dispute of %s', async (_, amount) => {
    const order = await buyOne();
    await refund(order.number, 400);
    await dispute(order, amount);

    expect(await left(order.number)).toEqual([0, 999]);
    for (const choice of [{ amount: 1 }, { lines: [{ productId: wipe, quantity: 1 }] }]) {
      expect(await ask(order.number, choice)).toMatchObject({
        __typename: 'OrderError',
        message: expect.stringContaining('dispute'),
      });
    }
    await payDue();
    expect(await gone(order.number)).toBe(400 + amount);
  });

  it('leaves exactly the undisputed rest refundable', async () => {
    const order = await buyOne();
    await dispute(order, 999);

    expect(await left(order.number)).toEqual([400, 999]);
    expect(expectResult(await ask(order.number, { amount: 401 }), 'ValidationError').fieldErrors).toMatchObject([
      { path: 'amount', key: 'refund.moreThanLeftDisputed', message: expect.stringContaining('$4.00') },
    ]);
    await refund(order.number, 400);
    expect(await gone(order.number)).toBe(1_399);
  });

  it.each([
    ['staff', cancelOf(cancelByStaff)],
    ['the buyer', (order: BoughtByCard) => cancelByBuyer(order)],
  ])('is not refunded again when %s cancel', async (_, cancel) => {
    const order = await buyOne();
    await refund(order.number, 400);
    await dispute(order, 600);
    await cancel(order);
    await Promise.all([payDue(0), payDue(1)]);

    expect(await gone(order.number)).toBe(1_399);
    expect(await read(order.number)).toMatchObject({ status: 'ORDER_CANCELLED', payment: { status: 'REFUNDED' } });
    expect(await payDue()).toBe(0);
    expect(await findDifferencesOf(shop, order.intentId)).toEqual([]);
  });

  it('is subtracted even if the dispute is not yet reported when the order is cancelled', async () => {
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 100 });
    const order = await buyOne();
    await atStripe('disputes', { payment_intent: order.intentId });
    await cancelByStaff(order.number);
    await payDue();
    await sync(order.intentId);

    expect(await gone(order.number)).toBe(1_399);
    expect(await read(order.number)).toMatchObject({ payment: { refundedAmount: { amount: 0 } } });
  });

  it('can be refunded again once the dispute is won, but not if it is lost', async () => {
    const [won, lost] = [await buyOne(), await buyOne()];
    await end(won, await dispute(won), 'won');
    await end(lost, await dispute(lost), 'lost');

    expect(await left(won.number)).toEqual([1_399, 0]);
    expect(await left(lost.number)).toEqual([0, 1_399]);
    await refund(won.number, 1_399);
    expect(await gone(won.number)).toBe(1_399);
  });

  it('is refunded to the buyer of a cancelled order once the dispute is won, with its own email', async () => {
    const order = await buyOne();
    const id = await dispute(order);
    await cancelByBuyer(order);
    await payDue();
    expect(await read(order.number)).toMatchObject({
      payment: {
        status: 'REFUNDED',
        refundedAmount: { amount: 0 },
        disputedAmount: { amount: 1_399 },
      },
    });
    expect((await readOrder(shop, order.number)).payment.summary).toBe('PAID');

    await end(order, id, 'won');
    await Promise.all([payDue(0), payDue(1)]);

    expect(await gone(order.number)).toBe(1_399);
    expect(await read(order.number)).toMatchObject({
      payment: { status: 'REFUNDED', refundedAmount: { amount: 1_399 } },
    });
    expect((await readOrder(shop, order.number)).payment.summary).toBe('REFUNDED');
    expect(await refundEmails(order.number)).toBe(1);
  });

  it("is not reduced by a bank's inquiry, which holds no money", async () => {
    const order = await buyOne();
    await atStripe('disputes', { payment_intent: order.intentId, inquiry: true });
    await sync(order.intentId);
    expect(await left(order.number)).toEqual([1_399, 0]);
    await refund(order.number, 1_399);
    expect((await readOrder(shop, order.number)).payment.summary).toBe('REFUNDED');
  });

  it('fails a refund that was requested just before the dispute', async () => {
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 100 });
    const order = await buyOne();
    expectResult(await ask(order.number, { amount: 500 }), 'RefundRequested');
    await atStripe('disputes', { payment_intent: order.intentId });
    await payDue();

    expect(await read(order.number)).toMatchObject({
      refunds: [{ status: 'FAILED', failure: { code: 'charge_disputed' } }],
      payment: { refundableAmount: { amount: 0 }, disputedAmount: { amount: 1_399 } },
    });
    await sync(order.intentId);
    expect(await gone(order.number)).toBe(1_399);
  });
});

function cancelOf(cancel: (number: string) => Promise<void>) {
  return ({ number }: BoughtByCard) => cancel(number);
}

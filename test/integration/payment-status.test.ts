import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { OrderFilterInput } from '../gql/graphql.ts';
import { buyByCard } from '../kit/bought-orders.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { readOrder } from '../kit/order-edits.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const PaymentStatusOf = graphql(`
  query PaymentStatusOf($number: String!) {
    order(number: $number) {
      total { amount }
      payment { paidAmount { amount } refundedAmount { amount } outstandingAmount { amount currency } }
    }
  }
`);

const PaidOrders = graphql(`
  query PaidOrders($market: Market!, $filter: OrderFilterInput!) {
    orders(market: $market, filter: $filter) { edges { node { number } } }
    orderCounts(market: $market) { byPaymentSummary { paymentSummary count } }
  }
`);

const SettleRefundOf = graphql(`
  mutation SettleRefundOf($input: SettleRefundInput!) {
    settleRefund(input: $input) { __typename ... on OrderError { code } }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
let staff: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

async function refundAtStripe(intentId: string, amount: number): Promise<void> {
  const body = JSON.stringify({ payment_intent: intentId, amount });
  const answer = await fetch(`${shop.stripeUrl}/sandbox/refunds`, { method: 'POST', body });
  expect(answer.ok).toBe(true);
  await shop.app().services.payment.syncReversals(intentId);
}

async function paymentOf(number: string) {
  const { order } = await staff.run(PaymentStatusOf, { number });
  const { paidAmount, refundedAmount, outstandingAmount } = order?.payment ?? {};
  const { summary } = (await readOrder(shop, number)).payment;
  return [summary, paidAmount?.amount, refundedAmount?.amount, outstandingAmount?.amount];
}

async function move(
  orderNumber: string,
  status: 'ORDER_CONFIRMED' | 'ORDER_CANCELLED',
  from = 'PREPARING_FOR_SHIPMENT',
) {
  if (status === 'ORDER_CONFIRMED') await recordWholeDeposit(staff, orderNumber);
  const input = { orderNumber, expectedStatus: from as 'PREPARING_FOR_SHIPMENT', status };
  return expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

describe('the amount paid of an order (PAYMENT-49)', () => {
  it('is the whole total by card, until it is refunded in part and then in full', async () => {
    const { number, intentId } = await buyByCard(shop, { [wipe]: 1 });
    expect(await paymentOf(number)).toEqual(['PAID', 1_399, 0, 0]);

    await refundAtStripe(intentId, 400);
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', 1_399, 400, 0]);

    await move(number, 'ORDER_CANCELLED');
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', 1_399, 400, 0]);
    await shop.app().services.payment.payDueRefunds();
    expect(await paymentOf(number)).toEqual(['REFUNDED', 1_399, 1_399, 0]);
  });

  it('includes each of several simultaneous refunds once, whichever process records it first', async () => {
    const { number, intentId } = await buyByCard(shop, { [wipe]: 1 });
    await Promise.all([100, 200, 300].map((amount) => refundAtStripe(intentId, amount)));
    await shop.app().services.payment.syncReversals(intentId);
    expect(await paymentOf(number)).toEqual(['PARTLY_REFUNDED', 1_399, 600, 0]);
  });

  it('is zero by deposit until it is confirmed, and again once it is refunded', async () => {
    const client = shop.client({ market: 'KR' });
    const { order } = expectResult(
      await payByDeposit(client, await fillCheckout(client, 'KR', { [wipe]: 1 })),
      'OrderPlaced',
    );
    const total = order.total.amount;
    expect(await paymentOf(order.number)).toEqual(['AWAITING_PAYMENT', 0, 0, total]);

    await move(order.number, 'ORDER_CONFIRMED');
    expect(await paymentOf(order.number)).toEqual(['PAID', total, 0, 0]);

    await move(order.number, 'ORDER_CANCELLED', 'ORDER_CONFIRMED');
    const settled = await staff.run(SettleRefundOf, { input: { orderNumber: order.number } });
    expectResult(settled.settleRefund, 'OrderUpdated');
    expect(await paymentOf(order.number)).toEqual(['REFUNDED', total, total, 0]);
  });

  it('is void if the order is cancelled before its deposit', async () => {
    const client = shop.client({ market: 'KR' });
    const { order } = expectResult(
      await payByDeposit(client, await fillCheckout(client, 'KR', { [wipe]: 1 })),
      'OrderPlaced',
    );
    await move(order.number, 'ORDER_CANCELLED');
    expect(await paymentOf(order.number)).toEqual(['VOID', 0, 0, 0]);
  });

  it('does not use the previous price if an edit has changed it meanwhile', async () => {
    const { number } = await buyByCard(shop, { [wipe]: 1 });
    const { changeOrder } = shop.app().services;
    const prices: number[] = [];
    await changeOrder(number, async (order) => {
      prices.push(order.amounts.total);
      if (prices.length === 1) {
        await changeOrder(number, (edited) => ({
          order: { ...edited, amounts: { ...edited.amounts, total: edited.amounts.total - 100 } },
        }));
      }
      return { order: { ...order, payment: { ...order.payment, followUpTries: 1 } } };
    });

    const { amounts, payment } = await readOrder(shop, number);
    expect(prices).toEqual([amounts.total + 100, amounts.total]);
    expect(payment).toMatchObject({ status: 'PAID', mismatch: 'SURPLUS', followUpTries: 1 });
  });

  it('filters the list and is counted there', async () => {
    const paid = await buyByCard(shop, { [wipe]: 1 });
    const parted = await buyByCard(shop, { [wipe]: 1 });
    await refundAtStripe(parted.intentId, 1);

    const read = async (filter: OrderFilterInput) => staff.run(PaidOrders, { market: 'US', filter });
    const partly = await read({ paymentSummary: 'PARTLY_REFUNDED' });
    expect(partly.orders.edges.map(({ node }) => node.number)).toEqual([parted.number]);
    const { orders } = await read({ paymentSummary: 'PAID', status: 'PREPARING_FOR_SHIPMENT' });
    expect(orders.edges.map(({ node }) => node.number)).toEqual([paid.number]);
    const counts = partly.orderCounts.byPaymentSummary.filter(({ count }) => count > 0);
    expect(counts).toEqual([{ paymentSummary: 'PARTLY_REFUNDED', count: 1 }]);
  });
});

import { orderModel } from '@eunbit/server/modules/order/order.model';
import { returnModel } from '@eunbit/server/modules/return/return.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { RequestReturnInput } from '../gql/graphql.ts';
import { type Bought, buyByDeposit } from '../kit/bought-orders.ts';
import { CompleteDraftOrderPayment, readDraftToken, StartDraftOrderPayment } from '../kit/draft-orders.ts';
import { waitForEmail } from '../kit/emails.ts';
import { CancelOrder, UpdateOrderStatus } from '../kit/operations.ts';
import { PreviewOrderLines, toLines } from '../kit/order-edits.ts';
import { findDifferencesOf } from '../kit/reconcile.ts';
import {
  line,
  RefundReturn,
  ReplaceReturn,
  RequestReturn,
  ReturnOptions,
  ReturnPreview,
  Returns,
  returnGoods,
  sendOff,
  WithdrawReturn,
} from '../kit/returns.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectHistoryAddsUp } from '../kit/stock.ts';
import { confirmCard, expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const Cancelling = graphql(`
  query Cancelling($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      number isCancellableByBuyer
      cancellationPreview { money refund { amount } }
      reopenedReturn { number orderNumber refund { amount } }
    }
  }
`);
const CancellingForStaff = graphql(`
  query CancellingForStaff($number: String!) {
    order(number: $number) { reopenedReturn { number refund { amount } } }
  }
`);
const CorrectionOfReplacement = graphql(`
  query CorrectionOfReplacement($number: String!) { orderCorrection(number: $number) { problem } }
`);

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let spray: string;
let staff: ShopClient;
beforeAll(async () => {
  wipe = shop.productId('wipe');
  spray = shop.productId('spray');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const units = async () => (await stockModel(shop.connection).findById(stockId('KR', wipe)).lean())?.quantity;
const readReturn = (number: string) => returnModel(shop.connection).findOne({ number }).lean();
const readOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();

/** A return of one of two units, ready to settle; after a change of mind its shipping costs 3,000 won. */
async function inspected(more: Partial<RequestReturnInput>) {
  const bought = await buyByDeposit(shop, { [wipe]: 2 });
  await sendOff(staff, bought.number);
  const { number: orderNumber, accessToken } = bought;
  const lines = more.lines ?? [line(wipe, 1, 'DEFECTIVE')];
  const choice = { orderNumber, accessToken, resolution: more.resolution ?? ('EXCHANGE' as const), lines };
  const preview = (await bought.client.run(ReturnPreview, { input: choice })).returnPreview;
  const expectedFee = expectResult(preview, 'ReturnPreview').shipping.fee.amount;
  const input = { ...choice, expectedFee, isUnused: true, note: 'It leaks.' };
  const { requestReturn } = await bought.client.run(RequestReturn, { input });
  const { number } = expectResult(requestReturn, 'Return');
  await returnGoods(staff, number);
  return { bought, number, fee: expectedFee };
}

const replace = async (number: string) =>
  expectResult((await staff.run(ReplaceReturn, { input: { number } })).replaceReturn, 'Return').replacementNumber ?? '';

/** The access token of a replacement order, for a guest with the token of the first order. */
async function openReplacement({ accessToken }: Bought, number: string): Promise<string> {
  const order = await readOrder(number);
  const { services } = shop.apps[0] ?? {};
  if (!order || !services) throw new Error(`no ${number}`);
  expect(accessToken).not.toBe('');
  return services.orderTokens.access(order);
}

async function cancel(client: ShopClient, orderNumber: string, accessToken: string | null) {
  const input = { orderNumber, accessToken, reason: 'CHANGED_MIND', detail: '' } as const;
  return (await client.run(CancelOrder, { input })).cancelOrder;
}

async function payDraft(): Promise<string> {
  const token = await readDraftToken(shop);
  const buyer = shop.client({ market: 'KR' });
  const { startDraftOrderPayment } = await buyer.run(StartDraftOrderPayment, { input: { token } });
  const { clientSecret } = expectResult(startDraftOrderPayment, 'DraftOrderPaymentStarted');
  await confirmCard(shop.stripeUrl, clientSecret);
  const { completeDraftOrderPayment } = await buyer.run(CompleteDraftOrderPayment, { input: { token } });
  return expectResult(completeDraftOrderPayment, 'OrderPlaced').order.number;
}

/** Settles the return by a refund, twice at once; returns the refunded amount. */
async function settleByRefund({ client, accessToken }: Bought, number: string): Promise<number> {
  const { guestOrder } = await client.run(ReturnOptions, { accessToken });
  const expectedAmount = guestOrder?.returns.find((one) => one.number === number)?.refundPlan?.amount.amount ?? -1;
  const both = await Promise.all([0, 1].map(() => staff.run(RefundReturn, { input: { number, expectedAmount } })));
  expect(both.map(({ refundReturn }) => refundReturn.__typename).sort()).toEqual(['Return', 'ReturnConflictError']);
  return expectedAmount;
}

describe('a replacement cancelled by its buyer', () => {
  it('reopens its return, as announced, is in the staff list, and is refunded once (RETURN-16)', async () => {
    const { bought, number } = await inspected({});
    const before = await units();
    const replacement = await replace(number);
    const accessToken = await openReplacement(bought, replacement);
    const read = async () => (await bought.client.run(Cancelling, { accessToken })).guestOrder;
    expect(await read()).toMatchObject({
      isCancellableByBuyer: true,
      cancellationPreview: { money: 'NO_CHARGE', refund: { amount: 0 } },
      reopenedReturn: { number, orderNumber: bought.number, refund: { amount: 7_120 } },
    });
    expect((await staff.run(CancellingForStaff, { number: replacement })).order?.reopenedReturn).toMatchObject({
      number,
      refund: { amount: 7_120 },
    });

    expectResult(await cancel(bought.client, replacement, accessToken), 'OrderUpdated');
    expect(await units()).toBe(before);
    expect(await readReturn(number)).toMatchObject({ status: 'INSPECTED', replacementNumber: null, refundId: null });
    expect((await read())?.reopenedReturn).toMatchObject({ number, refund: { amount: 7_120 } });
    const filter = { market: 'KR', statuses: ['INSPECTED'] } as const;
    const { returns, returnCounts } = await staff.run(Returns, {
      ...{ market: 'KR', filter: { ...filter, statuses: [...filter.statuses] }, first: 10, after: null },
    });
    expect(returns.nodes.map((one) => one.number)).toEqual([number]);
    expect(returnCounts.inspected).toBe(1);

    expect(await settleByRefund(bought, number)).toBe(7_120);
    expect((await read())?.reopenedReturn).toBeNull();
    expect((await readOrder(bought.number))?.refunds).toMatchObject([{ amount: 7_120, reason: 'RETURNED' }]);
    expect((await readReturn(number))?.history.map(({ status }) => status).slice(-3)).toEqual([
      ...['SETTLED', 'INSPECTED', 'SETTLED'],
    ]);
    await expectHistoryAddsUp(shop, 'KR', wipe);
    expect(await findDifferencesOf(shop)).toEqual([]);
  });

  it('also refunds what was paid for its shipping (RETURN-16)', async () => {
    const { bought, number, fee } = await inspected({ lines: [line(wipe, 1, 'CHANGE_OF_MIND')] });
    expect(fee).toBe(3_000);
    await replace(number);
    const replacement = await payDraft();
    const accessToken = await openReplacement(bought, replacement);
    expect((await bought.client.run(Cancelling, { accessToken })).guestOrder).toMatchObject({
      cancellationPreview: { money: 'CARD', refund: { amount: 3_000 } },
      reopenedReturn: { number, refund: { amount: 7_120 } },
    });
    expectResult(await cancel(bought.client, replacement, accessToken), 'OrderUpdated');
    expect((await readOrder(replacement))?.payment.status).toBe('REFUND_DUE');
    expect(await readReturn(number)).toMatchObject({ status: 'INSPECTED', shipping: { fee: 0 } });
    expect(await settleByRefund(bought, number)).toBe(7_120);
    expect(await findDifferencesOf(shop)).toEqual([]);
  });
});

describe('a replacement cancelled by staff', () => {
  it('reopens its return for another replacement, and stays cancelled (RETURN-16, ORDER-26)', async () => {
    const { bought, number } = await inspected({});
    const first = await replace(number);
    const confirm = {
      orderNumber: first,
      expectedStatus: 'PREPARING_FOR_SHIPMENT',
      status: 'ORDER_CONFIRMED',
    } as const;
    expectResult((await staff.run(UpdateOrderStatus, { input: confirm })).updateOrderStatus, 'OrderUpdated');
    const input = { orderNumber: first, expectedStatus: 'ORDER_CONFIRMED', status: 'ORDER_CANCELLED' } as const;
    // A refund for removed units of such an order would be lost.
    const edit = { orderNumber: first, expectedRevision: 0, lines: toLines({ [spray]: 1 }) };
    expect((await staff.run(PreviewOrderLines, { input: edit })).previewOrderLines).toMatchObject({
      code: 'LINE_REFUSED',
    });
    // Of two concurrent cancellations one succeeds, and the return is reopened once.
    const both = await Promise.all([0, 1].map(() => staff.run(UpdateOrderStatus, { input })));
    expect(both.map(({ updateOrderStatus }) => updateOrderStatus.__typename).sort()).toEqual([
      'OrderConflictError',
      'OrderUpdated',
    ]);
    expect((await readReturn(number))?.history.map(({ status }) => status).slice(-2)).toEqual(['SETTLED', 'INSPECTED']);
    const { orderCorrection } = await staff.run(CorrectionOfReplacement, { number: first });
    expect(orderCorrection).toMatchObject({ problem: 'MONEY' });

    const { text } = await waitForEmail(shop, {
      to: (await readOrder(first))?.email ?? '',
      kind: 'ORDER_STATUS_CHANGED',
    });
    expect(text).toContain(number);
    const second = await replace(number);
    expect(second).not.toBe(first);
    expect(await readReturn(number)).toMatchObject({ status: 'SETTLED', replacementNumber: second });
    const accessToken = await openReplacement(bought, first);
    expect((await bought.client.run(Cancelling, { accessToken })).guestOrder?.reopenedReturn).toBeNull();
  });

  it('also reopens a return whose goods never arrived, which can be withdrawn and repeated (RETURN-16)', async () => {
    const lines = [line(wipe, 1, 'MISSING_ITEM')];
    const { bought, number } = await inspected({ resolution: 'MISSING_ITEM', lines });
    const replacement = await replace(number);
    const input = {
      orderNumber: replacement,
      expectedStatus: 'PREPARING_FOR_SHIPMENT',
      status: 'ORDER_CANCELLED',
    } as const;
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
    expect(await readReturn(number)).toMatchObject({ status: 'APPROVED', replacementNumber: null });
    const { returns, returnCounts } = await staff.run(Returns, {
      ...{ market: 'KR', filter: { market: 'KR', statuses: ['INSPECTED'] }, first: 10, after: null },
    });
    expect(returns.nodes.map((one) => one.number)).toEqual([number]);
    expect(returnCounts.inspected).toBe(1);
    const { accessToken, number: orderNumber } = bought;
    const { withdrawReturn } = await bought.client.run(WithdrawReturn, { input: { number, accessToken } });
    expectResult(withdrawReturn, 'Return');
    const again = {
      orderNumber,
      accessToken,
      resolution: 'MISSING_ITEM',
      lines,
      note: '',
      isUnused: true,
      expectedFee: 0,
    };
    const { requestReturn } = await bought.client.run(RequestReturn, {
      input: { ...again, resolution: 'MISSING_ITEM' },
    });
    expectResult(requestReturn, 'Return');
  });
});

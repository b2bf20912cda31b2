import { canMove } from '@eunbit/schema/order';
import { RETURN_STEPS } from '@eunbit/schema/return';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { standingRefunds, sumOf } from '@eunbit/server/modules/order/refunds.record';
import type { ReturnRecord } from '@eunbit/server/modules/return/return.model';
import { stockId } from '@eunbit/server/modules/stock/stock.model';
import { findBrokenInvariants } from '../../scripts/restore/invariants.ts';
import { findDraftProblems } from './chaos-draft-balance.ts';
import { findReturnProblems, readReturns } from './chaos-return-balance.ts';
import type { Month } from './month.ts';
import { findDifferences } from './reconcile.ts';
import type { TestShop } from './test-shop.ts';
import { findUnitProblems } from './unit-balance.ts';

interface BankPayment {
  readonly approvedAt: string | null;
  readonly totalAmount: number;
  readonly cancels: readonly { readonly cancelAmount: number }[] | null;
}

function misstep(order: OrderRecord): string[] {
  const statuses = order.statusHistory.map(({ status }) => status);
  return statuses.slice(1).flatMap((to, at) => {
    const from = statuses[at];
    return from && from !== to && !canMove(from, to) ? [`${order.number}: ${from} to ${to}`] : [];
  });
}

/** Checks that refunds do not exceed the payment, in total and unit by unit. */
function overpaid(order: OrderRecord): string[] {
  const { number, payment, lines } = order;
  // An amount that was never captured needs no refund.
  const refunds = standingRefunds(order).filter(({ destination }) => destination !== 'AUTHORISATION');
  const tooMuch = sumOf(refunds) > payment.paidAmount || payment.refundedAmount > payment.paidAmount;
  const units = lines.filter(({ productId, quantity }) => {
    const back = refunds.flatMap((refund) => refund.lines.filter((line) => line.productId === productId));
    return back.reduce((sum, line) => sum + line.quantity, 0) > quantity;
  });
  return [
    ...(tooMuch ? [`${number}: ${payment.refundedAmount} of ${payment.paidAmount} back`] : []),
    ...units.map(({ productId }) => `${number}: too many of ${productId} back`),
  ];
}

const misstepOfReturn = ({ number, history }: ReturnRecord): string[] =>
  history.slice(1).flatMap(({ status: to }, at) => {
    const from = history[at]?.status;
    return RETURN_STEPS.some((step) => step.from === from && step.to === to) ? [] : [`${number}: ${from} to ${to}`];
  });

/** Deposits and refunds of an account at the bank. An account that is closed before its deposit has a cancellation, too. */
async function readAccount({ bankUrl }: TestShop, id: string): Promise<readonly [number, number]> {
  const authorization = `Basic ${Buffer.from('test_sk_sandbox:').toString('base64')}`;
  const response = await fetch(`${bankUrl}/v1/payments/${id}`, { headers: { authorization } });
  const { approvedAt, totalAmount, cancels } = (await response.json()) as BankPayment;
  if (!approvedAt) return [0, 0];
  return [totalAmount, (cancels ?? []).reduce((sum, { cancelAmount }) => sum + cancelAmount, 0)];
}

/** Checks that the books of an order contain each deposit and refund of its virtual account exactly once. */
async function misdeposited({ number, payment }: OrderRecord, shop: TestShop): Promise<string[]> {
  if (!payment.virtualAccount) return [];
  const atBank = await readAccount(shop, payment.virtualAccount.id);
  const inBooks = [payment.paidAmount, payment.refundedAmount];
  return atBank.join() === inBooks.join() ? [] : [`${number}: came and went ${inBooks}, at the bank ${atBank}`];
}

/** Problems in the shop at the end of a month, as text. */
export async function findProblems(month: Month, opening: number): Promise<string[]> {
  const { shop, products, entered, worthNothing } = month;
  const { connection } = shop;
  const orders = await orderModel(connection).find().lean();
  const returns = await readReturns(connection);
  const levels = (['KR', 'US'] as const).flatMap((market) =>
    products.map((productId) => ({
      market,
      productId,
      opening,
      entered: entered.get(stockId(market, productId)) ?? 0,
    })),
  );
  return [
    ...orders.flatMap(misstep),
    ...orders.flatMap(overpaid),
    ...(await Promise.all(orders.map((order) => misdeposited(order, shop)))).flat(),
    ...returns.flatMap(misstepOfReturn),
    ...(await findUnitProblems(connection, levels, { orders, returns })),
    ...(await findReturnProblems(connection, orders, worthNothing)),
    ...(await findDraftProblems(connection, orders)),
    ...(await findBrokenInvariants(connection.getClient().db(connection.name) as never)),
    ...(await findDifferences(shop)).map((difference) => JSON.stringify(difference)),
  ];
}

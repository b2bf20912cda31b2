import { computeLineTotal } from '../../purchase/index.ts';
import type { OrderRecord } from '../order.record.ts';
import { getRefundOfPrice } from '../payment-amounts.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';

/** The fields of an order that say what was sold with it. */
export type SoldOrder = Pick<OrderRecord, 'lines' | 'amounts' | 'payment' | 'refunds'>;

/** What was sold of a product; revenue in minor units, without shipping and tax. */
export interface SoldLine {
  readonly productId: string;
  /** Without those that were refunded. */
  readonly units: number;
  /** Less what went back. */
  readonly revenue: number;
  readonly grossUnits: number;
  /** The price of all units, whatever went back. */
  readonly grossRevenue: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What a card is not charged, or was refunded of the price: what edits took off is in the price already, and a surplus never was. */
const isOfPrice = ({ status, reason }: OrderRefundRecord) =>
  status === 'SUCCEEDED' && reason !== 'ORDER_EDITED' && reason !== 'OVERPAID';

/** Refunds of an authorised card: less is charged, so that nothing went back. */
const releasedOfPrice = ({ refunds = [] }: SoldOrder): number =>
  sum(refunds.filter((one) => isOfPrice(one) && one.destination === 'AUTHORISATION').map(({ amount }) => amount));

/** What an order counts for: its price, less what went back of it or was never charged. */
export function getRevenue(order: SoldOrder): number {
  const { amounts, payment } = order;
  return Math.max(0, amounts.total - getRefundOfPrice(payment, amounts.total) - releasedOfPrice(order));
}

/** What a refund says of its lines: less than their shares where a smaller amount went back for them. */
function namedParts({ lines, amount, shipping, shippingTax }: OrderRefundRecord) {
  const chosen = sum(lines.map((line) => line.amount + line.tax)) + shipping + shippingTax;
  return lines.map(({ productId, quantity, amount: share }) => ({
    productId,
    quantity,
    amount: chosen > amount ? Math.round((share * amount) / chosen) : share,
  }));
}

/**
 * What each line of an order counts for. What went back for nothing in particular, also in the dashboard of the provider, is taken
 * off lines, shipping and tax in proportion (STATISTICS-17).
 */
export function getSoldLines(order: SoldOrder): SoldLine[] {
  const refunds = (order.refunds ?? []).filter(isOfPrice);
  const named = refunds.filter(({ lines, shipping }) => lines.length > 0 || shipping > 0);
  const parts = named.flatMap(namedParts);
  const left = order.amounts.total - sum(named.map(({ amount }) => amount));
  const unnamed = Math.max(0, left - getRevenue(order));
  const goods = order.lines.map((line) => {
    const own = parts.filter(({ productId }) => productId === line.productId);
    return {
      line,
      units: Math.max(0, line.quantity - sum(own.map(({ quantity }) => quantity))),
      amount: Math.max(0, computeLineTotal(line) - sum(own.map(({ amount }) => amount))),
    };
  });
  return goods.map(({ line, units, amount }) => ({
    productId: line.productId,
    units,
    revenue: left > 0 ? Math.max(0, amount - Math.round((unnamed * amount) / left)) : 0,
    grossUnits: line.quantity,
    grossRevenue: computeLineTotal(line),
  }));
}

import { computeLineTotal } from '../../purchase/index.ts';
import type { OrderRecord } from '../order.record.ts';
import { getRefundOfPrice } from '../payment-amounts.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';

/** The fields of an order that determine what was sold. */
export type SoldOrder = Pick<OrderRecord, 'lines' | 'amounts' | 'payment' | 'refunds'>;

/** Sales of a product; revenue in minor units, without shipping and tax. */
export interface SoldLine {
  readonly productId: string;
  /** Without refunded units. */
  readonly units: number;
  /** Less refunds. */
  readonly revenue: number;
  readonly grossUnits: number;
  /** The price of all units, refunded ones included. */
  readonly grossRevenue: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Whether a refund reduces the price: the total already reflects edits and never included a surplus. */
const isOfPrice = ({ status, reason }: OrderRefundRecord) =>
  status === 'SUCCEEDED' && reason !== 'ORDER_EDITED' && reason !== 'OVERPAID';

/** Refunds of an authorised card payment, which lower the charge instead of returning money. */
const releasedOfPrice = ({ refunds = [] }: SoldOrder): number =>
  sum(refunds.filter((one) => isOfPrice(one) && one.destination === 'AUTHORISATION').map(({ amount }) => amount));

/** The revenue of an order: its price less what was refunded or never charged. */
export function getRevenue(order: SoldOrder): number {
  const { amounts, payment } = order;
  return Math.max(0, amounts.total - getRefundOfPrice(payment, amounts.total) - releasedOfPrice(order));
}

/** The refunded amount per line, scaled down if less than the sum of the lines was refunded. */
function namedParts({ lines, amount, shipping, shippingTax }: OrderRefundRecord) {
  const chosen = sum(lines.map((line) => line.amount + line.tax)) + shipping + shippingTax;
  return lines.map(({ productId, quantity, amount: share }) => ({
    productId,
    quantity,
    amount: chosen > amount ? Math.round((share * amount) / chosen) : share,
  }));
}

/**
 * The sales of each line of an order. Refunds that name no line, such as those made in the provider's dashboard, reduce lines,
 * shipping and tax in proportion (STATISTICS-17).
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

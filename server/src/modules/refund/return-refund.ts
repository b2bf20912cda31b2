import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { RefundDestination } from '@eunbit/schema/order-refund';
import type { RefundLineChoice } from '@eunbit/schema/validation-refund';
import { getRefundable, isDisputeOpen, type OrderRecord, type ReturnOfOrder } from '../order/index.ts';
import { checkRefund } from './refund-rules.ts';
import { openLines, openShipping, type RefundShares, toRefundShares } from './refund-shares.ts';

/** The parts of an order that come back with a return, and the deduction. */
export interface ReturnedParts {
  readonly lines: readonly RefundLineChoice[];
  /** Whether the remaining price of shipping is refunded as well. */
  readonly isShippingRefunded: boolean;
  /** The customer's cost of return shipping, minor units. */
  readonly fee: number;
}

/** A refund that can be made. */
export interface PayableReturn {
  readonly shares: RefundShares;
  readonly destination: RefundDestination;
}

export interface ReturnRefundPlan {
  /** The units and the shipping with their tax, minor units. */
  readonly worth: number;
  /** The price of shipping in it, with its tax. */
  readonly shipping: number;
  /** The amount to refund: less the fee, and at most what is left of the money. */
  readonly amount: number;
  /** Null if nothing is refunded, or if it is not possible: `refusal` is the reason. */
  readonly payable: PayableReturn | null;
  readonly refusal: ApiMessageKey | null;
}

/**
 * The refund of a return (RETURN-10). Units that were refunded otherwise do not count; if staff have already refunded part of the
 * amount, the rest is refunded. `others` are the other returns of the order.
 */
export function planReturnRefund(
  order: OrderRecord,
  parts: ReturnedParts,
  others: readonly ReturnOfOrder[],
): ReturnRefundPlan {
  const open = new Map(openLines(order, others).map((line) => [line.productId, line.quantity]));
  const lines = parts.lines
    .map(({ productId, quantity }) => ({ productId, quantity: Math.min(quantity, open.get(productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const shipping = parts.isShippingRefunded ? openShipping(order).amount : 0;
  const choice = { lines, shipping, amount: null };
  const whole = toRefundShares(order, choice, Number.MAX_SAFE_INTEGER, others);
  if ('problem' in whole || (lines.length === 0 && shipping === 0)) {
    return { worth: 0, shipping: 0, amount: 0, payable: null, refusal: null };
  }
  const left = getRefundable(order)?.left ?? 0;
  const wanted = Math.max(0, whole.amount - parts.fee);
  const amount = Math.min(wanted, left);
  const base = { worth: whole.amount, shipping: whole.shipping + whole.shippingTax };
  // If it were settled now, it could not be refunded once the dispute is won.
  if (amount < wanted && isDisputeOpen(order.payment.reversals)) {
    return { ...base, amount, payable: null, refusal: 'refund.disputed' };
  }
  if (amount === 0) return { ...base, amount, payable: null, refusal: null };
  const checked = checkRefund(order, { ...choice, amount }, others);
  if ('refused' in checked) {
    return { ...base, amount, payable: null, refusal: 'key' in checked.refused ? checked.refused.key : 'refund.units' };
  }
  const { shares, destination } = checked.value;
  return { ...base, amount, payable: { shares, destination }, refusal: null };
}

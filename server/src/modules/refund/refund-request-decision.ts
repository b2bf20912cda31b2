import type { RefundReason, UnshippedUnits } from '@eunbit/schema/order-refund';
import { type RefundChoice, validateRefundReason } from '@eunbit/schema/validation-refund';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import {
  type Decision,
  getRefundable,
  isBeyondLimit,
  type OrderError,
  type OrderRecord,
  type OrderRefundRecord,
  type OrderRefusal,
  type RefundAuthority,
  type ReturnOfOrder,
} from '../order/index.ts';
import { addRefund } from './refund-decisions.ts';
import { checkRefund, newRefund, refuseField } from './refund-rules.ts';
import { findUnshipped, whyNotWithheld, withWithheld } from './unshipped-units.ts';

export interface RefundInput extends RefundChoice {
  readonly reason: RefundReason;
  readonly note: string;
  /** What happens with units that are not shipped yet; null if the caller was not asked. */
  readonly unshipped: UnshippedUnits | null;
}

export interface RefundRequest extends RefundInput {
  /** The refundable amount that the caller was shown; null to skip the check. */
  readonly expectedLeft: number | null;
  /** Null if the shop itself refunds. */
  readonly authority: RefundAuthority | null;
}

export const ABOVE_LIMIT = refuse('REFUND_ABOVE_LIMIT', 'refund.aboveLimit');

/**
 * The refund for this input, or why it is not possible. `returns` are all returns of the order. `by` is the staff member; null
 * for the shop.
 */
export function toRefund(
  order: OrderRecord,
  returns: readonly ReturnOfOrder[],
  input: RefundInput,
  { id, by, now }: Pick<OrderRefundRecord, 'id' | 'by'> & { readonly now: Date },
): Result<OrderRefundRecord, OrderError['code']> {
  const checked = checkRefund(order, input, returns);
  if ('refused' in checked) return checked;
  const unshipped = findUnshipped(order, input.lines);
  const problem = whyNotWithheld(order, unshipped, input.unshipped);
  if (problem) return refuseField('unshipped', problem);
  const { destination, shares: chosen } = checked.value;
  const why = { reason: input.reason, note: input.note.trim() || null, by };
  const shares = input.unshipped === 'SHIP' ? chosen : withWithheld(chosen, unshipped);
  const refund = newRefund({ id, shares, destination, why, now });
  const fate = unshipped.length > 0 && input.unshipped ? { unshipped: input.unshipped } : {};
  return { value: { ...refund, ...fate } };
}

/**
 * Refunds a part of an order under the given `id`, if the refundable amount is as shown and within the caller's limit. Throws if
 * the caller has to re-authenticate first.
 */
export function decideRefund(
  order: OrderRecord,
  returns: readonly ReturnOfOrder[],
  request: RefundRequest,
  { id, now }: { readonly id: string; readonly now: Date },
): Decision<OrderRefusal> {
  const refused = refuseInput(validateRefundReason(request.reason, request.note));
  if (refused) return refused;
  const { expectedLeft, authority } = request;
  if (expectedLeft !== null && expectedLeft !== (getRefundable(order)?.left ?? 0)) return { conflict: order };
  const found = toRefund(order, returns, request, { id, by: authority?.staffId ?? null, now });
  if ('refused' in found) return found;
  const refund = found.value;
  if (authority && isBeyondLimit(order, authority, refund.amount)) return ABOVE_LIMIT;
  authority?.assertConfirmed(order.market, refund.amount);
  return addRefund(order, refund);
}

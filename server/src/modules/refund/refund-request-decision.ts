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
import { judgeRefund, newRefund, refuseField } from './refund-rules.ts';
import { findUnshipped, whyNotWithheld, withWithheld } from './unshipped-units.ts';

export interface RefundInput extends RefundChoice {
  readonly reason: RefundReason;
  readonly note: string;
  /** What becomes of units that have not left; null if nobody was asked. */
  readonly unshipped: UnshippedUnits | null;
}

export interface RefundRequest extends RefundInput {
  /** What was left when the refund was chosen; null to take it as it is. */
  readonly expectedLeft: number | null;
  /** Null for the shop. */
  readonly authority: RefundAuthority | null;
}

export const ABOVE_LIMIT = refuse('REFUND_ABOVE_LIMIT', 'refund.aboveLimit');

/**
 * The refund that this input comes to, or why it is not possible; `returns` are all of the order. `by` is the member of staff;
 * null for the shop.
 */
export function toRefund(
  order: OrderRecord,
  returns: readonly ReturnOfOrder[],
  input: RefundInput,
  { id, by, now }: Pick<OrderRefundRecord, 'id' | 'by'> & { readonly now: Date },
): Result<OrderRefundRecord, OrderError['code']> {
  const judged = judgeRefund(order, input, returns);
  if ('refused' in judged) return judged;
  const unshipped = findUnshipped(order, input.lines);
  const problem = whyNotWithheld(order, unshipped, input.unshipped);
  if (problem) return refuseField('unshipped', problem);
  const { destination, shares: chosen } = judged.value;
  const why = { reason: input.reason, note: input.note.trim() || null, by };
  const shares = input.unshipped === 'SHIP' ? chosen : withWithheld(chosen, unshipped);
  const refund = newRefund({ id, shares, destination, why, now });
  const fate = unshipped.length > 0 && input.unshipped ? { unshipped: input.unshipped } : {};
  return { value: { ...refund, ...fate } };
}

/**
 * Pays a part of an order back, named by `id`: as much as the caller was shown, and no more than they may. Throws where they
 * have to confirm first who they are.
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

import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { RefundReason, UnshippedUnits } from '@eunbit/schema/order-refund';
import { type RefundChoice, validateRefundReason } from '@eunbit/schema/validation-refund';
import {
  type Decision,
  getRefundable,
  isBeyondLimit,
  type OrderRecord,
  type OrderRefundRecord,
  type RefundAuthority,
  type ReturnOfOrder,
} from '../order/index.ts';
import { addRefund } from './refund-decisions.ts';
import { judgeRefund, newRefund, type RefundProblem } from './refund-rules.ts';
import { findUnshipped, whyNotWithheld, withWithheld } from './unshipped-units.ts';

export interface RefundInput extends RefundChoice {
  readonly reason: RefundReason;
  readonly note: string;
  /** What becomes of units that have not left; null where nobody was asked. */
  readonly unshipped: UnshippedUnits | null;
}

export interface RefundRequest extends RefundInput {
  /** What was left when the refund was chosen; null to take it as it is. */
  readonly expectedLeft: number | null;
  /** Null for the shop. */
  readonly authority: RefundAuthority | null;
}

/** Why a refund as it is chosen is not possible. */
export type RefundImpossible =
  | { readonly outcome: 'refused'; readonly key: ApiMessageKey; readonly order: OrderRecord }
  | ({ readonly outcome: 'invalid'; readonly order: OrderRecord } & RefundProblem);

export type RefundRequestRefusal = RefundImpossible | { readonly outcome: 'aboveLimit' };

/**
 * The refund that this input comes to, or why it is not possible; `returns` are all of the order. `by` is the member of staff;
 * null for the shop.
 */
export function toRefund(
  order: OrderRecord,
  returns: readonly ReturnOfOrder[],
  input: RefundInput,
  { id, by, now }: Pick<OrderRefundRecord, 'id' | 'by'> & { readonly now: Date },
): { readonly refund: OrderRefundRecord } | { readonly refused: RefundImpossible } {
  const judged = judgeRefund(order, input, returns);
  if (judged.outcome !== 'possible') return { refused: { order, ...judged } };
  const unshipped = findUnshipped(order, input.lines);
  const problem = whyNotWithheld(order, unshipped, input.unshipped);
  if (problem) {
    return { refused: { outcome: 'invalid', order, failures: [{ path: 'unshipped', key: problem }], most: null } };
  }
  const why = { reason: input.reason, note: input.note.trim() || null, by };
  const shares = input.unshipped === 'SHIP' ? judged.shares : withWithheld(judged.shares, unshipped);
  const refund = newRefund({ id, shares, destination: judged.destination, why, now });
  const fate = unshipped.length > 0 && input.unshipped ? { unshipped: input.unshipped } : {};
  return { refund: { ...refund, ...fate } };
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
): Decision<RefundRequestRefusal> {
  const failures = validateRefundReason(request.reason, request.note);
  if (failures.length > 0) return { refused: { outcome: 'invalid', order, failures, most: null } };
  const { expectedLeft, authority } = request;
  if (expectedLeft !== null && expectedLeft !== (getRefundable(order)?.left ?? 0)) return { conflict: order };
  const found = toRefund(order, returns, request, { id, by: authority?.staffId ?? null, now });
  if ('refused' in found) return found;
  const { refund } = found;
  if (authority && isBeyondLimit(order, authority, refund.amount)) return { refused: { outcome: 'aboveLimit' } };
  authority?.assertConfirmed(order.market, refund.amount);
  return addRefund(order, refund);
}

import { refuse } from '../../../common/refusal.ts';
import type { Decision } from '../decision.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord } from '../order.record.ts';
import { doneFrom } from '../undo-rules.ts';
import type { RefundAccountRecord } from './refund-account.record.ts';
import { isPaidBackByIssuer, isRefundAccountWanted } from './refund-account-rules.ts';

/**
 * Sets the refund account, by the buyer or by staff. Not while the provider is making the refund: a second account would be paid
 * twice.
 */
export function decideRefundAccount(
  order: OrderRecord,
  { named, by }: { readonly named: RefundAccountRecord; readonly by: string | null },
  now: Date,
): Decision<OrderRefusal> {
  if (!isRefundAccountWanted(order)) return refuse('STATUS_TRANSITION_REFUSED', 'refundAccount.notWanted');
  const due = isPaidBackByIssuer(order) ? { followUpAt: doneFrom(order, now), followUpTries: 0 } : {};
  const changed = { ...order, payment: { ...order.payment, refundAccount: named, ...due } };
  if (!by) return { order: changed };
  const after = { account: named.maskedNumber };
  return { order: changed, effects: { audit: [{ by, action: 'ORDER_REFUND_ACCOUNT_SAVED', after }] } };
}

/** Lets the job retry a refund that the provider has finally rejected, with a new idempotency key. */
export function decideRefundRetry(
  order: OrderRecord,
  { requestKey, by }: { readonly requestKey: string; readonly by: string },
  now: Date,
): Decision<OrderRefusal> {
  const { refundAccount: account } = order.payment;
  if (!isPaidBackByIssuer(order) || !account?.sealed || !account.failure?.isFinal) {
    return refuse('STATUS_TRANSITION_REFUSED', 'refundAccount.notRetried');
  }
  const refundAccount = { ...account, failure: null, requestKey };
  return {
    order: { ...order, payment: { ...order.payment, refundAccount, followUpAt: now, followUpTries: 0 } },
    effects: { audit: [{ by, action: 'ORDER_REFUND_RETRIED' }] },
  };
}

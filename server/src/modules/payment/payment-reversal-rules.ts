import { isDeepStrictEqual } from 'node:util';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { PaymentReversals, ProviderDispute } from '../../integrations/payment/payment-reversals.ts';
import {
  getDisputedAmount,
  getRefundableAmount,
  type OrderRecord,
  type ReversalsRecord,
  waitsForStaff,
} from '../order/index.ts';

const oldestFirst = (one: Date, other: Date) => one.getTime() - other.getTime();

/** The amount that a dispute holds or has taken, from its movements; from its state if it has none. */
function heldAmount({ amount, status, isRefundable, movements }: ProviderDispute): number {
  if (movements.length > 0) return Math.max(0, 0 - movements.reduce((sum, moved) => sum + moved.amount, 0));
  return isRefundable || status === 'WON' || status === 'CLOSED' ? 0 : amount;
}

/** The stored refunds and disputes of a payment, oldest first, with what staff have settled. */
export function toReversalsRecord(
  { refunds, disputes }: PaymentReversals,
  settled?: ReversalsRecord['settled'],
): ReversalsRecord {
  const reported = {
    refunds: refunds
      .map(({ id, intentId, amount, currency, status, reason, failureReason, madeAt }) => {
        return { id, intentId, amount, currency, status, reason, failureReason, madeAt };
      })
      .sort((one, other) => oldestFirst(one.madeAt, other.madeAt)),
    disputes: disputes
      .map((dispute) => {
        const { id, intentId, amount, currency, status, reason, evidenceDueBy, openedAt } = dispute;
        const held = { amount, heldAmount: heldAmount(dispute) };
        return { id, intentId, ...held, currency, status, reason, evidenceDueBy, openedAt };
      })
      .sort((one, other) => oldestFirst(one.openedAt, other.openedAt)),
    ...(settled && { settled }),
  };
  return { ...reported, needsStaff: waitsForStaff(reported) };
}

/** Whether the stored refunds and disputes are the same. */
export function isAsKnown(known: ReversalsRecord | undefined, reported: ReversalsRecord): boolean {
  if (!known) return reported.refunds.length === 0 && reported.disputes.length === 0;
  return isDeepStrictEqual(known, reported);
}

/**
 * The payment status after these refunds and disputes: money released by a dispute is owed to the buyer if the order was
 * cancelled meanwhile (PAYMENT-53).
 */
export function statusAfter(order: OrderRecord, reported: ReversalsRecord): PaymentStatus {
  const { payment, status } = order;
  const next = { ...order, payment: { ...payment, reversals: reported } };
  const isFreed = getDisputedAmount(next) < getDisputedAmount(order);
  const isOwed = status === 'ORDER_CANCELLED' && payment.status === 'REFUNDED' && getRefundableAmount(next) > 0;
  return isFreed && isOwed ? 'REFUND_DUE' : payment.status;
}

/** Emails to the company are due for these: newly opened disputes and newly failed refunds. */
export interface ReversalNews {
  readonly disputeIds: readonly string[];
  readonly failedRefundIds: readonly string[];
}

const ENDED: ReadonlySet<string> = new Set(['WON', 'LOST', 'CLOSED']);

export function findNews(known: ReversalsRecord | undefined, reported: ReversalsRecord): ReversalNews {
  const disputes = new Set(known?.disputes.map(({ id }) => id));
  const failed = new Set(known?.refunds.filter(({ status }) => status === 'FAILED').map(({ id }) => id));
  return {
    disputeIds: reported.disputes
      .filter(({ id, status }) => !disputes.has(id) && !ENDED.has(status))
      .map(({ id }) => id),
    failedRefundIds: reported.refunds
      .filter(({ id, status }) => status === 'FAILED' && !failed.has(id))
      .map(({ id }) => id),
  };
}

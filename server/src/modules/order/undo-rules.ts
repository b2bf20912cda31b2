import type { DroppedChangeReason } from '@eunbit/schema/status-undo';
import type { OrderRecord } from '../order.record.ts';
import type { DroppedChangeRecord, PendingChangeRecord } from './pending-change.record.ts';
import { problemOfStep, type StatusChange, unpaidOnShipping } from './status-rules.ts';

export function toStatusChange({ id, isUnpaidAccepted, ...pending }: PendingChangeRecord): StatusChange {
  const { status, delay, tracking } = pending;
  return { status, delay, tracking, isUnpaidAccepted, changeId: id };
}

/** Why a pending change cannot be applied any more; null if it can (ORDER-25). */
export function whyDropped(order: OrderRecord, pending: PendingChangeRecord): 'PAYMENT' | 'STATUS' | null {
  // As of when it was asked for: a promised date may not pass because it waited.
  const change = toStatusChange(pending);
  const problem = problemOfStep(order, change, pending.at);
  if (!problem) return unpaidOnShipping(order, change) > 0 ? 'PAYMENT' : null;
  return problem.outcome === 'unpaid' ? 'PAYMENT' : 'STATUS';
}

export function dropChange(
  { status, by }: PendingChangeRecord,
  reason: DroppedChangeReason,
  at: Date,
): DroppedChangeRecord {
  return { status, by, reason, at };
}

/** For the log: whoever had asked for the change, and what the order is instead. */
export function toDropEntry(order: OrderRecord, { by, status, reason }: DroppedChangeRecord) {
  return {
    by,
    action: 'ORDER_STATUS_CHANGE_DROPPED' as const,
    before: { status },
    after: { status: order.status, dropReason: reason },
  };
}

/** Whole seconds until a pending change is applied. */
export function secondsLeft({ appliesAt }: Pick<PendingChangeRecord, 'appliesAt'>, now: Date): number {
  return Math.max(0, Math.ceil((appliesAt.getTime() - now.getTime()) / 1000));
}

import { canTakeReturnTo, RETURN_REMINDER_DAYS, RETURN_SEND_DAYS } from '@eunbit/schema/return';
import type { OrderRecord } from '../order/index.ts';
import type { ReturnRecord } from './return.model.ts';
import { reopenedStatus, withoutFee } from './return-rules.ts';
import { conflict, type KnownReturn, type ReturnDecision, takeStep } from './return-step.ts';

/** Time between the reminder and the deadline for sending the goods. */
const REMAINING_MS = (RETURN_SEND_DAYS - RETURN_REMINDER_DAYS) * 86_400_000;

/**
 * The buyer withdraws a return whose goods are not sent yet, or reports that they are sent. Repeating the step changes nothing.
 */
export function decideOwnStep(
  { order, record }: KnownReturn,
  to: 'WITHDRAWN' | 'IN_TRANSIT',
  now: Date,
): ReturnDecision {
  if (record.status === to) return { order };
  if (!canTakeReturnTo(record, to, 'CUSTOMER')) return conflict({ order, record });
  return takeStep(order, record, { to, by: null, set: { dueAt: null } }, now);
}

/** Closes a return whose goods were due by `at`. */
export function decideExpired({ order, record }: KnownReturn, at: Date, now: Date): ReturnDecision {
  const { status, dueAt } = record;
  if (status !== 'APPROVED' || !dueAt || dueAt > at) return conflict({ order, record });
  return takeStep(order, record, { to: 'EXPIRED', by: null, set: { dueAt: null }, news: 'EXPIRED' }, now);
}

/** The deadline of the returns whose customers are reminded at this time. */
export const reminderUntil = (at: Date): Date => new Date(at.getTime() + REMAINING_MS);

/** Reminds the customer once that the goods were not sent. */
export function decideReminded({ order, record }: KnownReturn, at: Date, now: Date): ReturnDecision {
  const { status, dueAt, remindedAt } = record;
  const isDue = dueAt && dueAt > at && dueAt <= reminderUntil(at);
  if (status !== 'APPROVED' || remindedAt || !isDue) return conflict({ order, record });
  return takeStep(order, record, { by: null, set: { remindedAt: at }, news: 'REMINDER' }, now);
}

/** Reopens a return whose shipping was not paid: the draft that requested the payment has ended (RETURN-14). */
export function decideUnpaid({ order, record }: KnownReturn, draftNumber: string, now: Date): ReturnDecision {
  if (record.status !== 'AWAITING_PAYMENT' || record.replacementNumber !== draftNumber)
    return conflict({ order, record });
  const set = { replacementNumber: null, replacementDueAt: null };
  return takeStep(order, record, { to: reopenedStatus(record), by: null, set }, now);
}

/** Settles a return whose shipping was paid, with the order that is placed (RETURN-14). */
export function decideSettledBy({ order, record }: KnownReturn, placed: OrderRecord, now: Date): ReturnDecision {
  const isAwaited = record.status === 'AWAITING_PAYMENT' && record.replacementNumber === placed.origin?.draftNumber;
  if (!isAwaited) return conflict({ order, record });
  const set = { replacementNumber: placed.number, replacementDueAt: null };
  return takeStep(order, record, { to: 'SETTLED', by: null, set }, now);
}

export const isSettledBy = (
  { status, replacementNumber }: ReturnRecord,
  { number }: Pick<OrderRecord, 'number'>,
): boolean => status === 'SETTLED' && replacementNumber === number;

/** Reopens a return if the order that settled it was cancelled, which refunds the shipping fee as well (RETURN-16). */
export function decideReopened({ order, record }: KnownReturn, cancelled: OrderRecord, now: Date): ReturnDecision {
  if (!isSettledBy(record, cancelled)) return conflict({ order, record });
  const { shipping } = withoutFee(record);
  const set = { replacementNumber: null, replacementDueAt: null, shipping };
  return takeStep(order, record, { to: reopenedStatus(record), by: null, set }, now);
}

import { canTakeReturnTo, RETURN_REMINDER_DAYS, RETURN_SEND_DAYS } from '@eunbit/schema/return';
import type { OrderRecord } from '../order/index.ts';
import type { ReturnRecord } from './return.model.ts';
import { reopenedState, withoutFee } from './return-rules.ts';
import { conflict, type KnownReturn, type ReturnDecision, takeStep } from './return-step.ts';

/** Between the reminder and the end of the time to send something. */
const REMAINING_MS = (RETURN_SEND_DAYS - RETURN_REMINDER_DAYS) * 86_400_000;

/** The buyer withdraws a return whose goods have not left, or reports that they are on their way. Taken twice, it stays. */
export function decideOwnStep(
  { order, record }: KnownReturn,
  to: 'WITHDRAWN' | 'IN_TRANSIT',
  now: Date,
): ReturnDecision {
  if (record.state === to) return { order };
  if (!canTakeReturnTo(record, to, 'CUSTOMER')) return conflict({ order, record });
  return takeStep(order, record, { to, by: null, set: { dueAt: null } }, now);
}

/** Closes a return whose goods were not sent until `at`. */
export function decideExpired({ order, record }: KnownReturn, at: Date, now: Date): ReturnDecision {
  const { state, dueAt } = record;
  if (state !== 'APPROVED' || !dueAt || dueAt > at) return conflict({ order, record });
  return takeStep(order, record, { to: 'EXPIRED', by: null, set: { dueAt: null }, news: 'EXPIRED' }, now);
}

/** Until when the goods of returns have to be sent whose customers are reminded at this time. */
export const reminderUntil = (at: Date): Date => new Date(at.getTime() + REMAINING_MS);

/** Reminds once of goods that were not sent. */
export function decideReminded({ order, record }: KnownReturn, at: Date, now: Date): ReturnDecision {
  const { state, dueAt, remindedAt } = record;
  const isDue = dueAt && dueAt > at && dueAt <= reminderUntil(at);
  if (state !== 'APPROVED' || remindedAt || !isDue) return conflict({ order, record });
  return takeStep(order, record, { by: null, set: { remindedAt: at }, news: 'REMINDER' }, now);
}

/** Opens a return again whose way was not paid: the draft that asked for it has ended (RETURN-14). */
export function decideUnpaid({ order, record }: KnownReturn, draftNumber: string, now: Date): ReturnDecision {
  if (record.state !== 'AWAITING_PAYMENT' || record.replacementNumber !== draftNumber)
    return conflict({ order, record });
  const set = { replacementNumber: null, replacementDueAt: null };
  return takeStep(order, record, { to: reopenedState(record), by: null, set }, now);
}

/** Settles a return whose way was paid, by the order that is placed (RETURN-14). */
export function decideSettledBy({ order, record }: KnownReturn, placed: OrderRecord, now: Date): ReturnDecision {
  const isAwaited = record.state === 'AWAITING_PAYMENT' && record.replacementNumber === placed.origin?.draftNumber;
  if (!isAwaited) return conflict({ order, record });
  const set = { replacementNumber: placed.number, replacementDueAt: null };
  return takeStep(order, record, { to: 'SETTLED', by: null, set }, now);
}

export const isSettledBy = (
  { state, replacementNumber }: ReturnRecord,
  { number }: Pick<OrderRecord, 'number'>,
): boolean => state === 'SETTLED' && replacementNumber === number;

/** Opens a return again by whose order it was settled: that was cancelled, with what was paid for the way (RETURN-16). */
export function decideReopened({ order, record }: KnownReturn, cancelled: OrderRecord, now: Date): ReturnDecision {
  if (!isSettledBy(record, cancelled)) return conflict({ order, record });
  const { shipping } = withoutFee(record);
  const set = { replacementNumber: null, replacementDueAt: null, shipping };
  return takeStep(order, record, { to: reopenedState(record), by: null, set }, now);
}

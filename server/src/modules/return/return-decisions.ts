import { canTakeReturnTo, RETURN_REMINDER_DAYS, RETURN_SEND_DAYS } from '@eunbit/schema/return';
import type { OrderRecord } from '../order/index.ts';
import type { ReturnRecord } from './return.record.ts';
import { reopenedState, withoutFee } from './return-rules.ts';
import { type KnownReturn, type ReturnDecision, takeStep } from './return-step.ts';

/** Between the reminder and the end of the time to send something. */
const REMAINING_MS = (RETURN_SEND_DAYS - RETURN_REMINDER_DAYS) * 86_400_000;

/** Refused where the return is no longer what the shop has looked for. */
const OTHERWISE = { refused: 'otherwise' } as const;
type ShopDecision = ReturnDecision<'otherwise'>;

/** A step of the buyer; one that was taken already stays. */
export interface OwnStepRefusal {
  readonly outcome: 'changed' | 'conflict';
  readonly order: OrderRecord;
  readonly record: ReturnRecord;
}

/** Takes a return back whose goods have not left, or says that they are on their way. */
export function decideOwnStep(
  { order, record }: KnownReturn,
  to: 'WITHDRAWN' | 'IN_TRANSIT',
  now: Date,
): ReturnDecision<OwnStepRefusal> {
  if (record.state === to) return { refused: { outcome: 'changed', order, record } };
  if (!canTakeReturnTo(record, to, 'CUSTOMER')) return { refused: { outcome: 'conflict', order, record } };
  return takeStep(order, record, { to, by: null, set: { dueAt: null } }, now);
}

/** Closes a return whose goods were not sent until `at`. */
export function decideExpired({ order, record }: KnownReturn, at: Date, now: Date): ShopDecision {
  const { state, dueAt } = record;
  if (state !== 'APPROVED' || !dueAt || dueAt > at) return OTHERWISE;
  return takeStep(order, record, { to: 'EXPIRED', by: null, set: { dueAt: null }, news: 'EXPIRED' }, now);
}

/** Until when the goods of returns have to be sent whose customers are reminded at this time. */
export const reminderUntil = (at: Date): Date => new Date(at.getTime() + REMAINING_MS);

/** Reminds once of goods that were not sent. */
export function decideReminded({ order, record }: KnownReturn, at: Date, now: Date): ShopDecision {
  const { state, dueAt, remindedAt } = record;
  const isDue = dueAt && dueAt > at && dueAt <= reminderUntil(at);
  if (state !== 'APPROVED' || remindedAt || !isDue) return OTHERWISE;
  return takeStep(order, record, { by: null, set: { remindedAt: at }, news: 'REMINDER' }, now);
}

/** Opens a return again whose way was not paid: the draft that asked for it has ended (RETURN-14). */
export function decideUnpaid({ order, record }: KnownReturn, draftNumber: string, now: Date): ShopDecision {
  if (record.state !== 'AWAITING_PAYMENT' || record.replacementNumber !== draftNumber) return OTHERWISE;
  const set = { replacementNumber: null, replacementDueAt: null };
  return takeStep(order, record, { to: reopenedState(record), by: null, set }, now);
}

/** Settles a return whose way was paid, by the order that is placed (RETURN-14). */
export function decideSettledBy({ order, record }: KnownReturn, placed: OrderRecord, now: Date): ShopDecision {
  const isAwaited = record.state === 'AWAITING_PAYMENT' && record.replacementNumber === placed.origin?.draftNumber;
  if (!isAwaited) return OTHERWISE;
  const set = { replacementNumber: placed.number, replacementDueAt: null };
  return takeStep(order, record, { to: 'SETTLED', by: null, set }, now);
}

export const isSettledBy = (
  { state, replacementNumber }: ReturnRecord,
  { number }: Pick<OrderRecord, 'number'>,
): boolean => state === 'SETTLED' && replacementNumber === number;

/** Opens a return again by whose order it was settled: that was cancelled, with what was paid for the way (RETURN-16). */
export function decideReopened({ order, record }: KnownReturn, cancelled: OrderRecord, now: Date): ShopDecision {
  if (!isSettledBy(record, cancelled)) return OTHERWISE;
  const { shipping } = withoutFee(record);
  const set = { replacementNumber: null, replacementDueAt: null, shipping };
  return takeStep(order, record, { to: reopenedState(record), by: null, set }, now);
}

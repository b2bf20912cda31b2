import { canMove, type OrderStatus } from '@eunbit/schema/order';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import type { QueryFilter } from 'mongoose';
import { startOfNextDay, storeDay } from '../../common/store-time.ts';
import type { OrderRecord, PaymentRecord, StatusChangeRecord } from './order.record.ts';
import type { DepositDue } from './status/delay.record.ts';

const DAY = 86_400_000;

/** An order whose deposit was not paid is cancelled this many days after it was placed (PAYMENT-13). */
export const CANCELLED_AFTER_DAYS = KOREAN_POLICY.unpaidCancelDays;

/** How long before a due date set by staff the buyer is reminded (PAYMENT-33). */
const REMINDED_BEFORE_MS = DAY;

type Deadlined = Pick<OrderRecord, 'createdAt' | 'status'> & {
  readonly payment: Pick<PaymentRecord, 'dueAt' | 'dueSetAt'>;
};

/** When an unpaid order is cancelled; null for a delayed one, unless staff have set a due date (PAYMENT-33). */
export function cancelledAt({ createdAt, status, payment }: Deadlined): Date | null {
  if (payment.dueSetAt) return payment.dueAt;
  return status === 'ORDER_DELAYED' ? null : new Date(createdAt.getTime() + CANCELLED_AFTER_DAYS * DAY);
}

/** The last minute of a day, `YYYY-MM-DD`, as shown on pages and in emails. */
function endOfDay({ market }: Pick<OrderRecord, 'market'>, day: string): Date {
  return new Date(startOfNextDay(market, day).getTime() - 60_000);
}

/** The deadline that staff set; the reminder is sent again for it. */
export function dueOnDay(order: Pick<OrderRecord, 'market'>, day: string, now: Date) {
  return { dueAt: endOfDay(order, day), dueSetAt: now, remindedAt: null } as const;
}

interface Delay {
  readonly status: OrderStatus;
  readonly delay: { readonly paymentDueOn?: string | null } | null;
}

/**
 * The deadline of a deposit after a status change. A delay removes the original deadline, because the buyer can no longer know by
 * when to pay; staff may set a new one (PAYMENT-33).
 */
export function dueAfterDelay(
  order: Pick<OrderRecord, 'market' | 'payment'>,
  { status, delay }: Delay,
  now: Date,
): Partial<Pick<PaymentRecord, 'dueAt' | 'dueSetAt' | 'remindedAt'>> {
  const { method, status: paid, dueSetAt } = order.payment;
  if (status !== 'ORDER_DELAYED' || method !== 'DEPOSIT' || paid !== 'AWAITING_PAYMENT') return {};
  if (delay?.paymentDueOn) return dueOnDay(order, delay.paymentDueOn, now);
  return dueSetAt ? {} : { dueAt: null };
}

/** The deadline that a status change removes or moves, kept for a correction; null if it does neither. */
export function dueBeforeDelay(
  order: Pick<OrderRecord, 'market' | 'payment'>,
  change: Delay,
  now: Date,
): DepositDue | null {
  if (Object.keys(dueAfterDelay(order, change, now)).length === 0) return null;
  const { dueAt, dueSetAt = null, remindedAt = null } = order.payment;
  return { dueAt, dueSetAt, remindedAt };
}

/** The deadline restored when a delay is taken back, unless staff have set one since (PAYMENT-33). */
export function dueWithoutDelay(
  { status, dueSetAt }: Pick<PaymentRecord, 'status' | 'dueSetAt'>,
  { dueBefore, at }: Pick<StatusChangeRecord, 'dueBefore' | 'at'>,
): Partial<DepositDue> {
  const isSetSince = Boolean(dueSetAt && dueSetAt > at);
  return status === 'AWAITING_PAYMENT' && dueBefore && !isSetSince ? dueBefore : {};
}

/** The deadline of a deposit; null if there is none. Orders that were delayed long ago still have their first date. */
export function getDueAt({ status, payment: { dueAt, dueSetAt } }: Omit<Deadlined, 'createdAt'>): Date | null {
  return status === 'ORDER_DELAYED' && !dueSetAt ? null : dueAt;
}

/** The deadline of a deposit after the buyer has agreed to pay more; a deadline that has passed is renewed (PAYMENT-33). */
export function dueAfterAgreement(
  order: Pick<OrderRecord, 'market' | 'createdAt' | 'status' | 'payment'>,
  now: Date,
): Partial<Pick<PaymentRecord, 'dueAt' | 'dueSetAt' | 'remindedAt'>> {
  const dueAt = getDueAt(order);
  if (!dueAt || dueAt > now) return {};
  return dueOnDay(order, storeDay(order.market, new Date(now.getTime() + KOREAN_POLICY.depositDueDays * DAY)), now);
}

/** When the buyer is reminded of a deposit; null if never. */
function remindedFrom(order: Deadlined): Date | null {
  const dueAt = getDueAt(order);
  return dueAt && order.payment.dueSetAt ? new Date(dueAt.getTime() - REMINDED_BEFORE_MS) : dueAt;
}

/** Whether the order may be cancelled automatically: never once money has arrived. After a mistaken deposit, staff decide. */
export function isLeftToTheClock({ dueSetAt, deposits, depositsTakenBack, paidAmount }: PaymentRecord): boolean {
  return paidAmount === 0 && (Boolean(dueSetAt) || !(deposits || depositsTakenBack));
}

/** When an unpaid order is cancelled automatically; null if it is not, as after a delay without a date. */
export function cancelsAt(order: OrderRecord): Date | null {
  const { payment, status, fulfilments } = order;
  const isAwaited =
    payment.status === 'AWAITING_PAYMENT' && canMove(status, 'ORDER_CANCELLED') && fulfilments.length === 0;
  return isAwaited && isLeftToTheClock(payment) ? cancelledAt(order) : null;
}

/** The action due for an unpaid order; null if none is due. */
export function deadlinePassed(order: OrderRecord, now: Date): 'remind' | 'cancel' | null {
  const { payment, status } = order;
  if (payment.status !== 'AWAITING_PAYMENT' || !canMove(status, 'ORDER_CANCELLED')) return null;
  // A virtual account accepts no second deposit, so staff decide.
  if (payment.method === 'VIRTUAL_ACCOUNT' && (payment.paidAmount > 0 || payment.depositsTakenBack)) return null;
  const end = cancelledAt(order);
  if (end && end <= now && isLeftToTheClock(payment)) return 'cancel';
  const from = remindedFrom(order);
  return from && from <= now && !payment.remindedAt ? 'remind' : null;
}

/**
 * `deadlinePassed` as query conditions for orders that await a deposit and can be cancelled. They must match no order for which
 * nothing is due, because each run reads a limited number of orders.
 */
export function deadlineConditions(now: Date): QueryFilter<OrderRecord>[] {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const untouched = { 'payment.paidAmount': 0, 'payment.deposits': null, 'payment.depositsTakenBack': null } as const;
  const reminded: QueryFilter<OrderRecord> = {
    'payment.remindedAt': null,
    $or: [{ 'payment.method': 'DEPOSIT' }, { 'payment.paidAmount': 0, 'payment.depositsTakenBack': null }],
  };
  const onTime: QueryFilter<OrderRecord> = { 'payment.dueSetAt': null, status: { $ne: 'ORDER_DELAYED' } };
  const bySetDate: QueryFilter<OrderRecord> = { 'payment.dueSetAt': { $type: 'date' } };
  return [
    { ...onTime, ...untouched, createdAt: { $lte: before(CANCELLED_AFTER_DAYS * DAY) } },
    { ...onTime, ...reminded, 'payment.dueAt': { $lte: now } },
    { ...bySetDate, 'payment.paidAmount': 0, 'payment.dueAt': { $lte: now } },
    { ...bySetDate, ...reminded, 'payment.dueAt': { $lte: new Date(now.getTime() + REMINDED_BEFORE_MS) } },
  ];
}

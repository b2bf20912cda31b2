import { canMove } from '@eunbit/schema/order';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import type { OrderRecord } from './order.record.ts';

const DAY = 86_400_000;

/** An order whose deposit was not paid is cancelled this many days after it was placed (PAYMENT-13). */
export const CANCELLED_AFTER_DAYS = KOREAN_POLICY.unpaidCancelDays;

export function cancelledAt({ createdAt }: Pick<OrderRecord, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + CANCELLED_AFTER_DAYS * DAY);
}

/** Unpaid orders placed at or before the returned time are to be cancelled at `now`. */
export function cancelledIfPlacedBy(now: Date): Date {
  return new Date(now.getTime() - CANCELLED_AFTER_DAYS * DAY);
}

/** What is due for an unpaid order; null if nothing is. */
export function deadlinePassed(order: OrderRecord, now: Date): 'remind' | 'cancel' | null {
  const { payment, status } = order;
  if (payment.state !== 'AWAITING_DEPOSIT' || !canMove(status, 'ORDER_CANCELLED')) return null;
  // A different amount was deposited: staff decide.
  if (typeof payment.depositedAmount === 'number') return null;
  if (cancelledAt(order) <= now) return 'cancel';
  return payment.dueAt && payment.dueAt <= now && !payment.remindedAt ? 'remind' : null;
}

import { canMove } from '@eunbit/schema/order';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import type { OrderRecord } from './order.record.ts';

const DAY = 86_400_000;

/** An order whose deposit has not come is cancelled this many days after it was placed (PAYMENT-13). */
export const CANCELLED_AFTER_DAYS = KOREAN_POLICY.unpaidCancelDays;

export function cancelledAt({ createdAt }: Pick<OrderRecord, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + CANCELLED_AFTER_DAYS * DAY);
}

/** Orders placed before are to be cancelled at `now`. */
export function cancelledIfPlacedBy(now: Date): Date {
  return new Date(now.getTime() - CANCELLED_AFTER_DAYS * DAY);
}

/** What is due for an order that is not paid; null while its deposit may still come without a word. */
export function deadlinePassed(order: OrderRecord, now: Date): 'remind' | 'cancel' | null {
  const { payment, status } = order;
  if (payment.state !== 'AWAITING_DEPOSIT' || !canMove(status, 'ORDER_CANCELLED')) return null;
  // Another amount came than was agreed: what becomes of it is for staff to say.
  if (typeof payment.depositedAmount === 'number') return null;
  if (cancelledAt(order) <= now) return 'cancel';
  return payment.dueAt && payment.dueAt <= now && !payment.remindedAt ? 'remind' : null;
}

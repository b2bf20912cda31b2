import type { OrderStatus } from '@eunbit/schema/order';
import type { OrderAttention, OrderFilter } from '@eunbit/schema/order-list';
import type { OrderRecord } from '../order.record.ts';

type Waited = Pick<OrderRecord, 'createdAt' | 'statusHistory'>;

/** The order fields that `waitingSince` needs. */
export const WAITING_SINCE_FIELDS = {
  createdAt: 1,
  'statusHistory.status': 1,
  'statusHistory.at': 1,
  'statusHistory.correction': 1,
  'statusHistory.delay.until': 1,
} as const;

/** The status with which each kind of attention begins. */
const BEGUN_BY: Readonly<Partial<Record<OrderAttention, OrderStatus>>> = {
  SHIPPED_UNPAID: 'ORDER_SHIPPED',
  REFUND_BY_HAND: 'ORDER_CANCELLED',
};

/**
 * When an order of a list began to wait for staff (COLLABORATION-12): at its status change, or when a promised date passed; if the list
 * implies neither, when it was placed. A correction restores the earlier start.
 */
export function waitingSince({ status, attention }: Partial<OrderFilter>, { createdAt, statusHistory }: Waited): Date {
  if (attention === 'DELAY_OVERDUE') return statusHistory.findLast(({ delay }) => delay)?.delay?.until ?? createdAt;
  const step = status ?? (attention && BEGUN_BY[attention]);
  const begun = statusHistory.findLast((entry) => entry.status === step && !entry.correction);
  return begun?.at ?? createdAt;
}

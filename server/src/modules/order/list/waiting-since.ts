import type { OrderStatus } from '@eunbit/schema/order';
import type { OrderAttention, OrderFilter } from '@eunbit/schema/order-list';
import type { OrderRecord } from '../order.record.ts';

type Waited = Pick<OrderRecord, 'createdAt' | 'statusHistory'>;

/** What `waitingSince` reads of an order. */
export const WAITING_SINCE_FIELDS = {
  createdAt: 1,
  'statusHistory.status': 1,
  'statusHistory.at': 1,
  'statusHistory.correction': 1,
  'statusHistory.delay.until': 1,
} as const;

/** The step with which an order begins to wait for such a thing. */
const BEGUN_BY: Readonly<Partial<Record<OrderAttention, OrderStatus>>> = {
  SHIPPED_UNPAID: 'ORDER_SHIPPED',
  REFUND_BY_HAND: 'ORDER_CANCELLED',
};

/**
 * Since when an order of such a list waits for staff (DESK-12): since its step, or since a promised date has passed; since it was
 * placed where the list says neither. A correction leads back to a wait that had begun before.
 */
export function waitingSince({ status, attention }: Partial<OrderFilter>, { createdAt, statusHistory }: Waited): Date {
  if (attention === 'DELAY_OVERDUE') return statusHistory.findLast(({ delay }) => delay)?.delay?.until ?? createdAt;
  const step = status ?? (attention && BEGUN_BY[attention]);
  const begun = statusHistory.findLast((entry) => entry.status === step && !entry.correction);
  return begun?.at ?? createdAt;
}

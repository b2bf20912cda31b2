import type { OrderStatus } from '@eunbit/schema/order';
import type { OrderFilter } from '@eunbit/schema/order-list';
import { expect, test } from 'vitest';
import type { StatusChangeRecord } from '../order.record.ts';
import { waitingSince } from './waiting-since.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const step = (status: OrderStatus, at: number, rest: Partial<StatusChangeRecord> = {}): StatusChangeRecord => ({
  status,
  at: day(at),
  by: null,
  delay: null,
  ...rest,
});
const placed = step('PREPARING_FOR_SHIPMENT', 1);
const delay = (until: number) => ({ reason: 'OTHER' as const, until: day(until), detail: null });
const correction = { id: 'a', reason: 'A slip' };

test.each<[string, Partial<OrderFilter>, StatusChangeRecord[], number]>([
  ['to confirm since it was placed', { status: 'PREPARING_FOR_SHIPMENT' }, [placed], 1],
  ['to ship since it was confirmed', { status: 'ORDER_CONFIRMED' }, [placed, step('ORDER_CONFIRMED', 3)], 3],
  [
    'to ship since it was confirmed, whatever was taken back in between',
    { status: 'ORDER_CONFIRMED' },
    [
      placed,
      step('ORDER_CONFIRMED', 3),
      step('ORDER_DELAYED', 4, { delay: delay(9) }),
      step('ORDER_CONFIRMED', 5, { correction }),
    ],
    3,
  ],
  [
    'delayed since it was so again',
    { status: 'ORDER_DELAYED' },
    [
      placed,
      step('ORDER_DELAYED', 2, { delay: delay(9) }),
      step('PREPARING_FOR_SHIPMENT', 3, { correction }),
      step('ORDER_DELAYED', 6, { delay: delay(9) }),
    ],
    6,
  ],
  [
    'beyond a date since the last that was promised',
    { attention: 'DELAY_OVERDUE' },
    [
      placed,
      step('ORDER_DELAYED', 2, { delay: delay(4) }),
      step('PREPARING_FOR_SHIPMENT', 3, { correction }),
      step('ORDER_DELAYED', 6, { delay: delay(9) }),
    ],
    9,
  ],
  ['for its deposit since it left', { attention: 'SHIPPED_UNPAID' }, [placed, step('ORDER_SHIPPED', 5)], 5],
  ['for its refund since it was cancelled', { attention: 'REFUND_BY_HAND' }, [placed, step('ORDER_CANCELLED', 4)], 4],
  ['for whatever else since it was placed', { attention: 'REVERSAL_OPEN' }, [placed, step('ORDER_SHIPPED', 5)], 1],
  ['for its colleague since it was placed', { assigneeId: 'a' }, [placed, step('ORDER_CONFIRMED', 5)], 1],
])('an order waits %s (COLLABORATION-12)', (_, filter, statusHistory, since) => {
  expect(waitingSince(filter, { createdAt: day(1), statusHistory })).toEqual(day(since));
});

import { expect, test } from 'vitest';
import { sortWork, type Work } from './work-rules.ts';

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const work = (kind: Work['kind'], count: number, oldestAt: Date | null = null): Work => ({
  kind,
  market: 'KR',
  count,
  oldestAt,
});

test('work is sorted by waiting time, then work without age, reviews and empty kinds (COLLABORATION-12)', () => {
  const sorted = sortWork([
    work('DEPOSIT_TO_CHECK', 0),
    work('STOCK_LOW', 40),
    work('ORDERS_TO_SHIP', 1, at(3)),
    work('MENTIONS', 0),
    work('REVIEWS', 2, at(0)),
    work('STOCK_SOLD_OUT', 1),
    work('RETURNS_REQUESTED', 7, at(1)),
    work('ORDERS_TO_CONFIRM', 99, at(2)),
  ]);
  expect(sorted.map(({ kind }) => kind)).toEqual([
    'RETURNS_REQUESTED',
    'ORDERS_TO_CONFIRM',
    'ORDERS_TO_SHIP',
    'STOCK_LOW',
    'STOCK_SOLD_OUT',
    'REVIEWS',
    'DEPOSIT_TO_CHECK',
    'MENTIONS',
  ]);
});

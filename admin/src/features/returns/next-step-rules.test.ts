import { money } from '@eunbit/schema/money';
import { describe, expect, it } from 'vitest';
import { findAwaited, findRefundObstacle } from './next-step-rules.ts';

const OPEN = { status: 'REQUESTED', resolution: 'REFUND', isToBeSettled: false, hasArrived: false } as const;

describe('the status text of a return for staff who may only read it', () => {
  it.each([
    ['the decision', {}, 'returns.awaits.decision'],
    ['the goods', { status: 'APPROVED' }, 'returns.awaits.goods'],
    ['goods that are on their way', { status: 'IN_TRANSIT' }, 'returns.awaits.arrival'],
    ['the count of what was delivered', { status: 'IN_TRANSIT', hasArrived: true }, 'returns.awaits.receipt'],
    ['the inspection', { status: 'RECEIVED', hasArrived: true }, 'returns.awaits.inspection'],
    ['the refund', { status: 'INSPECTED', isToBeSettled: true, hasArrived: true }, 'returns.awaits.refund'],
    ['the refund of goods that are kept', { status: 'APPROVED', isToBeSettled: true }, 'returns.awaits.refund'],
    ['an exchange', { status: 'INSPECTED', resolution: 'EXCHANGE', isToBeSettled: true }, 'returns.awaits.replacement'],
    [
      'what was missing',
      { status: 'APPROVED', resolution: 'MISSING_ITEM', isToBeSettled: true },
      'returns.awaits.replacement',
    ],
  ] as const)('shows that the return is waiting for %s', (_, change, text) => {
    expect(findAwaited({ ...OPEN, ...change })).toBe(text);
  });
});

describe('the refund limit of a role (STAFF-20)', () => {
  const amount = money(1_000, 'USD');

  it('allows a refund that is not above it', () => {
    expect(findRefundObstacle(amount, null)).toBeNull();
    expect(findRefundObstacle(amount, money(1_000, 'USD'))).toBeNull();
    expect(findRefundObstacle(money(0, 'USD'), money(0, 'USD'))).toBeNull();
  });

  it('is reported if the refund is above it', () => {
    expect(findRefundObstacle(amount, money(999, 'USD'))).toBe('returns.aboveLimit');
  });

  it('is reported as nothing left if it is used up or there is no permission to refund', () => {
    expect(findRefundObstacle(amount, money(0, 'USD'))).toBe('returns.nothingLeft');
  });
});

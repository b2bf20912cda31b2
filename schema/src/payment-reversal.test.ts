import { describe, expect, it } from 'vitest';
import { hasUnmadeRefund } from './payment-reversal.ts';

const FIRST = '2026-05-01T09:00:00Z';
const LATER = new Date('2026-05-02T09:00:00Z');

describe('a refund that failed (PAYMENT-26)', () => {
  it('is to be made until a later one is made or under way', () => {
    expect(hasUnmadeRefund([])).toBe(false);
    expect(hasUnmadeRefund([{ status: 'SUCCEEDED', madeAt: FIRST }])).toBe(false);
    expect(hasUnmadeRefund([{ status: 'FAILED', madeAt: FIRST }])).toBe(true);
    expect(
      hasUnmadeRefund([
        { status: 'PENDING', madeAt: LATER },
        { status: 'FAILED', madeAt: FIRST },
      ]),
    ).toBe(false);
    expect(
      hasUnmadeRefund([
        { status: 'SUCCEEDED', madeAt: FIRST },
        { status: 'FAILED', madeAt: LATER },
      ]),
    ).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { hasUnmadeRefund } from './payment-reversal.ts';

const FIRST = '2026-05-01T09:00:00Z';
const LATER = new Date('2026-05-02T09:00:00Z');

describe('a refund that failed (PAYMENT-26)', () => {
  it('is outstanding until a later refund succeeds or is pending', () => {
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

  it('is complete once staff settle it, together with earlier failed refunds (PAYMENT-28)', () => {
    const before = { status: 'FAILED', madeAt: FIRST } as const;
    expect(hasUnmadeRefund([before, { status: 'FAILED', madeAt: LATER, settled: { note: 'By transfer.' } }])).toBe(
      false,
    );
    expect(
      hasUnmadeRefund([
        { ...before, settled: {} },
        { status: 'FAILED', madeAt: LATER, settled: null },
      ]),
    ).toBe(true);
  });
});

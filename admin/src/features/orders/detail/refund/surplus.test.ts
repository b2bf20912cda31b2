import type { RefundStatus } from '@eunbit/schema/order-refund';
import { describe, expect, it } from 'vitest';
import { findOpenSurplus } from './surplus.ts';

const refund = (amount: number, status: RefundStatus) => ({ status, amount: { amount } });

describe('the open surplus of an order', () => {
  it('excludes pending refunds, and is never negative', () => {
    expect(findOpenSurplus(5_000, [])).toBe(5_000);
    expect(findOpenSurplus(5_000, [refund(2_000, 'PENDING')])).toBe(3_000);
    expect(findOpenSurplus(5_000, [refund(7_000, 'PENDING')])).toBe(0);
  });

  it('ignores refunds that succeeded, failed or were cancelled', () => {
    expect(
      findOpenSurplus(5_000, [refund(1_000, 'SUCCEEDED'), refund(1_000, 'FAILED'), refund(1_000, 'CANCELLED')]),
    ).toBe(5_000);
  });
});

import type { RefundStatus } from '@eunbit/schema/order-refund';
import { describe, expect, it } from 'vitest';
import { findOpenSurplus } from './surplus.ts';

const refund = (amount: number, status: RefundStatus) => ({ status, amount: { amount } });

describe('what of a surplus is still to be paid back', () => {
  it('is less what is on its way, and never less than nothing', () => {
    expect(findOpenSurplus(5_000, [])).toBe(5_000);
    expect(findOpenSurplus(5_000, [refund(2_000, 'PENDING')])).toBe(3_000);
    expect(findOpenSurplus(5_000, [refund(7_000, 'PENDING')])).toBe(0);
  });

  it('does not count what is made, and so off the surplus already, or what came to nothing', () => {
    expect(
      findOpenSurplus(5_000, [refund(1_000, 'SUCCEEDED'), refund(1_000, 'FAILED'), refund(1_000, 'CANCELLED')]),
    ).toBe(5_000);
  });
});

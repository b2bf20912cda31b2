import type { RefundState } from '@eunbit/schema/order-refund';
import { describe, expect, it } from 'vitest';
import { findOpenSurplus } from './surplus.ts';

const refund = (amount: number, state: RefundState) => ({ state, amount: { amount } });

describe('what of a surplus is still to be paid back', () => {
  it('is less what is on its way, and never less than nothing', () => {
    expect(findOpenSurplus(5_000, [])).toBe(5_000);
    expect(findOpenSurplus(5_000, [refund(2_000, 'DUE')])).toBe(3_000);
    expect(findOpenSurplus(5_000, [refund(7_000, 'DUE')])).toBe(0);
  });

  it('does not count what is made, and so off the surplus already, or what came to nothing', () => {
    expect(findOpenSurplus(5_000, [refund(1_000, 'MADE'), refund(1_000, 'FAILED'), refund(1_000, 'WITHDRAWN')])).toBe(
      5_000,
    );
  });
});

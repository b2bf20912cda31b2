import { money } from '@eunbit/schema/money';
import { describe, expect, it } from 'vitest';
import { getDiscountPercent } from './discount.ts';

describe('The discount badge (CATALOGUE-7)', () => {
  it('shows the percent between the former price and the price', () => {
    expect(getDiscountPercent(money(7_120, 'KRW'), money(8_900, 'KRW'))).toBe(20);
    expect(getDiscountPercent(money(899, 'USD'), money(1_124, 'USD'))).toBe(20);
  });

  it('is absent without a former price', () => {
    expect(getDiscountPercent(money(7_120, 'KRW'), null)).toBeNull();
  });

  it('is absent if the former price is not higher', () => {
    expect(getDiscountPercent(money(7_120, 'KRW'), money(7_120, 'KRW'))).toBeNull();
    expect(getDiscountPercent(money(7_120, 'KRW'), money(7_000, 'KRW'))).toBeNull();
  });
});

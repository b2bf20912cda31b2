import { describe, expect, it } from 'vitest';
import { addMoney, formatMoney, money, multiplyMoney, takePercent } from './money.ts';

describe('money', () => {
  it('rejects fractions of a minor unit (STORE-4)', () => {
    expect(() => money(0.5, 'USD')).toThrow(RangeError);
  });

  it('rejects to add two currencies (STORE-4)', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'KRW'))).toThrow(RangeError);
  });

  it('multiplies a price by a quantity', () => {
    expect(multiplyMoney(money(899, 'USD'), 3)).toEqual(money(2697, 'USD'));
  });

  it.each([
    [10_000, '8.875', 888],
    [8_000, '8.875', 710],
    [3_596, '8.875', 319],
    [100, '0', 0],
  ])('takes a percentage of %i cents at %s %% rounded half up: %i', (amount, rate, expected) => {
    expect(takePercent(money(amount, 'USD'), rate).amount).toBe(expected);
  });

  it('rejects a rate that is not a percentage', () => {
    expect(() => takePercent(money(1, 'USD'), '8,875')).toThrow(RangeError);
  });
});

describe('formatMoney (STORE-5)', () => {
  it.each([
    [7_120, 'catalogue', '7,120원'],
    [7_120, 'order', '7,120.00원'],
    [0, 'order', '0.00원'],
    [1_234_567, 'catalogue', '1,234,567원'],
  ] as const)('shows %i won in the %s as %s', (amount, place, text) => {
    expect(formatMoney(money(amount, 'KRW'), { place })).toBe(text);
  });

  it.each([
    [899, '$8.99'],
    [5, '$0.05'],
    [123_456_789, '$1,234,567.89'],
    [-250, '-$2.50'],
  ])('shows %i cents as %s', (amount, text) => {
    expect(formatMoney(money(amount, 'USD'), { place: 'catalogue' })).toBe(text);
  });
});

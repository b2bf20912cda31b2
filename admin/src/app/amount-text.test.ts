import { describe, expect, it } from 'vitest';
import { formatAmountField, parseAmount } from './amount-text.ts';

describe('a price field', () => {
  it.each([
    ['KR', '7120', 7120],
    ['KR', ' 7,120 ', 7120],
    ['US', '8.99', 899],
    ['US', '8.9', 890],
    ['US', '8', 800],
    ['US', '0.29', 29],
    ['US', '1,234.56', 123_456],
  ] as const)('parses in %s the text %o', (market, text, amount) => {
    expect(parseAmount(text, market)).toBe(amount);
  });

  it.each([
    ['KR', '7120.5'],
    ['KR', '-1'],
    ['KR', ''],
    ['KR', '칠천'],
    ['US', '8.999'],
    ['US', '1e3'],
    ['US', '$8'],
  ] as const)('rejects in %s the text %o', (market, text) => {
    expect(parseAmount(text, market)).toBeNull();
  });

  it('shows an amount in the form in which it is typed', () => {
    expect([
      formatAmountField(7120, 'KR'),
      formatAmountField(899, 'US'),
      formatAmountField(5, 'US'),
      formatAmountField(null, 'US'),
    ]).toEqual(['7120', '8.99', '0.05', '']);
  });
});

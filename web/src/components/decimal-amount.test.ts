import { money } from '@eunbit/schema/money';
import { describe, expect, it } from 'vitest';
import { toDecimalAmount } from './decimal-amount.ts';

describe('A price for search engines', () => {
  it('is the amount without currency sign and separators', () => {
    expect(toDecimalAmount(money(19_200, 'KRW'))).toBe('19200');
    expect(toDecimalAmount(money(899, 'USD'))).toBe('8.99');
  });
});

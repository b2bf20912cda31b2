import { describe, expect, it } from 'vitest';
import { sumOfPercents } from './percent.ts';

describe('percentages of several authorities', () => {
  it('add up exactly', () => {
    expect(sumOfPercents(['4.0', '4.5', '0.375'])).toBe('8.875');
    expect(sumOfPercents(['0.1', '0.2'])).toBe('0.3');
    expect(sumOfPercents(['4', '4'])).toBe('8');
  });

  it('add up to 0 without authorities', () => {
    expect(sumOfPercents([])).toBe('0');
    expect(sumOfPercents(['0.0'])).toBe('0');
  });

  it('that are invalid are rejected', () => {
    expect(() => sumOfPercents(['4,5'])).toThrow(RangeError);
    expect(() => sumOfPercents(['-1'])).toThrow(RangeError);
  });
});

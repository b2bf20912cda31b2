import { describe, expect, it } from 'vitest';
import { countedMonths, endOfCounting } from './popular-months.ts';

describe('the months that count for trending searches (SUPPORT-15)', () => {
  it('are the current and the previous one, also across a new year', () => {
    expect(countedMonths(new Date('2026-11-27T02:00:00Z'))).toEqual(['2026-10', '2026-11']);
    expect(countedMonths(new Date('2027-01-01T00:00:00Z'))).toEqual(['2026-12', '2027-01']);
  });

  it('are kept until the month after the next one begins', () => {
    expect(endOfCounting(new Date('2026-11-30T23:59:59Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});

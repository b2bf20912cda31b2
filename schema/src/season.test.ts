import { describe, expect, it } from 'vitest';
import { getSeason } from './season.ts';

describe('the season of the first picture (STORE-18)', () => {
  it.each([
    ['2026-03-01', 'SPRING'],
    ['2026-05-31', 'SPRING'],
    ['2026-06-01', 'SUMMER'],
    ['2026-09-01', 'AUTUMN'],
    ['2026-11-30', 'AUTUMN'],
    ['2026-12-01', 'WINTER'],
    ['2027-02-28', 'WINTER'],
  ] as const)('on %s is %s by default', (day, season) => {
    expect(getSeason('AUTO', new Date(`${day}T12:00:00+09:00`), 'KR')).toBe(season);
  });

  it("changes at midnight of each store's own time zone", () => {
    const midnightInSeoul = new Date('2026-11-30T15:00:00Z');
    expect(getSeason('AUTO', midnightInSeoul, 'KR')).toBe('WINTER');
    expect(getSeason('AUTO', midnightInSeoul, 'US')).toBe('AUTUMN');
  });

  it('is the one that an admin has chosen, on any date', () => {
    expect(getSeason('SPRING', new Date('2026-12-24T12:00:00Z'), 'US')).toBe('SPRING');
  });
});

import { describe, expect, it } from 'vitest';
import { isFederalHoliday } from './federal-holidays.ts';

/** As published by the US Office of Personnel Management. */
const PUBLISHED = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
};

function formatHolidays(year: number): string {
  const days: string[] = [];
  for (let day = new Date(Date.UTC(year, 0, 1)); day.getUTCFullYear() === year; ) {
    if (isFederalHoliday(day)) days.push(day.toISOString().slice(5, 10));
    day = new Date(day.getTime() + 86_400_000);
  }
  return days.join(' ');
}

describe('US federal holidays', () => {
  it.each(Object.entries(PUBLISHED))('of %s are the published ones', (year, days) => {
    expect(formatHolidays(Number(year))).toBe(days);
  });
});

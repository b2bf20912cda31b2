import { expect, it } from 'vitest';
import { addMonths, formatMonth, getMonthRange, getPresentMonth } from './months.ts';

it('addMonths counts across years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('getMonthRange ends on the last day of a month, also in a leap year', () => {
  expect(getMonthRange('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(getMonthRange('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(getMonthRange('2026-12').to).toBe('2026-12-31');
});

it('the present month is later in Seoul than in New York on the last evening of a month', () => {
  const evening = new Date('2026-11-30T20:00:00Z');
  expect([getPresentMonth('KR', evening), getPresentMonth('US', evening)]).toEqual(['2026-12', '2026-11']);
});

it('formatMonth formats a month in each language', () => {
  expect([formatMonth('2026-11', 'ko'), formatMonth('2026-11', 'en')]).toEqual(['2026년 11월', 'November 2026']);
});

import { describe, expect, it } from 'vitest';
import { dayBefore, startOfMonth, startOfYear, storeDay } from './store-time.ts';

describe('a day of a store (STATISTICS-15)', () => {
  it('follows the time zone of its home city', () => {
    const at = new Date('2026-01-01T02:00:00Z');
    expect(storeDay('KR', at)).toBe('2026-01-01');
    expect(storeDay('US', at)).toBe('2025-12-31');
  });
});

describe('the same time on the day before', () => {
  it.each([
    ['KR', '2026-03-02T00:10:00.500Z', '2026-03-01T00:10:00.500Z'],
    ['US', '2026-11-20T17:00:00Z', '2026-11-19T17:00:00.000Z'],
    // New York: noon on the day after a clock change, and noon on the day before it.
    ['US', '2026-03-08T16:00:00Z', '2026-03-07T17:00:00.000Z'],
    ['US', '2026-11-01T17:00:00Z', '2026-10-31T16:00:00.000Z'],
  ] as const)('%s at %s', (market, at, before) => {
    expect(dayBefore(market, new Date(at)).toISOString()).toBe(before);
  });
});

describe('the start of a month and of a year', () => {
  it.each([
    ['KR', '2026-11-30T14:59:59Z', '2026-10-31T15:00:00.000Z', '2025-12-31T15:00:00.000Z'],
    ['KR', '2026-11-30T15:00:00Z', '2026-11-30T15:00:00.000Z', '2025-12-31T15:00:00.000Z'],
    ['US', '2026-01-01T04:59:59.999Z', '2025-12-01T05:00:00.000Z', '2025-01-01T05:00:00.000Z'],
    ['US', '2026-01-01T05:00:00Z', '2026-01-01T05:00:00.000Z', '2026-01-01T05:00:00.000Z'],
  ] as const)('%s at %s', (market, at, month, year) => {
    expect(startOfMonth(market, new Date(at)).toISOString()).toBe(month);
    expect(startOfYear(market, new Date(at)).toISOString()).toBe(year);
  });

  it('use the UTC offset of their own date, also after a clock change', () => {
    // New York: daylight saving time began on 8 March 2026 and ended on 1 November 2026, at 2 a.m.
    expect(startOfMonth('US', new Date('2026-03-20T12:00:00Z')).toISOString()).toBe('2026-03-01T05:00:00.000Z');
    expect(startOfMonth('US', new Date('2026-11-20T12:00:00Z')).toISOString()).toBe('2026-11-01T04:00:00.000Z');
    expect(startOfMonth('US', new Date('2026-07-20T12:00:00Z')).toISOString()).toBe('2026-07-01T04:00:00.000Z');
  });
});

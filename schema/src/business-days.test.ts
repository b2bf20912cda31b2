import { describe, expect, it } from 'vitest';
import { businessDaysAfter } from './business-days.ts';
import type { Market } from './market.ts';

const dayAfter = (instant: string, count: number, market: Market = 'KR') =>
  businessDaysAfter(market, new Date(instant), count).toISOString().slice(0, 10);

describe('the day of delivery (CHECKOUT-10)', () => {
  it('counts business days from the day of the order', () => {
    expect(dayAfter('2026-11-23T03:00:00Z', 1)).toBe('2026-11-24');
    expect(dayAfter('2026-11-23T03:00:00Z', 3)).toBe('2026-11-26');
  });

  it('skips weekends', () => {
    expect(dayAfter('2026-11-20T03:00:00Z', 1)).toBe('2026-11-23');
    expect(dayAfter('2026-11-21T03:00:00Z', 3)).toBe('2026-11-25');
  });

  it('skips US federal holidays in the US store', () => {
    expect(dayAfter('2026-11-23T18:00:00Z', 3, 'US')).toBe('2026-11-27');
    expect(dayAfter('2026-12-23T18:00:00Z', 6, 'US')).toBe('2027-01-04');
  });

  it('uses the calendar of the store', () => {
    expect(dayAfter('2026-11-23T20:00:00Z', 1, 'KR')).toBe('2026-11-25');
    expect(dayAfter('2026-11-23T20:00:00Z', 1, 'US')).toBe('2026-11-24');
  });
});

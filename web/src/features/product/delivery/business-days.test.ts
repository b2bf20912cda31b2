import { describe, expect, it } from 'vitest';
import { businessDaysAfter } from './business-days.ts';

const dayAfter = (instant: string, count: number, timeZone = 'Asia/Seoul') =>
  businessDaysAfter(new Date(instant), count, timeZone).toISOString().slice(0, 10);

describe('The day of delivery', () => {
  it('counts business days from the day of the order', () => {
    expect(dayAfter('2026-11-23T03:00:00Z', 1)).toBe('2026-11-24');
    expect(dayAfter('2026-11-23T03:00:00Z', 3)).toBe('2026-11-26');
  });

  it('leaves weekends out', () => {
    expect(dayAfter('2026-11-20T03:00:00Z', 1)).toBe('2026-11-23');
    expect(dayAfter('2026-11-21T03:00:00Z', 3)).toBe('2026-11-25');
  });

  it('goes by the calendar of the store', () => {
    expect(dayAfter('2026-11-23T20:00:00Z', 1, 'Asia/Seoul')).toBe('2026-11-25');
    expect(dayAfter('2026-11-23T20:00:00Z', 1, 'America/New_York')).toBe('2026-11-24');
  });
});

import { PERIOD_LENGTH, STATISTICS_PERIODS } from '@eunbit/schema/statistics';
import { assert, constantFrom, date, nat, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { startOfDay, startOfNextDay, storeDay } from '../../common/store-time.ts';
import { toHour } from '../visit/index.ts';
import { addDays, daysBetween, daysOfSpan, getCover, spansUntil } from './calendar.ts';

const MARKETS = constantFrom('KR' as const, 'US' as const);
const INSTANTS = date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });

describe('hours of UTC and days of a store', () => {
  it('match each other, also across a clock change', () => {
    assert(
      property(MARKETS, INSTANTS, (market, at) => {
        const day = storeDay(market, at);
        expect(storeDay(market, toHour(at))).toBe(day);
        const [from, until] = [startOfDay(market, day), startOfNextDay(market, day)];
        expect([toHour(from), toHour(until)]).toEqual([from, until]);
        expect(at >= from && at < until).toBe(true);
        expect([23, 24, 25]).toContain((until.getTime() - from.getTime()) / 3_600_000);
      }),
    );
  });

  test.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-03-09', 24],
  ])('%s has %i hours in New York', (day, hours) => {
    const length = startOfNextDay('US', day).getTime() - startOfDay('US', day).getTime();
    expect(length / 3_600_000).toBe(hours);
  });
});

describe('a period of days', () => {
  it('is covered by months and days without gaps or overlaps', () => {
    assert(
      property(INSTANTS, nat(800), (at, length) => {
        const from = at.toISOString().slice(0, 10);
        const span = { from, to: addDays(from, length) };
        const { months, days } = getCover(span);
        const ofMonths = months.flatMap((month) => {
          const first = `${month}-01`;
          const next = addDays(first, 31).slice(0, 7);
          return daysOfSpan({ from: first, to: addDays(`${next}-01`, -1) });
        });
        expect([...ofMonths, ...days].sort()).toEqual(daysOfSpan(span));
        expect(days.length).toBeLessThanOrEqual(60);
      }),
    );
  });

  it('ends with today in the store, and follows a period of the same length', () => {
    assert(
      property(MARKETS, INSTANTS, constantFrom(...STATISTICS_PERIODS), (market, now, period) => {
        const { span, before } = spansUntil(market, period, now);
        expect(span.to).toBe(storeDay(market, now));
        expect(daysOfSpan(before)).toHaveLength(daysOfSpan(span).length);
        expect(daysBetween(before.to, span.from)).toBe(1);
        const length = PERIOD_LENGTH[period];
        if ('days' in length) expect(daysOfSpan(span)).toHaveLength(length.days);
      }),
    );
  });

  it.each([
    ['2026-11-23', '2026-08-24'],
    ['2026-05-31', '2026-03-01'],
    ['2028-05-31', '2028-03-01'],
    ['2026-02-28', '2025-11-29'],
    ['2026-01-15', '2025-10-16'],
  ])('of three months until %s is a calendar period from %s on', (to, from) => {
    expect(spansUntil('KR', 'MONTHS_3', new Date(`${to}T03:00:00Z`)).span).toEqual({ from, to });
  });
});

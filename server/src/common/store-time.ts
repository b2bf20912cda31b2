import type { Market } from '@eunbit/schema/market';
import { storeClockFormat, storeDayFormat } from '@eunbit/schema/time-zone';

const DAY_MILLISECONDS = 86_400_000;

/** The calendar day of an instant in a store, `YYYY-MM-DD`. */
export function storeDay(market: Market, at: Date): string {
  return storeDayFormat(market).format(at);
}

/** The UTC offset of a store at an instant, in milliseconds. */
function offsetAt(market: Market, at: Date): number {
  const clock = storeClockFormat(market).format(at);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

/** The first instant of a calendar day, `2026-03-02`, in a store. */
export function startOfDay(market: Market, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The UTC offset may change between the guess and the result; the second pass corrects that.
  const guess = midnight - offsetAt(market, new Date(midnight));
  return new Date(midnight - offsetAt(market, new Date(guess)));
}

/** The first instant of the next calendar day. */
export function startOfNextDay(market: Market, day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfDay(market, next.toISOString().slice(0, 10));
}

/** The same local time of a store on the day before. */
export function dayBefore(market: Market, at: Date): Date {
  const clock = at.getTime() + offsetAt(market, at) - DAY_MILLISECONDS;
  // As in `startOfDay`: the UTC offset may differ between the guess and the result.
  const guess = clock - offsetAt(market, at);
  return new Date(clock - offsetAt(market, new Date(guess)));
}

/** The first instant of the calendar month of `at` in a store. */
export function startOfMonth(market: Market, at: Date): Date {
  return startOfDay(market, `${storeDay(market, at).slice(0, 7)}-01`);
}

/** The first instant of the calendar year of `at` in a store. */
export function startOfYear(market: Market, at: Date): Date {
  return startOfDay(market, `${storeDay(market, at).slice(0, 4)}-01-01`);
}

import type { Market } from '@eunbit/schema/market';
import { calendarDay } from '@eunbit/schema/order-list';
import { startOfDay, startOfNextDay } from '../../common/store-time.ts';
import type { LedgerRange } from './ledger.service.ts';

/** A leap year, to bound the entries summed in one response. A clock change may add an hour. */
const LONGEST_MS = 366 * 86_400_000 + 3_600_000;

/**
 * The range from the first to the last calendar day of a store, both included; null if the days are invalid, reversed
 * or too far apart.
 */
export function toLedgerRange(market: Market, first: string | null, last: string | null): LedgerRange | null {
  const [begin, end] = [calendarDay(first), calendarDay(last)];
  if (!begin || !end || end < begin) return null;
  const [from, to] = [startOfDay(market, begin), startOfNextDay(market, end)];
  return to.getTime() - from.getTime() > LONGEST_MS ? null : { market, from, to };
}

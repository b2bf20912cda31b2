import type { Market } from '@eunbit/schema/market';
import { calendarDay } from '@eunbit/schema/order-list';
import { startOfDay, startOfNextDay } from '../../common/store-time.ts';
import type { LedgerRange } from './ledger.service.ts';

/** A leap year: what is summed up in one answer stays bounded. Two clock changes may add an hour. */
const LONGEST_MS = 366 * 86_400_000 + 3_600_000;

/** The time from the first to the last of some calendar days of a store; null where the days make no sense. */
export function toLedgerRange(market: Market, first: string | null, last: string | null): LedgerRange | null {
  const [begin, end] = [calendarDay(first), calendarDay(last)];
  if (!begin || !end || end < begin) return null;
  const [from, to] = [startOfDay(market, begin), startOfNextDay(market, end)];
  return to.getTime() - from.getTime() > LONGEST_MS ? null : { market, from, to };
}

import type { PlainAmount } from '@eunbit/schema/csv';
import type { Currency, Market } from '@eunbit/schema/market';
import { storeClockFormat } from '@eunbit/schema/time-zone';

/** An amount that spreadsheets parse as a number: without currency and separators. */
export function plainAmount(amount: number, currency: Currency): PlainAmount {
  return currency === 'KRW' ? { amount, decimals: 0 } : { amount: amount / 100, decimals: 2 };
}

/** Formats instants in the time zone of a store, `2026-03-02 14:05:09`. */
export function storeClock(market: Market): (at: Date) => string {
  const clock = storeClockFormat(market);
  return (at) => clock.format(at);
}

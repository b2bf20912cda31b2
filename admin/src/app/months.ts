import type { Language, Market } from '@eunbit/schema/market';
import { storeDayFormat } from '@eunbit/schema/time-zone';

/** The current calendar month in a store's time zone, `2026-03`. */
export function getPresentMonth(market: Market, now: Date): string {
  return storeDayFormat(market).format(now).slice(0, 7);
}

/** `2026년 11월`, `November 2026`. */
export function formatMonth(month: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** Adds `months`, which may be negative, to a month. */
export function addMonths(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** First and last calendar day of a month. */
export function getMonthRange(month: string): { readonly from: string; readonly to: string } {
  const last = new Date(`${addMonths(month, 1)}-01T00:00:00Z`);
  last.setUTCDate(0);
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}

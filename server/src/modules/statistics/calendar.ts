import type { Market } from '@eunbit/schema/market';
import { PERIOD_LENGTH, type StatisticsPeriod } from '@eunbit/schema/statistics';
import { storeDay } from '../../common/store-time.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Calendar days `YYYY-MM-DD` of a store, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** A range of time. */
export interface Span {
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

/** The calendar day a number of days later; earlier for a negative number. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** How many days `to` lies after `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MILLISECONDS);
}

/** Every day of a span, oldest first. */
export function daysOfSpan({ from, to }: DaySpan): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The same day of the month a number of months before, or the last day of a shorter month. */
function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** The days of a period that ends today in a store, and as many days before it. */
export function spansUntil(
  market: Market,
  period: StatisticsPeriod,
  now: Date,
): { readonly span: DaySpan; readonly before: DaySpan } {
  const to = storeDay(market, now);
  const length = PERIOD_LENGTH[period];
  const days = 'days' in length ? length.days : daysBetween(monthsBefore(to, length.months), to);
  const from = addDays(to, 1 - days);
  return { span: { from, to }, before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

/** The whole months `YYYY-MM` within a span, and its remaining days. */
export interface Cover {
  readonly months: readonly string[];
  readonly days: readonly string[];
}

/** Splits a span into whole months and remaining days: a year is read as a dozen months and a few days. */
export function getCover(span: DaySpan): Cover {
  const months: string[] = [];
  const days: string[] = [];
  for (let day = span.from; day <= span.to; ) {
    const next = firstOfNextMonth(day);
    const last = addDays(next, -1);
    if (day.endsWith('-01') && last <= span.to) {
      months.push(day.slice(0, 7));
      day = next;
    } else {
      days.push(day);
      day = addDays(day, 1);
    }
  }
  return { months, days };
}

function firstOfNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

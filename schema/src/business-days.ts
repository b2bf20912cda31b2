import { isFederalHoliday } from './federal-holidays.ts';
import type { Market } from './market.ts';
import { storeDayFormat } from './time-zone.ts';

/** The calendar day of an instant in a store's time zone, as midnight UTC of that day. */
function calendarDay(market: Market, instant: Date): Date {
  return new Date(`${storeDayFormat(market).format(instant)}T00:00:00Z`);
}

/** Weekends are days off in both countries. Korea's holidays depend on the moon and the government and are not known here. */
function isBusinessDay(market: Market, day: Date): boolean {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false;
  return market === 'KR' || !isFederalHoliday(day);
}

/** The day that lies `count` business days after an instant's calendar day in a store, as midnight UTC of that day. */
export function businessDaysAfter(market: Market, instant: Date, count: number): Date {
  const day = calendarDay(market, instant);
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isBusinessDay(market, day)) left -= 1;
  }
  return day;
}

import { failedToParse, MongoError } from '../errors.ts';
import { startOfDay } from './calendar.ts';
import { DAY, fromWallClock, HOUR, type TimeZone, toWallClock, utcTime } from './time-zone.ts';

export type TimeUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';

const UNITS: readonly string[] = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'];
const LENGTHS = { week: 7 * DAY, day: DAY, hour: HOUR, minute: 60_000, second: 1000, millisecond: 1 } as const;
const MONTHS_IN = { year: 12, quarter: 3, month: 1 } as const;

export function timeUnit(value: string): TimeUnit {
  if (UNITS.includes(value)) return value as TimeUnit;
  throw failedToParse(`unknown time unit value: ${value}`);
}

function isMonths(unit: TimeUnit): unit is keyof typeof MONTHS_IN {
  return unit in MONTHS_IN;
}

/** Adds units to a date. Days and longer units follow local time; the day is clipped to the length of the month. */
export function addToDate(date: Date, unit: TimeUnit, amount: number, zone: TimeZone): Date {
  const result = new Date(addTo(date.getTime(), unit, amount, zone));
  if (Number.isNaN(result.getTime())) throw new MongoError(5166406, '$dateAdd overflowed');
  return result;
}

function addTo(time: number, unit: TimeUnit, amount: number, zone: TimeZone): number {
  if (isMonths(unit)) return fromWallClock(addMonths(toWallClock(time, zone), amount * MONTHS_IN[unit]), zone);
  if (unit === 'day' || unit === 'week') return fromWallClock(toWallClock(time, zone) + amount * LENGTHS[unit], zone);
  return time + amount * LENGTHS[unit];
}

function addMonths(wall: number, months: number): number {
  const date = new Date(wall);
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(utcTime(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return utcTime(date.getUTCFullYear(), month, day) + (wall - startOfDay(wall));
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** 0 for Sunday; names may be shortened to three letters. */
export function weekday(name: string, operator: string): number {
  const found = WEEKDAYS.findIndex((day) => day === name.toLowerCase() || day.slice(0, 3) === name.toLowerCase());
  if (found !== -1) return found;
  throw new MongoError(
    5439016,
    `${operator} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${name}`,
  );
}

/** The number of unit boundaries between two dates. */
export function dateDifference(start: Date, end: Date, unit: TimeUnit, zone: TimeZone, startOfWeek: number): bigint {
  const count = (time: number) => unitsSince1970(time, unit, zone, startOfWeek);
  return BigInt(count(end.getTime()) - count(start.getTime()));
}

function unitsSince1970(time: number, unit: TimeUnit, zone: TimeZone, startOfWeek: number): number {
  const wall = toWallClock(time, zone);
  if (isMonths(unit)) return Math.floor(countMonths(wall) / MONTHS_IN[unit]);
  if (unit === 'week') return Math.floor((wall / DAY + 4 - startOfWeek) / 7);
  if (unit === 'day') return Math.floor(wall / DAY);
  // Only the minutes of the offset shift these boundaries.
  return Math.floor((time + (zone.offsetAt(time) % HOUR)) / LENGTHS[unit]);
}

function countMonths(wall: number): number {
  const date = new Date(wall);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The start of the period that contains the date; periods are aligned to 2000-01-01. */
export function truncateDate(date: Date, unit: TimeUnit, size: number, zone: TimeZone, startOfWeek: number): Date {
  const wall = toWallClock(date.getTime(), zone);
  const reference = utcTime(2000, 0, 1);
  if (isMonths(unit)) {
    const months = size * MONTHS_IN[unit];
    const start = Math.floor((countMonths(wall) - 24_000) / months) * months + 24_000;
    return new Date(fromWallClock(utcTime(Math.floor(start / 12), start % 12, 1), zone));
  }
  const length = size * LENGTHS[unit];
  if (unit === 'week' || unit === 'day') {
    // January 1, 2000 was a Saturday.
    const from = unit === 'day' ? reference : reference + ((startOfWeek - 6 + 7) % 7) * DAY;
    return new Date(fromWallClock(from + Math.floor((wall - from) / length) * length, zone));
  }
  const from = fromWallClock(reference, zone);
  return new Date(from + Math.floor((date.getTime() - from) / length) * length);
}

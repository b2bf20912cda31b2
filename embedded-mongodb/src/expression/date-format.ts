import { MongoError } from '../errors.ts';
import { calendarParts, dayOfWeek, dayOfYear, isoDayOfWeek, isoWeek, isoYear, weekOfYear } from './calendar.ts';
import { type TimeZone, toWallClock } from './time-zone.ts';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function padded(number: number, width: number): string {
  return String(number).padStart(width, '0');
}

function year(number: number): string {
  if (number < 0 || number > 9999) {
    throw new MongoError(
      18537,
      `Could not convert date to string: date component was outside the supported range of 0-9999: ${number}`,
    );
  }
  return padded(number, 4);
}

function zoneText(minutes: number): string {
  const distance = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.floor(distance / 60), 2)}${padded(distance % 60, 2)}`;
}

type Specifier = (wall: number, offset: number) => string;

const SPECIFIERS: Readonly<Record<string, Specifier>> = {
  '%': () => '%',
  Y: (wall) => year(calendarParts(wall).year),
  m: (wall) => padded(calendarParts(wall).month, 2),
  b: (wall) => (MONTHS[calendarParts(wall).month - 1] as string).slice(0, 3),
  B: (wall) => MONTHS[calendarParts(wall).month - 1] as string,
  d: (wall) => padded(calendarParts(wall).day, 2),
  H: (wall) => padded(calendarParts(wall).hour, 2),
  M: (wall) => padded(calendarParts(wall).minute, 2),
  S: (wall) => padded(calendarParts(wall).second, 2),
  L: (wall) => padded(calendarParts(wall).millisecond, 3),
  j: (wall) => padded(dayOfYear(wall), 3),
  w: (wall) => String(dayOfWeek(wall)),
  u: (wall) => String(isoDayOfWeek(wall)),
  U: (wall) => padded(weekOfYear(wall), 2),
  V: (wall) => padded(isoWeek(wall), 2),
  G: (wall) => year(isoYear(wall)),
  z: (_, offset) => zoneText(Math.trunc(offset / 60_000)),
  Z: (_, offset) => String(Math.trunc(offset / 60_000)),
};

/** Throws if a format has unknown specifiers. */
export function checkFormat(format: string): void {
  for (let at = format.indexOf('%'); at !== -1; at = format.indexOf('%', at + 2)) {
    const letter = format[at + 1];
    if (letter === undefined) throw new MongoError(18535, "Unmatched '%' at end of format string");
    if (!(letter in SPECIFIERS)) throw new MongoError(18536, `Invalid format character '%${letter}' in format string`);
  }
}

/** Formats a date in a time zone. */
export function formatDate(date: Date, format: string, zone: TimeZone): string {
  const offset = zone.offsetAt(date.getTime());
  const wall = toWallClock(date.getTime(), zone);
  return format.replace(/%(.)/gs, (_, letter: string) => (SPECIFIERS[letter] as Specifier)(wall, offset));
}

export function defaultFormat(zone: TimeZone): string {
  return zone.isUtc ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
}

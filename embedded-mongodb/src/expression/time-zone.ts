import type { Document, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { isNullish, typeWord } from './operands.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const QUARTER = HOUR / 4;

/** A time zone: its offset from UTC in milliseconds. */
export interface TimeZone {
  isUtc: boolean;
  offsetAt(time: number): number;
}

export const UTC: TimeZone = { isUtc: true, offsetAt: () => 0 };

const known = new Map<string, TimeZone>();

/** The zone of a name such as `Asia/Seoul`, or of an offset such as `+09:00`. */
export function timeZone(name: string): TimeZone {
  const cached = known.get(name);
  if (cached) return cached;
  const zone = fixedZone(name) ?? namedZone(name);
  known.set(name, zone);
  return zone;
}

/** The time zone in an argument; null if the argument is given but null. */
export function readZone(value: Value, given: Document): TimeZone | null {
  if (!('timezone' in given)) return UTC;
  if (isNullish(value)) return null;
  if (typeof value === 'string') return timeZone(value);
  throw new MongoError(40517, `timezone must evaluate to a string, found ${typeWord(value)}`);
}

function fixedZone(name: string): TimeZone | undefined {
  if (name === 'UTC' || name === 'GMT' || name === 'Z') return UTC;
  const match = /^([+-])(\d{2})(?::?(\d{2}))?$/.exec(name);
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  const offset = (match[1] === '-' ? -minutes : minutes) * 60_000;
  return { isUtc: false, offsetAt: () => offset };
}

/** The cache size for offsets of a zone; a lookup takes some microseconds. */
const REMEMBERED = 50_000;

function namedZone(name: string): TimeZone {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw new MongoError(40485, `unrecognized time zone identifier: "${name}"`);
  }
  const offsets = new Map<number, number>();
  const offsetAt = (time: number) => {
    // Offsets change at quarter hours only: one lookup per quarter hour.
    const quarter = Math.floor(time / QUARTER) * QUARTER;
    const remembered = offsets.get(quarter);
    if (remembered !== undefined) return remembered;
    if (offsets.size >= REMEMBERED) offsets.clear();
    const offset = wallClock(format, quarter) - quarter;
    offsets.set(quarter, offset);
    return offset;
  };
  return { isUtc: false, offsetAt };
}

function wallClock(format: Intl.DateTimeFormat, time: number): number {
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = parts.get('era') === 'BC' ? 1 - number('year') : number('year');
  return utcTime(year, number('month') - 1, number('day'), number('hour'), number('minute'), number('second'));
}

/** Like Date.UTC, but without mapping the years 0 to 99 to 1900 and later. */
export function utcTime(year: number, month: number, day: number, hour = 0, minute = 0, second = 0, rest = 0): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  date.setUTCHours(hour, minute, second, rest);
  return date.getTime();
}

/** The local time in the zone, represented as a UTC timestamp. */
export function toWallClock(time: number, zone: TimeZone): number {
  return time + zone.offsetAt(time);
}

/** The UTC time of a local time: the earlier one if it is ambiguous, shifted forward if it is skipped. */
export function fromWallClock(wall: number, zone: TimeZone): number {
  const before = zone.offsetAt(wall - DAY);
  const after = zone.offsetAt(wall + DAY);
  if (before === after || zone.offsetAt(wall - before) === before) return wall - before;
  return zone.offsetAt(wall - after) === after ? wall - after : wall - before;
}

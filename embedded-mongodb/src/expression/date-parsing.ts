import { MongoError } from '../errors.ts';
import { startOfIsoYear } from './calendar.ts';
import { MONTHS } from './date-format.ts';
import { DAY, fromWallClock, type TimeZone, timeZone, UTC, utcTime } from './time-zone.ts';

function failure(text: string, reason: string): MongoError {
  return new MongoError('ConversionFailure', `Error parsing date string '${text}'; ${reason}`);
}

const ISO =
  /^(?<year>\d{4})-?(?<month>\d{1,2})-?(?<day>\d{1,2})(?:[T ](?<hour>\d{1,2})(?::?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,](?<fraction>\d+))?)?)?)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?|[A-Z][A-Za-z]+\/[A-Za-z_/]+)?$/;
const ENGLISH =
  /^(?:(?<day>\d{1,2}) )?(?<name>[A-Za-z]{3,9})\.?(?: (?<late>\d{1,2})(?:st|nd|rd|th)?)?,? (?<year>\d{4})(?: (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/;

type Fields = Record<string, string | undefined>;

/** Parses a date in ISO 8601 or in English. Without a time zone in the string, the given zone applies. */
export function parseIsoDate(text: string, zone: TimeZone = UTC): Date {
  const fields: Fields | undefined = ISO.exec(text.trim())?.groups ?? ENGLISH.exec(text.trim())?.groups;
  if (!fields) throw failure(text, 'it has no form of a date that is known');
  const month = fields.month === undefined ? monthNumber(fields.name ?? '') : Number(fields.month);
  const day = Number(fields.day ?? fields.late ?? 1);
  const time = [fields.hour, fields.minute, fields.second].map((part) => Number(part ?? 0)) as [number, number, number];
  const rest = Math.trunc(Number(`0.${fields.fraction ?? 0}`) * 1000);
  const [hour, minute, second] = time;
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 59) {
    throw failure(text, 'a part of it is out of range');
  }
  if (fields.zone !== undefined && !zone.isUtc) {
    throw new MongoError(
      'ConversionFailure',
      `you cannot pass in a date/time string with time zone information ('${fields.zone}') together with a timezone argument`,
    );
  }
  const wall = utcTime(Number(fields.year), month - 1, day, hour, minute, second, rest);
  return new Date(fromWallClock(wall, fields.zone === undefined ? zone : timeZone(fields.zone)));
}

function monthNumber(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(start)) + 1;
}

const PATTERNS: Readonly<Record<string, string>> = {
  '%': '%',
  Y: '(?<Y>\\d{4})',
  G: '(?<G>\\d{4})',
  m: '(?<m>\\d{1,2})',
  b: '(?<b>[A-Za-z]{3})',
  B: '(?<B>[A-Za-z]{3,9})',
  d: '(?<d>\\d{1,2})',
  j: '(?<j>\\d{1,3})',
  V: '(?<V>\\d{1,2})',
  u: '(?<u>\\d)',
  H: '(?<H>\\d{1,2})',
  M: '(?<M>\\d{1,2})',
  S: '(?<S>\\d{1,2})',
  L: '(?<L>\\d{1,3})',
  z: '(?<z>[+-]\\d{2}:?\\d{2}|Z)',
  Z: '(?<Z>[+-]\\d{3,4})',
};

const expressions = new Map<string, RegExp>();

function buildExpression(format: string): RegExp {
  const known = expressions.get(format);
  if (known) return known;
  const source = format.replace(/%(.)|[.*+?^${}()|[\]\\]/gs, (part, letter: string | undefined) => {
    if (letter === undefined) return `\\${part}`;
    const pattern = PATTERNS[letter];
    if (pattern === undefined) throw new MongoError(18536, `Invalid format character '%${letter}' in format string`);
    return pattern;
  });
  const expression = new RegExp(`^${source}$`);
  expressions.set(format, expression);
  return expression;
}

/** Reads a date in a format of `%` specifiers. */
export function parseDate(text: string, format: string, zone: TimeZone): Date {
  const fields: Fields | undefined = buildExpression(format).exec(text)?.groups;
  if (!fields) throw failure(text, `it does not fit the format '${format}'`);
  const hours = [fields.H, fields.M, fields.S, fields.L?.padEnd(3, '0')].map((part) => Number(part ?? 0));
  const [hour, minute, second, rest] = hours as [number, number, number, number];
  const wall = computeDay(text, fields) + utcTime(1970, 0, 1, hour, minute, second, rest);
  return new Date(fromWallClock(wall, parseZone(fields) ?? zone));
}

function parseZone(fields: Fields): TimeZone | undefined {
  if (fields.z !== undefined) return timeZone(fields.z);
  if (fields.Z === undefined) return undefined;
  const offset = Number(fields.Z) * 60_000;
  return { isUtc: false, offsetAt: () => offset };
}

function computeDay(text: string, fields: Fields): number {
  if (fields.G !== undefined) {
    return startOfIsoYear(Number(fields.G)) + ((Number(fields.V ?? 1) - 1) * 7 + Number(fields.u ?? 1) - 1) * DAY;
  }
  if (fields.Y === undefined)
    throw failure(text, 'an incomplete date/time string has been found, with elements missing');
  if (fields.j !== undefined) return utcTime(Number(fields.Y), 0, Number(fields.j));
  const named = fields.b ?? fields.B;
  const month = named === undefined ? Number(fields.m ?? 1) : monthNumber(named);
  const day = Number(fields.d ?? 1);
  if (month < 1 || month > 12 || day < 1 || day > 31) throw failure(text, 'a part of it is out of range');
  return utcTime(Number(fields.Y), month - 1, day);
}

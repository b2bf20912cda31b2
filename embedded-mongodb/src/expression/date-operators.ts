import { ObjectId, Timestamp } from 'bson';
import { type Document, getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { calendarParts, dayOfWeek, dayOfYear, isoDayOfWeek, isoWeek, isoYear, weekOfYear } from './calendar.ts';
import { addToDate, dateDifference, type TimeUnit, timeUnit, truncateDate, weekday } from './date-arithmetic.ts';
import { checkFormat, defaultFormat, formatDate } from './date-format.ts';
import { parseDate, parseIsoDate } from './date-parsing.ts';
import { dateFromParts } from './date-parts.ts';
import {
  type Compiler,
  type Expression,
  isNullish,
  type Operator,
  type OperatorTable,
  readArguments,
  typeWord,
  unary,
  withArguments,
} from './operands.ts';
import { readZone, type TimeZone, toWallClock, UTC } from './time-zone.ts';

export const dateOperators: OperatorTable = {
  $year: part((wall) => calendarParts(wall).year),
  $month: part((wall) => calendarParts(wall).month),
  $dayOfMonth: part((wall) => calendarParts(wall).day),
  $hour: part((wall) => calendarParts(wall).hour),
  $minute: part((wall) => calendarParts(wall).minute),
  $second: part((wall) => calendarParts(wall).second),
  $millisecond: part((wall) => calendarParts(wall).millisecond),
  $dayOfYear: part(dayOfYear),
  $dayOfWeek: part(dayOfWeek),
  $isoDayOfWeek: part(isoDayOfWeek),
  $week: part(weekOfYear),
  $isoWeek: part(isoWeek),
  $isoWeekYear: part((wall) => BigInt(isoYear(wall))),
  $dateToParts: withArguments(
    { required: ['date'], optional: ['timezone', 'iso8601'], codes: [40524, 40520, 40522] },
    ({ date, timezone, iso8601 }, _, given) => {
      const zone = readZone(timezone, given);
      if (zone === null || isNullish(date) || ('iso8601' in given && isNullish(iso8601))) return null;
      if ('iso8601' in given && typeof iso8601 !== 'boolean') {
        throw new MongoError(40521, `iso8601 must evaluate to a bool, found ${typeWord(iso8601)}`);
      }
      const wall = toWallClock(toDate(date).getTime(), zone);
      const { year, month, day, ...time } = calendarParts(wall);
      if (iso8601 !== true) return { year, month, day, ...time };
      return { isoWeekYear: isoYear(wall), isoWeek: isoWeek(wall), isoDayOfWeek: isoDayOfWeek(wall), ...time };
    },
  ),
  $dateFromParts: dateFromParts,
  $dateToString: withArguments(
    { required: ['date'], optional: ['format', 'timezone', 'onNull'], codes: [18629, 18534, 18628] },
    ({ date, format, timezone, onNull }, _, given) => {
      if ('format' in given && !isNullish(format)) checkFormat(formatText(format, 18533, '$dateToString'));
      const zone = readZone(timezone, given);
      if (isNullish(date)) return 'onNull' in given ? onNull : null;
      if (zone === null || ('format' in given && isNullish(format))) return null;
      return formatDate(toDate(date), (format as string | undefined) ?? defaultFormat(zone), zone);
    },
  ),
  $dateFromString: dateFromString,
  $dateAdd: dateShift(1),
  $dateSubtract: dateShift(-1),
  $dateDiff: withArguments(
    {
      required: ['startDate', 'endDate', 'unit'],
      optional: ['timezone', 'startOfWeek'],
      codes: [5166301, 5166302, 5166303],
    },
    (values, name, given) => {
      const period = parsePeriod(values, name, given);
      if (isNullish(values.startDate) || isNullish(values.endDate) || period === null) return null;
      const [start, end] = [values.startDate, values.endDate].map((value) => toDate(value, 5166307)) as [Date, Date];
      return dateDifference(start, end, period.unit, period.zone, period.startOfWeek);
    },
  ),
  $dateTrunc: withArguments(
    {
      required: ['date', 'unit'],
      optional: ['binSize', 'timezone', 'startOfWeek'],
      codes: [5439007, 5439008, 5439009],
    },
    (values, name, given) => {
      const period = parsePeriod(values, name, given);
      if (isNullish(values.date) || period === null || ('binSize' in given && isNullish(values.binSize))) return null;
      const size = 'binSize' in given ? binSize(values.binSize) : 1;
      return truncateDate(toDate(values.date, 5166307), period.unit, size, period.zone, period.startOfWeek);
    },
  ),
  $tsSecond: timestampPart(5687301, (value) => BigInt(value.t)),
  $tsIncrement: timestampPart(5687302, (value) => BigInt(value.i)),
};

/** A date, or the time of an ObjectId or a timestamp. */
function toDate(value: Value, code = 16006): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  throw new MongoError(code, `can't convert from BSON type ${typeWord(value)} to Date`);
}

function formatText(format: Value, code: number, name: string): string {
  if (typeof format === 'string') return format;
  throw new MongoError(code, `${name} requires that 'format' be a string, found: ${typeWord(format)}`);
}

/** A part of a date; the operand is the date alone, or a document with its time zone. */
function part(compute: (wall: number) => Value): Operator {
  return (operand: Value, compiler: Compiler, name: string): Expression => {
    const only = Array.isArray(operand) && operand.length === 1 ? operand[0] : operand;
    if (Array.isArray(only)) throw new MongoError(40536, `${name} accepts exactly one argument if given an array`);
    const isNamed = isDocument(only) && getKeys(only).length > 0 && !getKeys(only)[0]?.startsWith('$');
    const given: Document = isNamed
      ? readArguments(only, name, { required: ['date'], optional: ['timezone'], codes: [40535, 40535, 40539] })
      : { date: only };
    const date = compiler.compile(given.date);
    const zone = 'timezone' in given ? compiler.compile(given.timezone) : undefined;
    return (scope) => {
      const value = date(scope);
      const place = zone === undefined ? UTC : readZone(zone(scope), given);
      if (isNullish(value) || place === null) return null;
      return compute(toWallClock(toDate(value).getTime(), place));
    };
  };
}

interface Period {
  unit: TimeUnit;
  zone: TimeZone;
  startOfWeek: number;
}

function parsePeriod(values: Document, name: string, given: Document): Period | null {
  const zone = readZone(values.timezone, given);
  if (isNullish(values.unit) || zone === null) return null;
  const unit = parseUnit(values.unit, name);
  if (unit !== 'week' || !('startOfWeek' in given)) return { unit, zone, startOfWeek: 0 };
  if (isNullish(values.startOfWeek)) return null;
  if (typeof values.startOfWeek !== 'string') {
    throw new MongoError(
      5439015,
      `${name} requires 'startOfWeek' to be a string, but got ${typeWord(values.startOfWeek)}`,
    );
  }
  return { unit, zone, startOfWeek: weekday(values.startOfWeek, name) };
}

function parseUnit(value: Value, name: string): TimeUnit {
  if (typeof value === 'string') return timeUnit(value);
  throw new MongoError(5439013, `${name} requires 'unit' to be a string, but got ${typeWord(value)}`);
}

function binSize(value: Value): number {
  const size = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(size)) {
    throw new MongoError(
      5439017,
      `$dateTrunc requires 'binSize' to be a 64-bit integer, but got value of type ${typeWord(value)}`,
    );
  }
  if (size > 0) return size;
  throw new MongoError(5439018, `$dateTrunc requires 'binSize' to be greater than 0, but got value ${size}`);
}

function dateShift(sign: 1 | -1): Operator {
  return withArguments(
    { required: ['startDate', 'unit', 'amount'], optional: ['timezone'], codes: [5166400, 5166401, 5166402] },
    ({ startDate, unit, amount, timezone }, name, given) => {
      const zone = readZone(timezone, given);
      if (isNullish(startDate) || isNullish(unit) || isNullish(amount) || zone === null) return null;
      const steps = isNumeric(amount) ? toNumber(amount) : Number.NaN;
      const by = parseUnit(unit, name);
      const start = toDate(startDate, 5166403);
      if (!Number.isInteger(steps)) throw new MongoError(5166405, `${name} expects integer amount of time units`);
      return addToDate(start, by, sign * steps, zone);
    },
  );
}

function dateFromString(operand: Value, compiler: Compiler, name: string): Expression {
  const given = readArguments(operand, name, {
    required: ['dateString'],
    optional: ['format', 'timezone', 'onError', 'onNull'],
    codes: [40540, 40541, 40542],
  });
  const parts = new Map(getKeys(given).map((key) => [key, compiler.compile(given[key])]));
  return (scope) => {
    const text = parts.get('dateString')?.(scope);
    const format = parts.get('format')?.(scope);
    if (!isNullish(format)) formatText(format, 40684, name);
    const zone = readZone(parts.get('timezone')?.(scope), given);
    if (isNullish(text)) return parts.has('onNull') ? parts.get('onNull')?.(scope) : null;
    if (zone === null || (parts.has('format') && isNullish(format))) return null;
    try {
      if (typeof text !== 'string') {
        throw new MongoError(
          'ConversionFailure',
          `$dateFromString requires that 'dateString' be a string, found: ${typeWord(text)}`,
        );
      }
      return isNullish(format) ? parseIsoDate(text, zone) : parseDate(text, format as string, zone);
    } catch (error) {
      const onError = parts.get('onError');
      if (onError && error instanceof MongoError && error.codeName === 'ConversionFailure') return onError(scope);
      throw error;
    }
  };
}

function timestampPart(code: number, compute: (value: Timestamp) => Value): Operator {
  return unary((value, name) => {
    if (isNullish(value)) return null;
    if (value instanceof Timestamp) return compute(value);
    throw new MongoError(code, ` Argument to ${name} must be a timestamp, but is ${typeWord(value)}`);
  });
}

import { type Document, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { startOfIsoYear } from './calendar.ts';
import { isNullish, type Operator, typeWord, withArguments } from './operands.ts';
import { DAY, fromWallClock, readZone, utcTime } from './time-zone.ts';

const TIME = ['hour', 'minute', 'second', 'millisecond'];
const CALENDAR = ['year', 'month', 'day'];
const ISO = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek'];

const build = withArguments(
  { required: [], optional: [...CALENDAR, ...ISO, ...TIME, 'timezone'], codes: [40519, 40518, 40516] },
  (values, _, given) => {
    const [hour, minute, second, millisecond] = TIME.map((name) => readPart(values, given, name, 0));
    const isIso = 'isoWeekYear' in given;
    const days = (isIso ? ISO : CALENDAR).map((name, at) => readPart(values, given, name, at === 0 ? 1970 : 1));
    const numbers = [...days, hour, minute, second, millisecond];
    const zone = readZone(values.timezone, given);
    if (numbers.includes(null) || zone === null) return null;
    const [year, unit, day, ...time] = numbers as [number, number, number, ...number[]];
    checkYear(year, isIso);
    const start = isIso ? startOfIsoYear(year) + ((unit - 1) * 7 + day - 1) * DAY : utcTime(year, unit - 1, day);
    return new Date(fromWallClock(start + utcTime(1970, 0, 1, ...time), zone));
  },
);

/** `$dateFromParts`: months, days and times beyond their range carry over. */
export const dateFromParts: Operator = (operand, compiler, name) => {
  const expression = build(operand, compiler, name);
  const given = operand as Document;
  if (!('year' in given) && !('isoWeekYear' in given)) {
    throw new MongoError(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
  }
  if (CALENDAR.some((part) => part in given) && ISO.some((part) => part in given)) {
    throw new MongoError(40489, '$dateFromParts does not allow mixing natural dates with ISO dates');
  }
  return expression;
};

function readPart(values: Document, given: Document, name: string, fallback: number): number | null {
  if (!(name in given)) return fallback;
  const value: Value = values[name];
  if (isNullish(value)) return null;
  const number = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(number)) {
    throw new MongoError(40515, `'${name}' must evaluate to an integer, found ${typeWord(value)}`);
  }
  const isBounded = !['year', 'isoWeekYear', 'second', 'millisecond'].includes(name);
  if (isBounded && (number < -32768 || number > 32767)) {
    throw new MongoError(
      31034,
      `'${name}' must evaluate to a value in the range [-32768, 32767]; value ${number} is not in range`,
    );
  }
  return number;
}

function checkYear(year: number, isIso: boolean): void {
  if (year >= 1 && year <= 9999) return;
  const name = isIso ? 'isoWeekYear' : 'year';
  throw new MongoError(
    isIso ? 31095 : 40523,
    `'${name}' must evaluate to an integer in the range 1 to 9999, found ${year}`,
  );
}

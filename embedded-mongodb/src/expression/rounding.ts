import { Decimal128 } from 'bson';
import { toRational } from '../bson/decimal.ts';
import { divideRounded, type Rounding, roundDecimal } from '../bson/decimal-arithmetic.ts';
import { double, INT64_MAX, INT64_MIN, type Numeric, toNumber } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { isInteger, toInteger } from './arithmetic.ts';

/** Rounds a number of any type to a number of decimal places; negative numbers round to the left of the decimal point. */
export function roundNumber(value: Numeric, places: number, rounding: Rounding): Numeric {
  if (value instanceof Decimal128) return roundDecimal(value, places, rounding);
  if (isInteger(value)) return places >= 0 ? value : roundInteger(value, -places, rounding);
  return double(roundDouble(toNumber(value), places, rounding));
}

function roundInteger(value: number | bigint, places: number, rounding: Rounding): Numeric {
  const unit = 10n ** BigInt(places);
  const result = divideRounded(BigInt(value), unit, rounding) * unit;
  if (result > INT64_MAX || result < INT64_MIN) {
    throw new MongoError(51080, 'invalid conversion from Decimal128 result in $round');
  }
  return toInteger(result, typeof value === 'bigint');
}

/** Rounds the exact value of the double: 2.675 is stored as slightly less, and rounds to 2.67. */
function roundDouble(value: number, places: number, rounding: Rounding): number {
  const exact = toRational(value);
  if (typeof exact === 'number' || value === 0) return value;
  const up = places > 0 ? 10n ** BigInt(places) : 1n;
  const down = places < 0 ? 10n ** BigInt(-places) : 1n;
  const digits = divideRounded(exact.numerator * up, exact.denominator * down, rounding);
  const result = Number(`${digits}e${-places}`);
  return result === 0 && value < 0 ? -0 : result;
}

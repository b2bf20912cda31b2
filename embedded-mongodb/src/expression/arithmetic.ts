import { Decimal128, Double } from 'bson';
import { decimalArithmetic, toDecimal } from '../bson/decimal-arithmetic.ts';
import {
  double,
  INT32_MAX,
  INT32_MIN,
  INT64_MAX,
  INT64_MIN,
  isInt32,
  isNumeric,
  type Numeric,
  toNumber,
  type Value,
} from '../bson/values.ts';
import { MongoError, typeMismatch } from '../errors.ts';
import { isNullish, typeWord } from './operands.ts';

export function isInteger(value: Value): value is number | bigint {
  return typeof value === 'bigint' || (!(value instanceof Double) && isInt32(value));
}

/** Converts an integer result: int32 if it fits and no operand was an int64, double beyond int64. */
export function toInteger(value: bigint, isLong = false): Numeric {
  if (value > INT64_MAX || value < INT64_MIN) return double(Number(value));
  return !isLong && value >= INT32_MIN && value <= INT32_MAX ? Number(value) : value;
}

/** The sum of two numbers in the narrowest type that holds it. */
function addNumbers(left: Numeric, right: Numeric): Numeric {
  if (left instanceof Decimal128 || right instanceof Decimal128) return decimalArithmetic(left, right, 'add');
  if (!isInteger(left) || !isInteger(right)) return double(toNumber(left) + toNumber(right));
  if (typeof left === 'number' && typeof right === 'number') return smallResult(left + right);
  return toInteger(BigInt(left) + BigInt(right), true);
}

/** An integer result that a double represents exactly. */
function smallResult(value: number): Numeric {
  return value >= INT32_MIN && value <= INT32_MAX ? value + 0 : BigInt(value);
}

export function add(values: readonly Value[]): Value {
  let total: Numeric = 0;
  let hasLong = false;
  let date: Date | undefined;
  let shift = 0n;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof Date) {
      if (date) throw new MongoError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (!isNumeric(value)) {
      throw typeMismatch(`$add only supports numeric or date types, not ${typeWord(value)}`);
    } else {
      if (typeof value === 'bigint') hasLong = true;
      if (values.some((other) => other instanceof Date)) shift += milliseconds(value);
      else total = addNumbers(total, value);
    }
  }
  if (date) return shifted(date, shift);
  return !hasLong && typeof total === 'bigint' ? toInteger(total) : total;
}

/** A number as whole milliseconds, rounded. */
function milliseconds(value: Numeric): bigint {
  if (isInteger(value)) return BigInt(value);
  const number = Math.round(toNumber(value));
  if (!Number.isFinite(number) || Math.abs(number) >= 2 ** 63) throw new MongoError('Overflow', 'date overflow');
  return BigInt(number);
}

function shifted(date: Date, by: bigint): Date {
  const time = BigInt(date.getTime()) + by;
  if (time > INT64_MAX || time < INT64_MIN) throw new MongoError('Overflow', 'date overflow');
  return new Date(Number(time));
}

export function subtract(left: Value, right: Value): Value {
  if (isNumeric(left) && isNumeric(right)) {
    if (left instanceof Decimal128 || right instanceof Decimal128) return decimalArithmetic(left, right, 'subtract');
    if (!isInteger(left) || !isInteger(right)) return double(toNumber(left) - toNumber(right));
    if (typeof left === 'number' && typeof right === 'number') return smallResult(left - right);
    return toInteger(BigInt(left) - BigInt(right), true);
  }
  if (isNullish(left) || isNullish(right)) return null;
  if (left instanceof Date && right instanceof Date) return BigInt(left.getTime()) - BigInt(right.getTime());
  if (left instanceof Date && isNumeric(right)) return shifted(left, -milliseconds(right));
  throw typeMismatch(`can't $subtract ${typeWord(right)} from ${typeWord(left)}`);
}

function multiplyNumbers(left: Numeric, right: Numeric): Numeric {
  if (left instanceof Decimal128 || right instanceof Decimal128) {
    return decimalArithmetic(toDecimal(left), toDecimal(right), 'multiply');
  }
  if (!isInteger(left) || !isInteger(right)) return double(toNumber(left) * toNumber(right));
  return toInteger(BigInt(left) * BigInt(right), typeof left === 'bigint' || typeof right === 'bigint');
}

export function multiply(values: readonly Value[]): Value {
  let product: Numeric = 1;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) throw typeMismatch(`$multiply only supports numeric types, not ${typeWord(value)}`);
    product = multiplyNumbers(product, value);
  }
  return product;
}

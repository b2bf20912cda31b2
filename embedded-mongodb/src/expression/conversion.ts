import { Binary, Decimal128, Double, ObjectId, Timestamp } from 'bson';
import { splitDecimal } from '../bson/decimal.ts';
import { toDecimal } from '../bson/decimal-arithmetic.ts';
import {
  double,
  INT32_MAX,
  INT32_MIN,
  INT64_MAX,
  INT64_MIN,
  isNumeric,
  type Numeric,
  toNumber,
  type Value,
} from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { isInteger } from './arithmetic.ts';
import { type BinaryFormat, binaryText, toBinary } from './binary-text.ts';
import { parseIsoDate } from './date-parsing.ts';
import { isTruthy, typeWord } from './operands.ts';
import { isoText, numberText } from './text.ts';

export type { BinaryFormat } from './binary-text.ts';

export interface Target {
  type: string;
  subtype?: number;
  format?: BinaryFormat;
}

/** Converts a value that is neither null nor missing. Throws ConversionFailure. */
export function convertTo(value: Value, target: Target): Value {
  switch (target.type) {
    case 'bool':
      return isTruthy(value);
    case 'int':
    case 'long':
      return toInteger(value, target.type);
    case 'double':
      return toDouble(value);
    case 'decimal':
      return toDecimalValue(value);
    case 'string':
      return toText(value, target);
    case 'date':
      return toDate(value);
    case 'objectId':
      return toObjectId(value);
    case 'binData':
      if (typeof value === 'string') return toBinary(value, target.subtype ?? 0, target.format);
      if (value instanceof Binary && value.sub_type === target.subtype) return value;
      throw unsupported(value, target.type);
    default:
      throw unsupported(value, target.type);
  }
}

function failure(message: string): MongoError {
  return new MongoError('ConversionFailure', message);
}

function unsupported(value: Value, type: string): MongoError {
  return failure(`Unsupported conversion from ${typeWord(value)} to ${type} in $convert with no onError value`);
}

function toInteger(value: Value, type: 'int' | 'long'): Value {
  if (typeof value === 'boolean') return type === 'int' ? Number(value) : BigInt(value);
  if (value instanceof Date && type === 'long') return BigInt(value.getTime());
  const whole = typeof value === 'string' ? parseInteger(value) : isNumeric(value) ? truncated(value) : undefined;
  if (whole === undefined) throw unsupported(value, type);
  const [least, greatest] = type === 'int' ? [BigInt(INT32_MIN), BigInt(INT32_MAX)] : [INT64_MIN, INT64_MAX];
  if (whole < least || whole > greatest) {
    if (typeof value === 'string')
      throw failure(`Failed to parse number '${value}' in $convert with no onError value: Overflow`);
    throw failure(`Conversion would overflow target type in $convert with no onError value: ${numberText(value)}`);
  }
  return type === 'int' ? Number(whole) : whole;
}

function parseInteger(text: string): bigint {
  if (/^[+-]?\d+$/.test(text)) return BigInt(text.replace(/^\+/, ''));
  throw notANumber(text, 'Did not consume whole string.');
}

function notANumber(text: string, reason: string): MongoError {
  return failure(`Failed to parse number '${text}' in $convert with no onError value: ${reason}`);
}

function truncated(value: Numeric): bigint {
  if (isInteger(value)) return BigInt(value);
  const number = toNumber(value);
  if (Number.isNaN(number)) {
    throw failure('Attempt to convert NaN value to integer type in $convert with no onError value');
  }
  if (!Number.isFinite(number)) {
    throw failure('Attempt to convert infinity value to integer type in $convert with no onError value');
  }
  if (!(value instanceof Decimal128)) return BigInt(Math.trunc(number));
  const parts = splitDecimal(value);
  if (typeof parts === 'number') return 0n;
  if (parts.exponent > 40) return INT64_MAX + 1n;
  const unit = 10n ** BigInt(Math.min(Math.abs(parts.exponent), 40));
  return parts.exponent >= 0 ? parts.coefficient * unit : parts.coefficient / unit;
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const SPECIAL = /^([+-]?)(inf|infinity|nan)$/i;

function toDouble(value: Value): Value {
  if (isNumeric(value)) {
    const number = toNumber(value);
    if (value instanceof Decimal128 && !Number.isFinite(number) && typeof splitDecimal(value) !== 'number') {
      throw failure(`Conversion would overflow target type in $convert with no onError value: ${value}`);
    }
    return double(number);
  }
  if (typeof value === 'boolean') return new Double(Number(value));
  if (value instanceof Date) return double(value.getTime());
  if (typeof value !== 'string') throw unsupported(value, 'double');
  const special = SPECIAL.exec(value);
  if (special)
    return /nan/i.test(value) ? Number.NaN : special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (!NUMBER.test(value)) throw notANumber(value, 'Did not consume whole string.');
  const number = Number(value);
  if (!Number.isFinite(number)) throw notANumber(value, 'Out of range');
  return double(number);
}

function toDecimalValue(value: Value): Value {
  if (isNumeric(value)) return toDecimal(value);
  if (typeof value === 'boolean') return toDecimal(Number(value));
  if (value instanceof Date) return toDecimal(BigInt(value.getTime()));
  if (typeof value !== 'string') throw unsupported(value, 'decimal');
  if (!NUMBER.test(value) && !SPECIAL.test(value)) throw notANumber(value, 'Failed to parse string to decimal');
  try {
    return Decimal128.fromStringWithRounding(value);
  } catch {
    throw notANumber(value, 'Conversion from string to decimal would overflow');
  }
}

function toText(value: Value, target: Target): Value {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || isNumeric(value))
    return typeof value === 'boolean' ? String(value) : numberText(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return isoText(value);
  if (value instanceof Binary) return binaryText(value, target.format);
  throw unsupported(value, 'string');
}

function toDate(value: Value): Value {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  if (typeof value === 'string') return parseIsoDate(value);
  if (!isNumeric(value) || (isInteger(value) && typeof value === 'number')) throw unsupported(value, 'date');
  const time = truncated(value);
  if (time < INT64_MIN || time > INT64_MAX) {
    throw failure(`Conversion would overflow target type in $convert with no onError value: ${numberText(value)}`);
  }
  return new Date(Number(time));
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (/^[0-9a-f]{24}$/i.test(value)) return ObjectId.createFromHexString(value);
  const reason =
    value.length === 24
      ? 'Invalid character found in hex string'
      : `Invalid string length for parsing to OID, expected 24 but found ${value.length}`;
  throw failure(`Failed to parse objectId '${value}' in $convert with no onError value: ${reason}`);
}

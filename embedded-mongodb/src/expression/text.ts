import { BSONSymbol, Code, Decimal128, Double, Timestamp } from 'bson';
import { isNumeric, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { isNullish, typeWord } from './operands.ts';

/** A date in the format of conversions. */
export function isoText(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new MongoError(18535, 'a date beyond what can be shown');
  return date.toISOString();
}

/** A double in MongoDB's format: up to 17 digits, and exponents of at least two. */
function doubleText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(value, -0)) return '-0';
  const magnitude = Math.abs(value);
  if (magnitude !== 0 && (magnitude < 1e-4 || magnitude >= 1e17)) {
    return value.toExponential().replace(/e([+-])(\d)$/, 'e$10$2');
  }
  return magnitude >= 1e15 && Number.isInteger(value) ? BigInt(value).toString() : String(value);
}

export function numberText(value: Value): string {
  if (value instanceof Double) return doubleText(value.value);
  if (value instanceof Decimal128) return value.toString();
  return typeof value === 'number' ? doubleText(value) : String(value);
}

/** Converts an operand of a string operator; null becomes an empty string. */
export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (isNullish(value)) return '';
  if (isNumeric(value)) return numberText(value);
  if (value instanceof Date) return isoText(value);
  if (value instanceof BSONSymbol) return value.value;
  if (value instanceof Code && !value.scope) return String(value.code);
  if (value instanceof Timestamp) return new Date(value.t * 1000).toISOString();
  throw new MongoError(16007, `can't convert from BSON type ${typeWord(value)} to String`);
}

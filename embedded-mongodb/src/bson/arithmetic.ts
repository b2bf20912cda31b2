import { Decimal128, Double } from 'bson';
import { decimalArithmetic } from './decimal-arithmetic.ts';
import { double, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN, isInt32, type Numeric, toNumber } from './values.ts';

type Operation = 'add' | 'multiply';

/**
 * Adds or multiplies with BSON's types: int32 grows to int64 when it overflows, int64 that overflows gives undefined
 * (the caller reports it), a double makes a double, a decimal makes a decimal.
 */
export function arithmetic(left: Numeric, right: Numeric, operation: Operation): Numeric | undefined {
  if (left instanceof Decimal128 || right instanceof Decimal128) return decimalArithmetic(left, right, operation);
  if (isInteger(left) && isInteger(right)) return integerArithmetic(left, right, operation);
  const x = toNumber(left);
  const y = toNumber(right);
  return double(operation === 'add' ? x + y : x * y);
}

function isInteger(value: Numeric): value is number | bigint {
  return typeof value === 'bigint' || (!(value instanceof Double) && isInt32(value));
}

function integerArithmetic(left: number | bigint, right: number | bigint, operation: Operation): Numeric | undefined {
  if (typeof left === 'number' && typeof right === 'number') {
    const result = operation === 'add' ? left + right : left * right;
    if (Number.isSafeInteger(result)) {
      return result >= INT32_MIN && result <= INT32_MAX ? result + 0 : BigInt(result);
    }
  }
  const result = operation === 'add' ? BigInt(left) + BigInt(right) : BigInt(left) * BigInt(right);
  return result > INT64_MAX || result < INT64_MIN ? undefined : result;
}

import { Decimal128 } from 'bson';
import { compareValues } from '../bson/compare.ts';
import { decimalArithmetic, decimalDivide } from '../bson/decimal-arithmetic.ts';
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
import type { Collation } from '../collation/collation.ts';
import { isNullish } from './operands.ts';

/**
 * A sum as MongoDB computes it: integers exactly, doubles with compensated rounding errors, decimals separately. The result
 * has the widest type of the summands.
 */
export class Sum {
  count = 0;
  #whole = 0n;
  #small = 0;
  #double = 0;
  #error = 0;
  #decimal: Decimal128 | undefined;
  #hasLong = false;
  #hasDouble = false;

  /** Adds a value; ignores values that are not numbers. */
  add(value: Value): void {
    if (typeof value === 'number') {
      this.count++;
      if (Number.isInteger(value) && (value | 0) === value && !Object.is(value, -0)) this.#addSmall(value);
      else this.#addDouble(value);
    } else if (isNumeric(value)) {
      this.count++;
      this.#addRare(value);
    }
  }

  #addSmall(value: number): void {
    this.#small += value;
    if (Math.abs(this.#small) > Number.MAX_SAFE_INTEGER / 2) {
      this.#whole += BigInt(this.#small);
      this.#small = 0;
    }
  }

  #addRare(value: Numeric): void {
    if (typeof value === 'bigint') {
      this.#hasLong = true;
      this.#whole += value;
    } else if (value instanceof Decimal128) {
      this.#decimal = this.#decimal ? decimalArithmetic(this.#decimal, value, 'add') : value;
    } else {
      this.#addDouble(toNumber(value));
    }
  }

  /** Neumaier summation: keeps the rounding errors separately. */
  #addDouble(value: number): void {
    this.#hasDouble = true;
    const sum = this.#double + value;
    if (Number.isFinite(sum)) {
      this.#error +=
        Math.abs(this.#double) >= Math.abs(value) ? this.#double - sum + value : value - sum + this.#double;
    }
    this.#double = sum;
  }

  get result(): Numeric {
    const whole = this.#whole + BigInt(this.#small);
    if (this.#decimal) {
      const others = this.#hasDouble ? double(this.#doubleTotal(whole)) : whole;
      return decimalArithmetic(this.#decimal, others, 'add');
    }
    if (this.#hasDouble) return double(this.#doubleTotal(whole));
    if (whole > INT64_MAX || whole < INT64_MIN) return Number(whole);
    return !this.#hasLong && whole >= INT32_MIN && whole <= INT32_MAX ? Number(whole) : whole;
  }

  #doubleTotal(whole: bigint): number {
    const total = this.#double + Number(whole);
    return Number.isFinite(total) ? total + this.#error : total;
  }

  /** The mean of the added values; null without any. */
  get mean(): Numeric | null {
    if (this.count === 0) return null;
    const total = this.result;
    if (total instanceof Decimal128) return decimalDivide(total, this.count);
    return double(toNumber(total) / this.count);
  }
}

/** The standard deviation by Welford's method; null for too few numbers. */
export function standardDeviation(values: readonly Value[], isSample: boolean): Value {
  let count = 0;
  let mean = 0;
  let squares = 0;
  for (const value of values) {
    if (!isNumeric(value)) continue;
    const number = toNumber(value);
    count++;
    const distance = number - mean;
    mean += distance / count;
    squares += distance * (number - mean);
  }
  const divisor = isSample ? count - 1 : count;
  return divisor <= 0 ? null : double(Math.sqrt(squares / divisor));
}

/** The smallest values that are neither null nor missing, in order. */
export function least(values: readonly Value[], count: number, collation: Collation | undefined): Value[] {
  return values
    .filter((value) => !isNullish(value))
    .sort((left, right) => compareValues(left, right, collation))
    .slice(0, count);
}

export function greatest(values: readonly Value[], count: number, collation: Collation | undefined): Value[] {
  return values
    .filter((value) => !isNullish(value))
    .sort((left, right) => compareValues(right, left, collation))
    .slice(0, count);
}

/** The percentiles of numbers; null without any. */
export function percentiles(values: readonly Value[], shares: readonly number[]): Value[] {
  const numbers = values
    .filter(isNumeric)
    .map(toNumber)
    .filter((number) => !Number.isNaN(number))
    .sort((a, b) => a - b);
  return shares.map((share) => {
    if (numbers.length === 0) return null;
    const rank = Math.max(0, Math.ceil(share * numbers.length) - 1);
    return double(numbers[rank] as number);
  });
}

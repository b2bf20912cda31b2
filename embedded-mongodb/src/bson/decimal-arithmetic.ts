import { Decimal128, Double } from 'bson';
import { type DecimalParts, splitDecimal } from './decimal.ts';
import type { Numeric } from './values.ts';

const DIGITS = 34;
const LEAST_EXPONENT = -6176;
const GREATEST_EXPONENT = 6111;

export type Rounding = 'halfEven' | 'down' | 'up';

/** The quotient of whole numbers, rounded; `up` is away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const above = numerator < 0n ? -numerator : numerator;
  const below = denominator < 0n ? -denominator : denominator;
  let quotient = above / below;
  const rest = above % below;
  const isNearer = rest * 2n > below || (rest * 2n === below && quotient % 2n === 1n);
  if ((rounding === 'halfEven' && isNearer) || (rounding === 'up' && rest > 0n)) quotient += 1n;
  return isNegative ? -quotient : quotient;
}

/** A decimal from an exact coefficient and exponent, rounded half to even to 34 digits. */
export function buildDecimal(coefficient: bigint, exponent: number): Decimal128 {
  let digits = coefficient;
  let power = exponent;
  const excess = Math.max(digitsIn(digits) - DIGITS, LEAST_EXPONENT - power);
  if (excess > 0) {
    // Dropping more digits than the coefficient has leaves zero: avoids computing a huge power of ten.
    digits = excess > digitsIn(digits) + 1 ? 0n : divideRounded(digits, 10n ** BigInt(excess), 'halfEven');
    power += excess;
    if (digitsIn(digits) > DIGITS) return buildDecimal(digits, power);
  }
  if (digits !== 0n && power + digitsIn(digits) > GREATEST_EXPONENT + DIGITS) {
    return Decimal128.fromString(digits < 0n ? '-Infinity' : 'Infinity');
  }
  return Decimal128.fromString(`${digits}E${power}`);
}

export function digitsIn(value: bigint): number {
  return (value < 0n ? -value : value).toString().length;
}

/** The exact value as MongoDB converts it: a double with 15 significant digits. */
function decimalParts(value: Numeric): DecimalParts | number {
  if (value instanceof Decimal128) return splitDecimal(value);
  if (typeof value === 'bigint') return { coefficient: value, exponent: 0 };
  if (value instanceof Double) return doubleParts(value.value);
  return (value | 0) === value && !Object.is(value, -0)
    ? { coefficient: BigInt(value), exponent: 0 }
    : doubleParts(value);
}

function doubleParts(value: number): DecimalParts | number {
  return Number.isFinite(value) ? splitDecimal(Decimal128.fromString(value.toPrecision(15))) : value;
}

export function toDecimal(value: Numeric): Decimal128 {
  if (value instanceof Decimal128) return value;
  const parts = decimalParts(value);
  return typeof parts === 'number' ? specialDecimal(parts) : buildDecimal(parts.coefficient, parts.exponent);
}

function specialDecimal(value: number): Decimal128 {
  return Decimal128.fromString(String(value));
}

type Operation = 'add' | 'subtract' | 'multiply';

/** The sum, difference or product in decimal arithmetic. */
export function decimalArithmetic(left: Numeric, right: Numeric, operation: Operation): Decimal128 {
  const a = decimalParts(left);
  const b = decimalParts(right);
  if (typeof a === 'number' || typeof b === 'number') {
    return specialDecimal(combineDoubles(roughly(a), roughly(b), operation));
  }
  if (operation === 'multiply') return buildDecimal(a.coefficient * b.coefficient, a.exponent + b.exponent);
  const [first, second, exponent] = aligned(a, b);
  return buildDecimal(operation === 'add' ? first + second : first - second, exponent);
}

function combineDoubles(a: number, b: number, operation: Operation): number {
  if (operation === 'add') return a + b;
  return operation === 'subtract' ? a - b : a * b;
}

/** A replacement with the right sign, used if the other operand is not finite. */
function roughly(value: DecimalParts | number): number {
  return typeof value === 'number' ? value : Math.sign(Number(value.coefficient));
}

/** Both coefficients aligned at the smaller exponent; an operand too small to affect the result is reduced to its sign. */
function aligned(a: DecimalParts, b: DecimalParts): [bigint, bigint, number] {
  if (a.coefficient === 0n || b.coefficient === 0n) {
    const other = a.coefficient === 0n ? b : a;
    const wanted = Math.min(a.exponent, b.exponent);
    const exponent = Math.max(wanted, other.exponent - DIGITS);
    const shifted =
      exponent < other.exponent ? other.coefficient * 10n ** BigInt(other.exponent - exponent) : other.coefficient;
    const at = Math.min(exponent, other.exponent);
    return other === a ? [shifted, 0n, at] : [0n, shifted, at];
  }
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a];
  let { coefficient, exponent } = low;
  const floor = high.exponent - DIGITS * 2;
  if (exponent + digitsIn(coefficient) < floor) {
    coefficient = coefficient < 0n ? -1n : 1n;
    exponent = floor;
  }
  const shifted = high.coefficient * 10n ** BigInt(high.exponent - exponent);
  return high === a ? [shifted, coefficient, exponent] : [coefficient, shifted, exponent];
}

/** The quotient; the divisor is not zero. */
export function decimalDivide(left: Numeric, right: Numeric): Decimal128 {
  const a = decimalParts(left);
  const b = decimalParts(right);
  if (typeof a === 'number') return specialDecimal(a * (roughly(b) || 1));
  if (typeof b === 'number') return Number.isNaN(b) ? specialDecimal(b) : buildDecimal(0n, LEAST_EXPONENT);
  const ideal = a.exponent - b.exponent;
  const shift = Math.max(0, DIGITS + 2 + digitsIn(b.coefficient) - digitsIn(a.coefficient));
  const numerator = a.coefficient * 10n ** BigInt(shift);
  let quotient = numerator / b.coefficient;
  let exponent = ideal - shift;
  if (quotient * b.coefficient !== numerator) {
    const sign = a.coefficient < 0n !== b.coefficient < 0n ? -1n : 1n;
    return buildDecimal(quotient * 10n + sign, exponent - 1);
  }
  while (exponent < ideal && quotient % 10n === 0n) {
    quotient /= 10n;
    exponent++;
  }
  return buildDecimal(quotient, exponent);
}

/** The remainder of a truncating division, with the dividend's sign; the divisor is not zero. */
export function decimalModulo(left: Numeric, right: Numeric): Decimal128 {
  const a = decimalParts(left);
  const b = decimalParts(right);
  if (typeof a === 'number' || (typeof b === 'number' && Number.isNaN(b))) return specialDecimal(Number.NaN);
  if (typeof b === 'number') return toDecimal(left);
  const exponent = Math.min(a.exponent, b.exponent);
  const x = a.coefficient * 10n ** BigInt(a.exponent - exponent);
  const y = b.coefficient * 10n ** BigInt(b.exponent - exponent);
  return buildDecimal(x % y, exponent);
}

/** Rounds to a number of decimal places; a negative number rounds to the left of the decimal point. */
export function roundDecimal(value: Decimal128, places: number, rounding: Rounding): Decimal128 {
  const parts = splitDecimal(value);
  if (typeof parts === 'number') return value;
  const drop = -places - parts.exponent;
  if (drop === 0) return value;
  if (drop > 0) {
    const far = Math.min(drop, digitsIn(parts.coefficient) + 2);
    return buildDecimal(divideRounded(parts.coefficient, 10n ** BigInt(far), rounding), -places);
  }
  if (digitsIn(parts.coefficient) - drop > DIGITS) return Decimal128.fromString('NaN');
  return buildDecimal(parts.coefficient * 10n ** BigInt(-drop), -places);
}

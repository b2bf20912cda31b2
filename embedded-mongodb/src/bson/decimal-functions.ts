import { Decimal128 } from 'bson';
import { splitDecimal } from './decimal.ts';
import { buildDecimal, digitsIn, divideRounded } from './decimal-arithmetic.ts';

/** Digits after the point in fixed-point arithmetic; a decimal has 34 significant digits. */
const PLACES = 60;
const ONE = 10n ** BigInt(PLACES);

function times(a: bigint, b: bigint): bigint {
  return (a * b) / ONE;
}

function fixed(value: number): bigint {
  return (BigInt(Math.round(value * 2 ** 50)) * ONE) / (1n << 50n);
}

/** e^x for a moderate fixed-point x, by its series on a sixteenth of it. */
function exponential(x: bigint): bigint {
  const part = x / 65536n;
  let term = ONE;
  let sum = ONE;
  for (let n = 1n; term !== 0n; n++) {
    term = times(term, part) / n;
    sum += term;
  }
  for (let step = 0; step < 16; step++) sum = times(sum, sum);
  return sum;
}

/** ln x for a fixed-point x between 1 and 10: a double's guess, made exact by the series of ln(1 + d). */
function logarithm(x: bigint): bigint {
  const guess = fixed(Math.log(Number(x) / Number(ONE)));
  const d = times(x, exponential(-guess)) - ONE;
  let term = d;
  let sum = d;
  for (let n = 2n; term !== 0n; n++) {
    term = -times(term, d);
    sum += term / n;
  }
  return guess + sum;
}

const LN10 = logarithm(10n * ONE);

/** ln of a positive decimal as a fixed-point number. */
function fixedLogarithm(coefficient: bigint, exponent: number): bigint {
  const digits = digitsIn(coefficient);
  const mantissa = (coefficient * ONE) / 10n ** BigInt(digits - 1);
  return logarithm(mantissa) + BigInt(exponent + digits - 1) * LN10;
}

function rounded(value: bigint): Decimal128 {
  return trimmed(value, -PLACES);
}

/** A decimal without the trailing zeros that fixed-point arithmetic leaves. */
function trimmed(coefficient: bigint, exponent: number): Decimal128 {
  const excess = digitsIn(coefficient) - 34;
  let digits = excess > 0 ? divideRounded(coefficient, 10n ** BigInt(excess), 'halfEven') : coefficient;
  let power = exponent + Math.max(0, excess);
  while (digits !== 0n && power < 0 && digits % 10n === 0n) {
    digits /= 10n;
    power++;
  }
  return buildDecimal(digits, digits === 0n ? 0 : power);
}

function special(value: number): Decimal128 {
  return Decimal128.fromString(String(value));
}

export function decimalLn(value: Decimal128): Decimal128 {
  const parts = splitDecimal(value);
  if (typeof parts === 'number') return special(Math.log(parts));
  return rounded(fixedLogarithm(parts.coefficient, parts.exponent));
}

/** The logarithm to a base; both are positive. */
export function decimalLog(value: Decimal128, base: Decimal128): Decimal128 {
  const a = splitDecimal(value);
  const b = splitDecimal(base);
  if (typeof a === 'number' || typeof b === 'number') return special(Math.log(Number(value)) / Math.log(Number(base)));
  const divisor = fixedLogarithm(b.coefficient, b.exponent);
  return rounded((fixedLogarithm(a.coefficient, a.exponent) * ONE) / divisor);
}

export function decimalExp(value: Decimal128): Decimal128 {
  const parts = splitDecimal(value);
  if (typeof parts === 'number') return special(Math.exp(parts));
  const size = parts.exponent + digitsIn(parts.coefficient);
  if (size > 6) return special(parts.coefficient < 0n ? 0 : Number.POSITIVE_INFINITY);
  if (size < -PLACES) return buildDecimal(1n, 0);
  return computeExponential(scaled(parts.coefficient, parts.exponent));
}

function scaled(coefficient: bigint, exponent: number): bigint {
  const shift = PLACES + exponent;
  return shift >= 0
    ? coefficient * 10n ** BigInt(shift)
    : divideRounded(coefficient, 10n ** BigInt(-shift), 'halfEven');
}

/** e^x for any fixed-point x, powers of ten taken out. */
function computeExponential(x: bigint): Decimal128 {
  const tens = x / LN10;
  return trimmed(exponential(x - tens * LN10), Number(tens) - PLACES);
}

export function decimalSqrt(value: Decimal128): Decimal128 {
  const parts = splitDecimal(value);
  if (typeof parts === 'number') return special(Math.sqrt(parts));
  if (parts.coefficient === 0n) return value;
  const isOdd = parts.exponent % 2 !== 0;
  const coefficient = isOdd ? parts.coefficient * 10n : parts.coefficient;
  const half = (isOdd ? parts.exponent - 1 : parts.exponent) / 2;
  const exact = squareRoot(coefficient);
  if (exact * exact === coefficient) return buildDecimal(exact, half);
  const root = squareRoot(coefficient * 10n ** 80n);
  return buildDecimal(root * 10n + 1n, half - 41);
}

/** The greatest whole number whose square is not above a value, by Newton's method. */
function squareRoot(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The largest exponent for which a power is multiplied out exactly. */
const EXACT_POWER = 500n;

export function decimalPow(base: Decimal128, exponent: Decimal128): Decimal128 {
  const a = splitDecimal(base);
  const b = splitDecimal(exponent);
  if (typeof a === 'number' || typeof b === 'number') return special(Number(base) ** Number(exponent));
  const whole = wholeValue(b.coefficient, b.exponent);
  if (whole !== undefined && whole >= 0n && whole <= EXACT_POWER) {
    return buildDecimal(a.coefficient ** whole, a.exponent * Number(whole));
  }
  if (a.coefficient === 0n) return buildDecimal(0n, 0);
  if (a.coefficient < 0n && whole === undefined) return special(Number.NaN);
  const magnitude = a.coefficient < 0n ? -a.coefficient : a.coefficient;
  const product = times(fixedLogarithm(magnitude, a.exponent), scaled(b.coefficient, b.exponent));
  const isNegative = a.coefficient < 0n && whole !== undefined && whole % 2n !== 0n;
  if (digitsIn(product) > PLACES + 6) {
    if (product < 0n) return buildDecimal(0n, 0);
    return special(isNegative ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
  }
  const result = splitDecimal(computeExponential(product));
  if (typeof result === 'number' || !isNegative) return computeExponential(product);
  return buildDecimal(-result.coefficient, result.exponent);
}

function wholeValue(coefficient: bigint, exponent: number): bigint | undefined {
  if (exponent >= 0) return exponent > 40 ? undefined : coefficient * 10n ** BigInt(exponent);
  const unit = 10n ** BigInt(Math.min(-exponent, 40));
  return coefficient % unit === 0n ? coefficient / unit : undefined;
}

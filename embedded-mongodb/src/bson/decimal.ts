import { Decimal128, Double } from 'bson';
import { type Numeric, toNumber } from './values.ts';

/** An exact number: numerator / denominator, denominator positive. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

/** coefficient * 10^exponent */
export interface DecimalParts {
  coefficient: bigint;
  exponent: number;
}

/** The digits of a decimal, or a non-finite JavaScript number. */
export function splitDecimal(value: Decimal128): DecimalParts | number {
  const text = value.toString();
  if (text === 'NaN') return Number.NaN;
  if (text === 'Infinity') return Number.POSITIVE_INFINITY;
  if (text === '-Infinity') return Number.NEGATIVE_INFINITY;
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(text);
  if (!match) throw new TypeError(`not a decimal: ${text}`);
  const fraction = match[3] ?? '';
  const coefficient = BigInt((match[2] ?? '0') + fraction);
  return { coefficient: match[1] ? -coefficient : coefficient, exponent: Number(match[4] ?? 0) - fraction.length };
}

/** The exact value, or a non-finite JavaScript number. */
export function toRational(value: Numeric): Rational | number {
  if (typeof value === 'bigint') return { numerator: value, denominator: 1n };
  if (value instanceof Decimal128) {
    const parsed = splitDecimal(value);
    if (typeof parsed === 'number') return parsed;
    if (parsed.exponent >= 0)
      return { numerator: parsed.coefficient * 10n ** BigInt(parsed.exponent), denominator: 1n };
    return { numerator: parsed.coefficient, denominator: 10n ** BigInt(-parsed.exponent) };
  }
  return doubleToRational(value instanceof Double ? value.value : value);
}

const view = new DataView(new ArrayBuffer(8));

function doubleToRational(value: number): Rational | number {
  if (!Number.isFinite(value)) return value;
  if (Number.isInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const rawExponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = rawExponent === 0 ? fraction : fraction | (1n << 52n);
  const exponent = (rawExponent === 0 ? 1 : rawExponent) - 1075;
  const numerator = bits >> 63n ? -mantissa : mantissa;
  return exponent >= 0
    ? { numerator: numerator << BigInt(exponent), denominator: 1n }
    : { numerator, denominator: 1n << BigInt(-exponent) };
}

/** Compares exactly, NaN first. */
export function compareExactly(left: Numeric, right: Numeric): number {
  const a = toRational(left);
  const b = toRational(right);
  if (typeof a !== 'number' && typeof b !== 'number') {
    const x = a.numerator * b.denominator;
    const y = b.numerator * a.denominator;
    return x < y ? -1 : x > y ? 1 : 0;
  }
  const x = typeof a === 'number' ? a : 0;
  const y = typeof b === 'number' ? b : 0;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.isNaN(x) ? (Number.isNaN(y) ? 0 : -1) : 1;
  return x < y ? -1 : x > y ? 1 : 0;
}

/**
 * The largest double not above an exact value, and the rest as a fraction of 128 bits of that double's spacing.
 * Used to order int64 and decimals among doubles without losing digits.
 */
export function floorDouble(source: Numeric): { floor: number; rest: bigint } {
  const value = toRational(source);
  if (typeof value === 'number') return { floor: value, rest: 0n };
  let floor = toNumber(source);
  if (!Number.isFinite(floor)) floor = floor > 0 ? Number.MAX_VALUE : floor;
  if (compareToDouble(value, floor) < 0) floor = nextDouble(floor, -1);
  if (floor === Number.NEGATIVE_INFINITY) return { floor, rest: 0n };
  const exact = doubleToRational(floor) as Rational;
  const above = doubleToRational(nextDouble(floor, 1));
  const difference = value.numerator * exact.denominator - exact.numerator * value.denominator;
  if (difference === 0n) return { floor, rest: 0n };
  const spacing: Rational =
    typeof above === 'number'
      ? { numerator: 1n << 971n, denominator: 1n }
      : {
          numerator: above.numerator * exact.denominator - exact.numerator * above.denominator,
          denominator: above.denominator * exact.denominator,
        };
  const rest =
    ((difference * spacing.denominator) << 127n) / (value.denominator * exact.denominator * spacing.numerator);
  const limit = (1n << 128n) - 1n;
  return { floor, rest: rest > limit ? limit : rest === 0n ? 1n : rest };
}

function compareToDouble(value: Rational, other: number): number {
  const exact = doubleToRational(other);
  if (typeof exact === 'number') return exact > 0 ? -1 : 1;
  const x = value.numerator * exact.denominator;
  const y = exact.numerator * value.denominator;
  return x < y ? -1 : x > y ? 1 : 0;
}

function nextDouble(value: number, direction: 1 | -1): number {
  if (value === 0) return direction * Number.MIN_VALUE;
  view.setFloat64(0, value);
  const away = value > 0 === direction > 0;
  view.setBigUint64(0, view.getBigUint64(0) + (away ? 1n : -1n));
  return view.getFloat64(0);
}

import { Decimal128 } from 'bson';
import { compareExactly } from '../bson/decimal.ts';
import { decimalDivide, decimalModulo, roundDecimal, toDecimal } from '../bson/decimal-arithmetic.ts';
import { decimalExp, decimalLn, decimalLog, decimalPow, decimalSqrt } from '../bson/decimal-functions.ts';
import { double, INT64_MIN, isInt32, isNumeric, type Numeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError, typeMismatch } from '../errors.ts';
import { add, isInteger, multiply, subtract, toInteger } from './arithmetic.ts';
import {
  binary,
  compileOperands,
  isNullish,
  nary,
  type Operator,
  type OperatorTable,
  typeWord,
  unary,
} from './operands.ts';
import { roundNumber } from './rounding.ts';
import { trigonometryOperators } from './trigonometry-operators.ts';

const TEN = Decimal128.fromString('10');

export const mathOperators: OperatorTable = {
  ...trigonometryOperators,
  $add: nary(0, Number.POSITIVE_INFINITY, add),
  $subtract: binary(subtract),
  $multiply: nary(0, Number.POSITIVE_INFINITY, multiply),
  $divide: binary(divide),
  $mod: binary(modulo),
  $abs: numeric(absolute),
  $ceil: numeric((value) => toWhole(value, Math.ceil, (decimal) => roundUp(decimal))),
  $floor: numeric((value) => toWhole(value, Math.floor, (decimal) => roundDown(decimal))),
  $round: nary(1, 2, (values, name) => rounded(values, name, 'halfEven')),
  $trunc: nary(1, 2, (values, name) => rounded(values, name, 'down')),
  $sqrt: numeric((value) => {
    if (toNumber(value) < 0) throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0");
    return value instanceof Decimal128 ? decimalSqrt(value) : double(Math.sqrt(toNumber(value)));
  }),
  $exp: numeric((value) => (value instanceof Decimal128 ? decimalExp(value) : double(Math.exp(toNumber(value))))),
  $ln: numeric((value) => {
    checkPositive(value, '$ln', 28766);
    return value instanceof Decimal128 ? decimalLn(value) : double(Math.log(toNumber(value)));
  }),
  $log10: numeric((value) => {
    checkPositive(value, '$log10', 28761);
    return value instanceof Decimal128 ? decimalLog(value, TEN) : double(Math.log10(toNumber(value)));
  }),
  $log: binary(logarithm),
  $pow: binary(power),
  $bitAnd: bitwise((a, b) => a & b, -1n),
  $bitOr: bitwise((a, b) => a | b, 0n),
  $bitXor: bitwise((a, b) => a ^ b, 0n),
  $bitNot: unary((value) => {
    if (isNullish(value)) return null;
    if (!isInteger(value)) throw typeMismatch(`$bitNot only supports int and long, not: ${typeWord(value)}.`);
    return ~value;
  }),
  $rand: (operand, compiler, name) => {
    compileOperands(operand, compiler, name, 0, 1);
    return () => double(Math.random());
  },
  $isNumber: unary(isNumeric),
};

/** An operator on one number; returns null for null. */
function numeric(compute: (value: Numeric) => Value): Operator {
  return unary((value, name) => {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) throw new MongoError(28765, `${name} only supports numeric types, not ${typeWord(value)}`);
    return compute(value);
  });
}

function checkPositive(value: Numeric, name: string, code: number): void {
  if (toNumber(value) <= 0 && !(value instanceof Decimal128 && compareExactly(value, 0) > 0)) {
    throw new MongoError(code, `${name}'s argument must be a positive number, but is ${value}`);
  }
}

function divide(left: Value, right: Value): Value {
  if (isNumeric(left) && isNumeric(right)) {
    if (compareExactly(right, 0) === 0) throw new MongoError('BadValue', "can't $divide by zero");
    if (left instanceof Decimal128 || right instanceof Decimal128) return decimalDivide(left, right);
    return double(toNumber(left) / toNumber(right));
  }
  if (isNullish(left) || isNullish(right)) return null;
  throw typeMismatch(`$divide only supports numeric types, not ${typeWord(left)} and ${typeWord(right)}`);
}

function modulo(left: Value, right: Value): Value {
  if (isNumeric(left) && isNumeric(right)) {
    const isDecimal = left instanceof Decimal128 || right instanceof Decimal128;
    if (compareExactly(right, 0) === 0) throw new MongoError(isDecimal ? 5733415 : 16610, "can't $mod by zero");
    if (isDecimal) return decimalModulo(left, right);
    if (!isInteger(left) || !isInteger(right)) return double(toNumber(left) % toNumber(right));
    return toInteger(BigInt(left) % BigInt(right), typeof left === 'bigint' || typeof right === 'bigint');
  }
  if (isNullish(left) || isNullish(right)) return null;
  throw new MongoError(16611, `$mod only supports numeric types, not ${typeWord(left)} and ${typeWord(right)}`);
}

function absolute(value: Numeric): Value {
  if (value === INT64_MIN) throw new MongoError(28680, "can't take $abs of long long min");
  if (value instanceof Decimal128) return Decimal128.fromString(value.toString().replace(/^-/, ''));
  if (isInteger(value))
    return typeof value === 'bigint' ? (value < 0n ? -value : value) : toInteger(BigInt(Math.abs(value)));
  return double(Math.abs(toNumber(value)));
}

function toWhole(
  value: Numeric,
  whole: (value: number) => number,
  ofDecimal: (value: Decimal128) => Decimal128,
): Value {
  if (isInteger(value)) return value;
  return value instanceof Decimal128 ? ofDecimal(value) : double(whole(toNumber(value)));
}

function roundUp(value: Decimal128): Decimal128 {
  return roundDecimal(value, 0, compareExactly(value, 0) > 0 ? 'up' : 'down');
}

function roundDown(value: Decimal128): Decimal128 {
  return roundDecimal(value, 0, compareExactly(value, 0) > 0 ? 'down' : 'up');
}

function rounded([value, places]: Value[], name: string, rounding: 'halfEven' | 'down'): Value {
  if (isNullish(value)) return null;
  if (!isNumeric(value)) throw new MongoError(51081, `${name} only supports numeric types, not ${typeWord(value)}`);
  if (places === null) return null;
  const digits = places === undefined ? 0 : isNumeric(places) ? toNumber(places) : Number.NaN;
  if (!Number.isInteger(digits)) throw new MongoError(51082, `precision argument to  ${name} must be a integral value`);
  if (digits < -20 || digits > 100) {
    throw new MongoError(51083, `cannot apply ${name} with precision value ${digits} value must be in [-20, 100]`);
  }
  return roundNumber(value, digits, rounding);
}

function logarithm(value: Value, base: Value): Value {
  if (isNullish(value) || isNullish(base)) return null;
  if (!isNumeric(value)) throw new MongoError(28756, `$log's argument must be numeric, not ${typeWord(value)}`);
  if (!isNumeric(base)) throw new MongoError(28757, `$log's base must be numeric, not ${typeWord(base)}`);
  checkPositive(value, '$log', 28758);
  if (compareExactly(base, 1) === 0 || toNumber(base) <= 0) {
    throw new MongoError(28759, `$log's base must be a positive number not equal to 1, but is ${base}`);
  }
  if (value instanceof Decimal128 || base instanceof Decimal128) return decimalLog(toDecimal(value), toDecimal(base));
  return double(Math.log(toNumber(value)) / Math.log(toNumber(base)));
}

function power(base: Value, exponent: Value): Value {
  if (isNullish(base) || isNullish(exponent)) return null;
  if (!isNumeric(base)) throw new MongoError(28762, `$pow's base must be numeric, not ${typeWord(base)}`);
  if (!isNumeric(exponent)) throw new MongoError(28763, `$pow's exponent must be numeric, not ${typeWord(exponent)}`);
  if (compareExactly(base, 0) === 0 && compareExactly(exponent, 0) < 0) {
    throw new MongoError(28764, '$pow cannot take a base of 0 and a negative exponent');
  }
  if (base instanceof Decimal128 || exponent instanceof Decimal128)
    return decimalPow(toDecimal(base), toDecimal(exponent));
  const approximate = toNumber(base) ** toNumber(exponent);
  if (!isInteger(base) || !isInteger(exponent)) return double(approximate);
  if (!Number.isInteger(approximate) || Math.abs(approximate) > 2 ** 64) return double(approximate);
  const isOne = base === 1 || base === 1n || base === -1 || base === -1n;
  const exact = isOne ? BigInt(approximate) : BigInt(base) ** BigInt(exponent);
  return toInteger(exact, typeof base === 'bigint' || typeof exponent === 'bigint');
}

function bitwise(combine: (a: bigint, b: bigint) => bigint, neutral: bigint): Operator {
  return nary(0, Number.POSITIVE_INFINITY, (values, name) => {
    let result = neutral;
    let isLong = false;
    for (const value of values) {
      if (isNullish(value)) return null;
      if (!isInteger(value)) throw typeMismatch(`${name} only supports int and long operands.`);
      if (!isInt32(value)) isLong = true;
      result = combine(result, BigInt(value));
    }
    return isLong ? result : Number(result);
  });
}

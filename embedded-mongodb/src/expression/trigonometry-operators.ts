import { Decimal128 } from 'bson';
import { toDecimal } from '../bson/decimal-arithmetic.ts';
import { double, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { binary, isNullish, type Operator, type OperatorTable, typeWord, unary } from './operands.ts';

const anything = () => true;
const withinOne = (value: number) => Math.abs(value) <= 1;

export const trigonometryOperators: OperatorTable = {
  $sin: angle(Math.sin, Number.isFinite),
  $cos: angle(Math.cos, Number.isFinite),
  $tan: angle(Math.tan, Number.isFinite),
  $asin: angle(Math.asin, withinOne),
  $acos: angle(Math.acos, withinOne),
  $atan: angle(Math.atan, anything),
  $sinh: angle(Math.sinh, anything),
  $cosh: angle(Math.cosh, anything),
  $tanh: angle(Math.tanh, anything),
  $asinh: angle(Math.asinh, anything),
  $acosh: angle(Math.acosh, (value) => value >= 1),
  $atanh: angle(Math.atanh, withinOne),
  $degreesToRadians: angle((value) => (value * Math.PI) / 180, anything),
  $radiansToDegrees: angle((value) => (value * 180) / Math.PI, anything),
  $atan2: binary((y, x, name) => {
    if (isNullish(y) || isNullish(x)) return null;
    for (const value of [y, x]) {
      if (!isNumeric(value)) throw new MongoError(51044, `${name} only supports numeric types, not ${typeWord(value)}`);
    }
    return typed(Math.atan2(toFloat(y), toFloat(x)), y instanceof Decimal128 || x instanceof Decimal128);
  }),
};

function toFloat(value: Value): number {
  return isNumeric(value) ? toNumber(value) : Number.NaN;
}

/** Converts a result computed as double: to a decimal if an operand was one. */
function typed(result: number, isDecimal: boolean): Value {
  return isDecimal ? toDecimal(double(result)) : double(result);
}

function angle(compute: (value: number) => number, isWithin: (value: number) => boolean): Operator {
  return unary((value, name) => {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) throw new MongoError(28765, `${name} only supports numeric types, not ${typeWord(value)}`);
    const number = toNumber(value);
    if (!isWithin(number) && !Number.isNaN(number)) {
      throw new MongoError(50989, `cannot apply ${name} to ${number}, value is outside of its domain`);
    }
    return typed(compute(number), value instanceof Decimal128);
  });
}

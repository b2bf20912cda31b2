import { Decimal128 } from 'bson';
import { decimalArithmetic, toDecimal } from '../bson/decimal-arithmetic.ts';
import { double, isNumeric, type Numeric, toNumber, type Value } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { readArguments } from '../expression/operands.ts';
import { type PartitionFunction, rowValue } from './partition-function.ts';
import type { Window, WindowSettings } from './window-bounds.ts';

/** `$expMovingAvg`: the exponentially weighted average of the rows so far. */
export function movingAverage(
  operand: Value,
  window: Window | undefined,
  settings: WindowSettings,
  name: string,
): PartitionFunction {
  const given = readArguments(operand, name, { required: ['input'], optional: ['N', 'alpha'], codes: [9, 9, 9] });
  if (window) throw failedToParse(`${name} does not accept a 'window' field`);
  if ((given.N === undefined) === (given.alpha === undefined)) {
    throw failedToParse(`${name} requires either 'N' or 'alpha', and not both`);
  }
  const weight = given.alpha === undefined ? 2 / (toNumber(given.N as Numeric) + 1) : toNumber(given.alpha as Numeric);
  if (!(weight > 0 && weight <= 1))
    throw failedToParse(`'alpha' must be between 0 and 1 (exclusive), found alpha: ${weight}`);
  const input = rowValue(settings, given.input);
  return (rows) => {
    let average: Numeric | undefined;
    return rows.map((row) => {
      const value = input(row);
      if (!isNumeric(value)) return average ?? null;
      average = average === undefined ? value : weighted(value, average, weight);
      return average;
    });
  };
}

function weighted(value: Numeric, average: Numeric, weight: number): Numeric {
  if (!(value instanceof Decimal128) && !(average instanceof Decimal128)) {
    return double(toNumber(value) * weight + toNumber(average) * (1 - weight));
  }
  const part = (number: Numeric, share: number) => decimalArithmetic(number, toDecimal(double(share)), 'multiply');
  return decimalArithmetic(part(value, weight), part(average, 1 - weight), 'add');
}

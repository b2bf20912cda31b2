import { compareValues } from '../bson/compare.ts';
import { double, isNumeric, type Numeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { isNullish } from '../expression/operands.ts';

/** Interpolates linearly: replaces nulls between two numbers. */
export function linearFill(values: readonly Value[], positions: readonly number[]): Value[] {
  const known = values.flatMap((value, at) => (isNullish(value) ? [] : [at]));
  for (const at of known) {
    if (!isNumeric(values[at])) throw new MongoError(605000, 'Value to be filled must be numeric or nullish');
  }
  return values.map((value, at) => {
    if (!isNullish(value)) return value;
    const before = known.findLast((index) => index < at);
    const after = known.find((index) => index > at);
    if (before === undefined || after === undefined) return null;
    const [low, high] = [toNumber(values[before] as Numeric), toNumber(values[after] as Numeric)];
    const [from, to] = [positions[before] as number, positions[after] as number];
    if (compareValues(from, to) === 0)
      throw new MongoError(6050106, 'There can be no repeated values in the sort field');
    return double(low + ((high - low) * ((positions[at] as number) - from)) / (to - from));
  });
}

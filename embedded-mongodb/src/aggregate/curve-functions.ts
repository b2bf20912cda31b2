import { type Document, double, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { timeUnit } from '../expression/date-arithmetic.ts';
import { readArguments } from '../expression/operands.ts';
import { DAY, HOUR } from '../expression/time-zone.ts';
import { getPosition, type PartitionFunction, rowValue } from './partition-function.ts';
import type { Window, WindowSettings } from './window-bounds.ts';

const UNIT_LENGTHS = { week: 7 * DAY, day: DAY, hour: HOUR, minute: 60_000, second: 1000, millisecond: 1 } as const;

interface Curve {
  input: (row: Document) => Value;
  /** The length of a unit on the axis. */
  scale: number;
}

function curve(operand: Value, settings: WindowSettings, name: string): Curve {
  const given = readArguments(operand, name, { required: ['input'], optional: ['unit'], codes: [9, 9, 9] });
  if (settings.sort.length !== 1) throw new MongoError(5490700, `${name} requires a sortBy with exactly one element`);
  if (given.unit === undefined) return { input: rowValue(settings, given.input), scale: 1 };
  const unit = timeUnit(String(given.unit));
  if (!(unit in UNIT_LENGTHS)) throw new MongoError(5490704, `unit must be 'week' or smaller`);
  return { input: rowValue(settings, given.input), scale: UNIT_LENGTHS[unit as keyof typeof UNIT_LENGTHS] };
}

/** `$derivative`: the slope between the first and the last row of the window. */
export function slope(
  operand: Value,
  window: Window | undefined,
  settings: WindowSettings,
  name: string,
): PartitionFunction {
  const { input, scale } = curve(operand, settings, name);
  if (!window) throw new MongoError(5643400, `${name} requires explicit window bounds`);
  return (rows) =>
    rows.map((_, at) => {
      const { start, end } = window(rows, at);
      const [from, to] = [rows[start], rows[end - 1]];
      if (!from || !to || end - start < 2) return null;
      const distance = getPosition(to, settings) - getPosition(from, settings);
      const [low, high] = [input(from), input(to)];
      if (distance === 0 || !isNumeric(low) || !isNumeric(high)) return null;
      return double((toNumber(high) - toNumber(low)) / (distance / scale));
    });
}

/** `$integral`: the area below the line through the rows of the window. */
export function area(
  operand: Value,
  window: Window | undefined,
  settings: WindowSettings,
  name: string,
): PartitionFunction {
  const { input, scale } = curve(operand, settings, name);
  return (rows) =>
    rows.map((_, at) => {
      const { start, end } = window ? window(rows, at) : { start: 0, end: rows.length };
      let sum = 0;
      for (let index = start + 1; index < end; index++) {
        const [from, to] = [rows[index - 1] as Document, rows[index] as Document];
        const [low, high] = [input(from), input(to)];
        if (!isNumeric(low) || !isNumeric(high)) continue;
        const width = (getPosition(to, settings) - getPosition(from, settings)) / scale;
        sum += ((toNumber(low) + toNumber(high)) / 2) * width;
      }
      return end > start ? double(sum) : null;
    });
}

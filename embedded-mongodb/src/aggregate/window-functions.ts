import { Decimal128 } from 'bson';
import { compareValues } from '../bson/compare.ts';
import { decimalArithmetic, toDecimal } from '../bson/decimal-arithmetic.ts';
import {
  type Document,
  double,
  getKeys,
  isDocument,
  isNumeric,
  type Numeric,
  toNumber,
  type Value,
} from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { timeUnit } from '../expression/date-arithmetic.ts';
import { compileOperands, type Expression, isNullish, readArguments } from '../expression/operands.ts';
import { DAY, HOUR } from '../expression/time-zone.ts';
import type { MemoryLimit } from '../sorting/memory-limit.ts';
import { compareKeys, sortKeys } from '../sorting/sort.ts';
import type { Window, WindowSettings } from './window-bounds.ts';

/** What a function gives for each row of a sorted partition. */
export type PartitionFunction = (rows: readonly Document[], memory: MemoryLimit) => Value[];

type WindowFunction = (
  operand: Value,
  window: Window | undefined,
  settings: WindowSettings,
  name: string,
) => PartitionFunction;

const FUNCTIONS: Readonly<Record<string, WindowFunction>> = {
  $rank: rank((_, at) => at + 1),
  $denseRank: rank((previous) => previous + 1),
  $documentNumber: (operand, window, settings, name) => {
    checkRank(operand, window, settings, name);
    return (rows) => rows.map((_, at) => at + 1);
  },
  $shift: shift,
  $derivative: slope,
  $integral: area,
  $covariancePop: covariance(false),
  $covarianceSamp: covariance(true),
  $expMovingAvg: movingAverage,
  $linearFill: (operand, _, settings, name) => {
    if (settings.sort.length !== 1)
      throw new MongoError(
        605001,
        `${name} must be specified with a top level sortBy expression with exactly one element`,
      );
    const input = rowValue(settings, operand);
    return (rows) =>
      linearFill(
        rows.map(input),
        rows.map((row) => getPosition(row, settings)),
      );
  },
  $locf: (operand, _, settings) => {
    const input = rowValue(settings, operand);
    return (rows) => {
      let last: Value = null;
      return rows.map((row) => {
        const value = input(row);
        if (!isNullish(value)) last = value;
        return last;
      });
    };
  },
};

export function isWindowFunction(name: string): boolean {
  return Object.hasOwn(FUNCTIONS, name);
}

export function compileWindowFunction(
  name: string,
  operand: Value,
  window: Window | undefined,
  settings: WindowSettings,
): PartitionFunction {
  return (FUNCTIONS[name] as WindowFunction)(operand, window, settings, name);
}

function onRow(expression: Expression, { compiler }: WindowSettings): (row: Document) => Value {
  return (row) => expression(compiler.scope(row));
}

function rowValue(settings: WindowSettings, source: Value): (row: Document) => Value {
  return settings.compiler.forDocuments(source);
}

function checkRank(operand: Value, window: Window | undefined, { sort }: WindowSettings, name: string): void {
  if (window) throw new MongoError(5371601, `Rank style window functions do not accept a 'window' field`);
  if (!isDocument(operand) || getKeys(operand).length > 0) {
    throw new MongoError(5371603, `${name} takes no arguments`);
  }
  if (sort.length === 0) throw new MongoError(5371602, `${name} must be specified with a top level sortBy expression`);
}

function rank(next: (previous: number, at: number) => number): WindowFunction {
  return (operand, window, settings, name) => {
    checkRank(operand, window, settings, name);
    return (rows) => {
      let current = 0;
      let previous: Value[] | undefined;
      return rows.map((row, at) => {
        const keys = sortKeys(row, settings.sort);
        if (previous === undefined || compareKeys(keys, previous, settings.sort) !== 0) current = next(current, at);
        previous = keys;
        return current;
      });
    };
  };
}

function shift(operand: Value, _: Window | undefined, settings: WindowSettings, name: string): PartitionFunction {
  const given = readArguments(operand, name, { required: ['output', 'by'], optional: ['default'], codes: [9, 9, 9] });
  const by = isNumeric(given.by) ? toNumber(given.by) : Number.NaN;
  if (!Number.isInteger(by)) throw failedToParse("'$shift:by' field must be an integer");
  const output = rowValue(settings, given.output);
  const fallback = given.default === undefined ? null : rowValue(settings, given.default)({});
  return (rows) => rows.map((__, at) => (rows[at + by] ? output(rows[at + by] as Document) : fallback));
}

const UNIT_LENGTHS = { week: 7 * DAY, day: DAY, hour: HOUR, minute: 60_000, second: 1000, millisecond: 1 } as const;

/** A row's place on the axis that the partition is sorted by. */
function getPosition(row: Document, { sort }: WindowSettings): number {
  const value = sortKeys(row, sort)[0];
  if (value instanceof Date) return value.getTime();
  if (isNumeric(value)) return toNumber(value);
  throw new MongoError(5624900, 'the value of the sortBy field must be a date or a number here');
}

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

function slope(operand: Value, window: Window | undefined, settings: WindowSettings, name: string): PartitionFunction {
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

function area(operand: Value, window: Window | undefined, settings: WindowSettings, name: string): PartitionFunction {
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

function covariance(isSample: boolean): WindowFunction {
  return (operand, window, settings, name) => {
    const [x, y] = compileOperands(operand, settings.compiler, name, 2, 2).map((expression) =>
      onRow(expression, settings),
    ) as [(row: Document) => Value, (row: Document) => Value];
    return (rows) => {
      const pairs = rows.map((row) => [x(row), y(row)] as const);
      return rows.map((_, at) => {
        const { start, end } = window ? window(rows, at) : { start: 0, end: rows.length };
        return computeCovariance(pairs.slice(start, end), isSample);
      });
    };
  };
}

function computeCovariance(pairs: readonly (readonly [Value, Value])[], isSample: boolean): Value {
  const numbers = pairs.flatMap(([x, y]) =>
    isNumeric(x) && isNumeric(y) ? [[toNumber(x), toNumber(y)] as const] : [],
  );
  const divisor = numbers.length - (isSample ? 1 : 0);
  if (divisor <= 0) return null;
  const meanX = numbers.reduce((sum, [x]) => sum + x, 0) / numbers.length;
  const meanY = numbers.reduce((sum, [, y]) => sum + y, 0) / numbers.length;
  return double(numbers.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / divisor);
}

function movingAverage(
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

/** Fills what is null between two numbers with the straight line through them. */
function linearFill(values: readonly Value[], positions: readonly number[]): Value[] {
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

import { type Document, getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { isNullish, readArguments } from '../expression/operands.ts';
import { compareKeys, sortKeys } from '../sorting/sort.ts';
import { covariance } from './covariance.ts';
import { area, slope } from './curve-functions.ts';
import { linearFill } from './linear-fill.ts';
import { movingAverage } from './moving-average.ts';
import { getPosition, type PartitionFunction, rowValue, type WindowFunction } from './partition-function.ts';
import type { Window, WindowSettings } from './window-bounds.ts';

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

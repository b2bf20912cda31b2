import { compareValues } from '../bson/compare.ts';
import { isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { failedToParse, MongoError } from '../errors.ts';
import {
  type Compiler,
  compileOperands,
  type Expression,
  isNullish,
  type Operator,
  type OperatorTable,
  readArguments,
} from './operands.ts';
import { percentiles, Sum, standardDeviation } from './statistics.ts';

/** Expression forms of accumulators: over several operands, or the elements of a single array operand. */
export const statisticsOperators: OperatorTable = {
  $sum: ofValues((values) => computeSum(values).result),
  $avg: ofValues((values) => computeSum(values).mean),
  $min: ofValues((values, collation) => extreme(values, -1, collation)),
  $max: ofValues((values, collation) => extreme(values, 1, collation)),
  $stdDevPop: ofValues((values) => standardDeviation(values, false)),
  $stdDevSamp: ofValues((values) => standardDeviation(values, true)),
  $median: (operand, compiler, name) => {
    const { input } = percentileArguments(operand, compiler, name);
    return (scope) => percentiles(asArray(input(scope)), [0.5])[0];
  },
  $percentile: (operand, compiler, name) => {
    const { input, shares } = percentileArguments(operand, compiler, name);
    return (scope) => percentiles(asArray(input(scope)), shares);
  },
};

function ofValues(compute: (values: readonly Value[], collation: Collation | undefined) => Value): Operator {
  return (operand, compiler, name) => {
    const operands = compileOperands(operand, compiler, name);
    const [only] = operands;
    if (only && operands.length === 1) return (scope) => compute(asArray(only(scope)), compiler.collation);
    return (scope) =>
      compute(
        operands.map((expression) => expression(scope)),
        compiler.collation,
      );
  };
}

function asArray(value: Value): readonly Value[] {
  return Array.isArray(value) ? value : [value];
}

function computeSum(values: readonly Value[]): Sum {
  const sum = new Sum();
  for (const value of values) sum.add(value);
  return sum;
}

function extreme(values: readonly Value[], sign: 1 | -1, collation: Collation | undefined): Value {
  let best: Value = null;
  for (const value of values) {
    if (!isNullish(value) && (best === null || compareValues(value, best, collation) * sign > 0)) best = value;
  }
  return best;
}

interface PercentileArguments {
  input: Expression;
  shares: number[];
}

/** The arguments of `$percentile` and `$median`, also as accumulators. */
export function percentileArguments(operand: Value, compiler: Compiler, name: string): PercentileArguments {
  const required = name === '$median' ? ['input', 'method'] : ['input', 'method', 'p'];
  if (!isDocument(operand)) throw failedToParse(`${name} expects an object as its operand`);
  const given = readArguments(operand, name, { required, codes: [7436201, 40415, 40414] });
  if (given.method !== 'approximate') {
    throw new MongoError('BadValue', `Currently only 'approximate' can be used as percentile 'method'.`);
  }
  const p = name === '$median' ? [0.5] : given.p;
  if (!Array.isArray(p) || p.length === 0) {
    throw new MongoError(7750300, `The $percentile 'p' field must be an array of numbers from [0.0, 1.0]`);
  }
  const shares = p.map((share) => {
    const number = isNumeric(share) ? toNumber(share) : Number.NaN;
    if (number >= 0 && number <= 1) return number;
    throw new MongoError(7750303, `The $percentile 'p' field must be an array of numbers from [0.0, 1.0]`);
  });
  return { input: compiler.compile(given.input), shares };
}

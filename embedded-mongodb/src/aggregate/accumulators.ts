import { approximateSize } from '../bson/size.ts';
import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { positiveCount } from '../expression/array-operators.ts';
import { mergeObjects } from '../expression/object-operators.ts';
import { type Compiler, type Expression, readArguments, type Scope } from '../expression/operands.ts';
import { greatest, least, percentiles, standardDeviation } from '../expression/statistics.ts';
import { percentileArguments } from '../expression/statistics-operators.ts';
import { compareKeys, parseSort, type SortField, sortKeys } from '../sorting/sort.ts';
import {
  all,
  collected,
  distinct,
  extreme,
  first,
  type Gathering,
  kept,
  last,
  nullForMissing,
  summing,
} from './gathering.ts';

/** Accumulates the documents of one group. */
export interface Accumulator {
  /** Returns the number of bytes by which the held memory grew. */
  add(scope: Scope): number;
  readonly result: Value;
}

export type MakeAccumulator = () => Accumulator;

type AccumulatorOperator = (operand: Value, compiler: Compiler, name: string) => MakeAccumulator;

const ACCUMULATORS = new Map<string, AccumulatorOperator>(
  Object.entries({
    $sum: ofInput(() => summing((sum) => sum.result)),
    $avg: ofInput(() => summing((sum) => sum.mean)),
    $count: count,
    $min: ofInput((collation) => extreme(-1, collation)),
    $max: ofInput((collation) => extreme(1, collation)),
    $first: ofInput(() => kept((values) => values.length === 0, first)),
    $last: ofInput(last),
    $push: ofInput(() => kept((_, value) => value !== undefined, all)),
    $addToSet: ofInput(distinct),
    $mergeObjects: ofInput(() => collected(mergeObjects)),
    $stdDevPop: ofInput(() => collected((values) => standardDeviation(values, false))),
    $stdDevSamp: ofInput(() => collected((values) => standardDeviation(values, true))),
    $median: percentile,
    $percentile: percentile,
    $firstN: ofInputs((values, n) => values.slice(0, n).map(nullForMissing)),
    $lastN: ofInputs((values, n) => values.slice(-n).map(nullForMissing)),
    $minN: ofInputs((values, n, collation) => least(values, n, collation)),
    $maxN: ofInputs((values, n, collation) => greatest(values, n, collation)),
    $top: ranked('first', false),
    $topN: ranked('first', true),
    $bottom: ranked('last', false),
    $bottomN: ranked('last', true),
    $accumulator: refuseCode,
  }),
);

export function isAccumulator(name: string): boolean {
  return ACCUMULATORS.has(name);
}

/** Reads one output field of a group: a document with a single accumulator. */
export function compileAccumulator(field: string, source: Value, compiler: Compiler): MakeAccumulator {
  if (!isDocument(source)) throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
  const names = getKeys(source);
  const [name] = names;
  if (name === undefined || names.length > 1) {
    throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
  }
  const operator = ACCUMULATORS.get(name);
  if (!operator) throw new MongoError(15952, `unknown group operator '${name}'`);
  return operator(source[name], compiler, name);
}

/** An accumulator of one expression's values. */
function ofInput(make: (collation: Collation | undefined) => Gathering): AccumulatorOperator {
  return (operand, compiler, name) => {
    if (Array.isArray(operand) && operand.length !== 1) {
      throw new MongoError(40237, `The ${name} accumulator is a unary operator`);
    }
    return accumulating(compiler.compile(Array.isArray(operand) ? operand[0] : operand), () =>
      make(compiler.collation),
    );
  };
}

function accumulating(input: Expression, make: () => Gathering): MakeAccumulator {
  return () => {
    const gathering = make();
    return {
      add: (scope) => gathering.add(input(scope)),
      get result() {
        return gathering.result;
      },
    };
  };
}

function count(operand: Value): MakeAccumulator {
  if (!isDocument(operand) || getKeys(operand).length > 0) {
    throw new MongoError('TypeMismatch', '$count takes no arguments, i.e. $count:{}');
  }
  return () => {
    let number = 0;
    return {
      add() {
        number++;
        return 0;
      },
      get result() {
        return number;
      },
    };
  };
}

function percentile(operand: Value, compiler: Compiler, name: string): MakeAccumulator {
  const { input, shares } = percentileArguments(operand, compiler, name);
  return accumulating(input, () =>
    collected((values) => {
      const results = percentiles(values, shares);
      return name === '$median' ? results[0] : results;
    }),
  );
}

/** Accumulators with `input` and `n`. */
function ofInputs(pick: (values: Value[], n: number, collation: Collation | undefined) => Value): AccumulatorOperator {
  return (operand, compiler, name) => {
    const given = readArguments(operand, name, { required: ['input', 'n'], codes: [5787900, 5787901, 5787906] });
    const n = fixedCount(given.n, compiler, name);
    return accumulating(compiler.compile(given.input), () =>
      collected((values) => pick(values, n, compiler.collation)),
    );
  };
}

/** The `n` of an accumulator: a constant, evaluated without a document. */
function fixedCount(source: Value, compiler: Compiler, name: string): number {
  return positiveCount(compiler.compile(source)({ root: {}, current: {}, variables: {} }), name);
}

interface RankedRow {
  keys: Value[];
  output: Value;
}

function ranked(end: 'first' | 'last', many: boolean): AccumulatorOperator {
  return (operand, compiler, name) => {
    const required = many ? ['n', 'sortBy', 'output'] : ['sortBy', 'output'];
    const given: Document = readArguments(operand, name, { required, codes: [5788001, 5788002, 5788003] });
    if (!isDocument(given.sortBy)) throw new MongoError(5788604, `${name} expects 'sortBy' to be an object`);
    const sort = parseSort(given.sortBy, compiler.collation);
    const n = many ? fixedCount(given.n, compiler, name) : 1;
    const output = compiler.compile(given.output);
    return () => rankedAccumulator(sort, output, (rows) => pickEnd(rows, n, end, many));
  };
}

function rankedAccumulator(
  sort: readonly SortField[],
  output: Expression,
  pick: (rows: RankedRow[]) => Value,
): Accumulator {
  const rows: RankedRow[] = [];
  return {
    add(scope) {
      const row = { keys: sortKeys(scope.root as Document, sort), output: output(scope) };
      rows.push(row);
      return approximateSize(row.keys) + approximateSize(row.output);
    },
    get result() {
      return pick(rows.toSorted((left, right) => compareKeys(left.keys, right.keys, sort)));
    },
  };
}

function pickEnd(rows: readonly RankedRow[], n: number, end: 'first' | 'last', many: boolean): Value {
  const picked = end === 'first' ? rows.slice(0, n) : rows.slice(-n);
  const outputs = picked.map((row) => nullForMissing(row.output));
  return many ? outputs : nullForMissing(outputs[0]);
}

function refuseCode(): never {
  throw new MongoError(31264, 'Cannot run server-side javascript without the javascript engine enabled');
}

/** Throws if the operand is not a document. */
export function specification(name: string, operand: Value, code: number): Document {
  if (isDocument(operand)) return operand;
  if (code === 9) throw failedToParse(`the ${name} stage specification must be an object`);
  throw new MongoError(code, `the ${name} stage specification must be an object`);
}

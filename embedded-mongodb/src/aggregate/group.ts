import { compareValues } from '../bson/compare.ts';
import { approximateSize } from '../bson/size.ts';
import {
  type Document,
  getKeys,
  isDocument,
  isNumeric,
  setField,
  toNumber,
  typeName,
  type Value,
} from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Compiler, Expression } from '../expression/operands.ts';
import { setKey } from '../expression/set-operators.ts';
import { MemoryLimit } from '../sorting/memory-limit.ts';
import { parseSort, sortRows } from '../sorting/sort.ts';
import { PAUSE, type Pause, withPauses } from '../yielding.ts';
import { type Accumulator, compileAccumulator, type MakeAccumulator, specification } from './accumulators.ts';
import type { StageRunner, WholeRunner } from './stage.ts';

interface Output {
  field: string;
  make: MakeAccumulator;
}

interface Group {
  id: Value;
  accumulators: Accumulator[];
}

/** Approximate size in bytes of a group or an accumulator without the values it holds. */
const OVERHEAD = 64;

const COUNT = { count: { $sum: 1 } };

/** `$group`: one document for each value of `_id`, in the order of their first occurrence. */
export function group(operand: Value, compiler: Compiler, staysInMemory: boolean): StageRunner {
  const given = specification('$group', operand, 15947);
  if (!('_id' in given)) throw new MongoError(15955, 'a group specification must include an _id');
  const id = compiler.compile(given._id);
  const fields = getKeys(given).filter((field) => field !== '_id');
  const outputs = parseOutputs(given, fields, compiler);
  return function* (rows) {
    yield* withPauses(
      groupRows(yield* grouped(rows, id, outputs, compiler, new MemoryLimit('$group', staysInMemory)), outputs),
    );
  };
}

function parseOutputs(source: Document, fields: readonly string[], compiler: Compiler): Output[] {
  return fields.map((field) => {
    if (field.includes('.')) throw new MongoError(40235, `The field name '${field}' cannot contain '.'`);
    if (field.startsWith('$')) throw new MongoError(40236, `The field name '${field}' cannot be an operator name`);
    return { field, make: compileAccumulator(field, source[field], compiler) };
  });
}

function* grouped(
  rows: Iterable<Document | Pause>,
  id: Expression,
  outputs: readonly Output[],
  compiler: Compiler,
  memory: MemoryLimit,
): Generator<Pause, Group[]> {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    const scope = compiler.scope(row);
    const value = id(scope) ?? null;
    const key = setKey(value, compiler.collation);
    let found = groups.get(key);
    if (!found) {
      found = { id: value, accumulators: outputs.map(({ make }) => make()) };
      groups.set(key, found);
      memory.add(approximateSize(value) + OVERHEAD * (1 + outputs.length));
    }
    for (const accumulator of found.accumulators) memory.add(accumulator.add(scope));
  }
  return [...groups.values()];
}

function* groupRows(groups: readonly Group[], outputs: readonly Output[]): Generator<Document> {
  for (const { id, accumulators } of groups) yield groupRow(id, outputs, accumulators);
}

function groupRow(id: Value, outputs: readonly Output[], accumulators: readonly Accumulator[]): Document {
  const row: Document = { _id: id };
  outputs.forEach(({ field }, at) => {
    setField(row, field, accumulators[at]?.result);
  });
  return row;
}

/** `$sortByCount`: how often each value occurs, the most frequent first. */
export function sortByCount(operand: Value, compiler: Compiler, staysInMemory: boolean): StageRunner {
  if (isDocument(operand) ? !getKeys(operand)[0]?.startsWith('$') : typeof operand !== 'string') {
    throw new MongoError(
      40147,
      'the sortByCount field must be specified as a $-prefixed path or an expression in an object',
    );
  }
  if (typeof operand === 'string' && !operand.startsWith('$')) {
    throw new MongoError(40148, 'the sortByCount field must be defined as a $-prefixed path or an expression');
  }
  const run = group({ _id: operand, ...COUNT }, compiler, staysInMemory);
  return (rows) => sortRows(run(rows), parseSort({ count: -1 }), staysInMemory);
}

function bucketOutputs(stage: string, output: Value, compiler: Compiler): Output[] {
  const source = output ?? COUNT;
  if (!isDocument(source)) throw new MongoError(40196, `The ${stage} 'output' field must be an object`);
  return parseOutputs(source, getKeys(source), compiler);
}

function bucketOptions(stage: string, operand: Value, known: readonly string[], codes: [number, number]): Document {
  const given = specification(stage, operand, codes[0]);
  for (const key of getKeys(given)) {
    if (!known.includes(key)) throw new MongoError(codes[1], `Unrecognized option to ${stage}: ${key}.`);
  }
  return given;
}

/** `$bucket`: groups by the interval between two boundaries that contains a value. */
export function bucket(operand: Value, compiler: Compiler, staysInMemory: boolean): StageRunner {
  const given = bucketOptions('$bucket', operand, ['groupBy', 'boundaries', 'default', 'output'], [40201, 40197]);
  if (given.groupBy === undefined || given.boundaries === undefined) {
    throw new MongoError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  }
  const boundaries = checkedBoundaries(given.boundaries);
  const fallback = given.default;
  if (fallback !== undefined && isWithin(fallback, boundaries)) {
    throw new MongoError(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    );
  }
  const value = compiler.compile(given.groupBy);
  const outputs = bucketOutputs('$bucket', given.output, compiler);
  const id: Expression = (scope) => {
    const found = value(scope);
    if (found !== undefined && isWithin(found, boundaries)) {
      return boundaries.findLast((boundary) => compareValues(boundary, found) <= 0);
    }
    if (fallback !== undefined) return fallback;
    throw new MongoError(40066, '$switch could not find a matching branch for an input, and no default was specified.');
  };
  return function* (rows) {
    const groups = yield* grouped(rows, id, outputs, compiler, new MemoryLimit('$bucket', staysInMemory));
    yield* groupRows(
      groups.sort((left, right) => compareValues(left.id, right.id, compiler.collation)),
      outputs,
    );
  };
}

function isWithin(value: Value, boundaries: readonly Value[]): boolean {
  return compareValues(value, boundaries[0]) >= 0 && compareValues(value, boundaries.at(-1)) < 0;
}

function checkedBoundaries(value: Value): Value[] {
  if (!Array.isArray(value)) throw new MongoError(40200, "The $bucket 'boundaries' field must be an array");
  if (value.length < 2) throw new MongoError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  value.forEach((boundary, at) => {
    if (at === 0) return;
    if (
      isNumeric(boundary) !== isNumeric(value[0]) ||
      (!isNumeric(boundary) && typeName(boundary) !== typeName(value[0]))
    ) {
      throw new MongoError(40193, "All values in the the 'boundaries' option to $bucket must have the same type.");
    }
    if (compareValues(value[at - 1], boundary) >= 0) {
      throw new MongoError(40194, "The 'boundaries' option to $bucket must be sorted in ascending order");
    }
  });
  return value;
}

/** `$bucketAuto`: groups of about the same size, in the order of a value. */
export function bucketAuto(operand: Value, compiler: Compiler): WholeRunner {
  const given = bucketOptions('$bucketAuto', operand, ['groupBy', 'buckets', 'output', 'granularity'], [40240, 40245]);
  if (given.groupBy === undefined || given.buckets === undefined) {
    throw new MongoError(40246, "$bucketAuto requires 'groupBy' and 'buckets' to be specified.");
  }
  if (given.granularity !== undefined) {
    throw new MongoError('CommandNotSupported', "this server does not support the option 'granularity' of $bucketAuto");
  }
  const buckets = isNumeric(given.buckets) ? toNumber(given.buckets) : Number.NaN;
  if (!Number.isInteger(buckets))
    throw new MongoError(40242, "The $bucketAuto 'buckets' field must be representable as a 32-bit integer");
  if (buckets < 1) throw new MongoError(40243, "The $bucketAuto 'buckets' field must be greater than 0");
  const value = compiler.forDocuments(given.groupBy);
  const outputs = bucketOutputs('$bucketAuto', given.output, compiler);
  return (rows) => {
    const keyed = rows.map((row) => ({ row, key: value(row) ?? null }));
    keyed.sort((left, right) => compareValues(left.key, right.key));
    return evenBuckets(keyed, buckets).map((members, at, list) => {
      const accumulators = outputs.map(({ make }) => make());
      for (const { row } of members) for (const accumulator of accumulators) accumulator.add(compiler.scope(row));
      const max = list[at + 1]?.[0]?.key ?? members.at(-1)?.key;
      return groupRow({ min: members[0]?.key, max }, outputs, accumulators);
    });
  };
}

interface Keyed {
  row: Document;
  key: Value;
}

/** Cuts sorted rows into buckets; rows of one value stay together. */
function evenBuckets(rows: readonly Keyed[], count: number): Keyed[][] {
  const size = Math.max(1, Math.round(rows.length / count));
  const result: Keyed[][] = [];
  let at = 0;
  while (at < rows.length) {
    let end = result.length === count - 1 ? rows.length : Math.min(rows.length, at + size);
    while (end < rows.length && compareValues(rows[end]?.key, rows[end - 1]?.key) === 0) end++;
    result.push(rows.slice(at, end));
    at = end;
  }
  return result;
}

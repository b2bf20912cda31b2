import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import type { Compiler } from '../expression/operands.ts';
import type { MemoryLimit } from '../sorting/memory-limit.ts';
import { parseSort } from '../sorting/sort.ts';
import { compileAccumulator, isAccumulator, type MakeAccumulator, specification } from './accumulators.ts';
import type { PartitionFunction } from './partition-function.ts';
import { partitions } from './partitions.ts';
import { withField } from './set-field.ts';
import type { WholeRunner } from './stage.ts';
import { parseWindow, type Window, type WindowSettings } from './window-bounds.ts';
import { compileWindowFunction, isWindowFunction } from './window-functions.ts';

/** Size in bytes of one element reference in an array. */
const REFERENCE = 8;

/** `$setWindowFields`: adds fields computed over a window of rows to each row. */
export function setWindowFields(operand: Value, compiler: Compiler): WholeRunner {
  const given = specification('$setWindowFields', operand, 9);
  for (const key of getKeys(given)) {
    if (!['partitionBy', 'sortBy', 'output'].includes(key)) {
      throw new MongoError('IDLUnknownField', `BSON field '$setWindowFields.${key}' is an unknown field.`);
    }
  }
  const output = given.output;
  if (!isDocument(output)) {
    throw new MongoError('IDLFailedToParse', "BSON field '$setWindowFields.output' is missing but a required field");
  }
  const by = compiler.forDocuments(given.partitionBy ?? null);
  const sort = isDocument(given.sortBy) ? parseSort(given.sortBy, compiler.collation) : [];
  const outputs = getKeys(output).map((field) => ({
    field,
    compute: windowOutput(field, output[field], { compiler, sort }),
  }));
  return function* (rows, memory) {
    for (const part of partitions(rows, by, sort)) {
      const columns = outputs.map(({ compute }) => compute(part, memory));
      for (const [at, row] of part.entries()) {
        yield outputs.reduce(
          (result, { field }, column) => withField(result, field, columns[column]?.[at] ?? null),
          row,
        );
      }
    }
  };
}

function windowOutput(field: string, source: Value, settings: WindowSettings): PartitionFunction {
  if (!isDocument(source)) throw failedToParse(`The field '${field}' must be an object`);
  const [name, ...others] = getKeys(source).filter((key) => key !== 'window');
  if (name === undefined || others.length > 0) {
    throw failedToParse(`Expected a $-prefixed window function in the field '${field}', and only one`);
  }
  const window = source.window === undefined ? undefined : parseWindow(source.window, settings.sort);
  if (isWindowFunction(name)) return compileWindowFunction(name, source[name], window, settings);
  if (!isAccumulator(name)) throw failedToParse(`Unrecognized window function, ${name}`);
  const make = compileAccumulator(field, { [name]: source[name] }, settings.compiler);
  return (rows, memory) => overWindows(rows, make, window, settings.compiler, memory);
}

/** The result of an accumulator over the window of each row. */
function overWindows(
  rows: readonly Document[],
  make: MakeAccumulator,
  window: Window | undefined,
  compiler: Compiler,
  memory: MemoryLimit,
): Value[] {
  let accumulator = make();
  let start = 0;
  let end = 0;
  return rows.map((_, at) => {
    const bounds = window ? window(rows, at) : { start: 0, end: rows.length };
    if (bounds.start !== start || bounds.end < end) {
      accumulator = make();
      start = bounds.start;
      end = start;
    }
    for (; end < bounds.end; end++) accumulator.add(compiler.scope(rows[end] as Document));
    const { result } = accumulator;
    if (!Array.isArray(result)) return result;
    memory.add(REFERENCE * result.length);
    return [...result];
  });
}

import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import type { Compiler } from '../expression/operands.ts';
import { specification } from './accumulators.ts';
import { reshaping } from './reshape.ts';
import type { WholeRunner } from './stage.ts';
import { setWindowFields } from './window.ts';

const METHODS: Readonly<Record<string, string>> = { linear: '$linearFill', locf: '$locf' };

/** `$fill`: replaces null or missing values by a given value, the last value before, or linear interpolation. */
export function fill(operand: Value, compiler: Compiler): WholeRunner {
  const given = specification('$fill', operand, 9);
  if (!isDocument(given.output))
    throw new MongoError('IDLFailedToParse', "BSON field '$fill.output' is missing but a required field");
  if (given.partitionBy !== undefined && given.partitionByFields !== undefined) {
    throw new MongoError(6050204, "Maximum one of 'partitionBy' and 'partitionByFields can be specified in '$fill'");
  }
  const values: Document = {};
  const windows: Document = {};
  for (const field of getKeys(given.output)) {
    const how = given.output[field];
    if (!isDocument(how)) throw new MongoError(6050201, `Each fill output specification must be an object`);
    if ('value' in how) values[field] = { $ifNull: [`$${field}`, how.value] };
    else windows[field] = { [parseMethod(how.method)]: `$${field}` };
  }
  let fillGaps: WholeRunner | undefined;
  if (getKeys(windows).length > 0) {
    const { sortBy } = given;
    if (sortBy === undefined && Object.values(windows).some((entry) => '$linearFill' in (entry as Document))) {
      throw new MongoError(
        605001,
        '$linearFill must be specified with a top level sortBy expression with exactly one element',
      );
    }
    fillGaps = setWindowFields({ partitionBy: partition(given), sortBy, output: windows }, compiler);
  }
  const addFields = getKeys(values).length > 0 ? reshaping('$addFields', values, compiler) : undefined;
  return (rows, memory) => {
    const filled = fillGaps ? [...fillGaps(rows, memory)] : rows;
    return addFields ? filled.flatMap(addFields) : filled;
  };
}

function parseMethod(name: Value): string {
  const method = typeof name === 'string' ? METHODS[name] : undefined;
  if (method) return method;
  throw new MongoError(6050202, 'Method must be either locf or linear');
}

function partition(given: Document): Value {
  if (given.partitionByFields === undefined) return given.partitionBy ?? null;
  if (!Array.isArray(given.partitionByFields)) throw failedToParse("'partitionByFields' must be an array");
  return Object.fromEntries(given.partitionByFields.map((field, at) => [String(at), `$${String(field)}`]));
}

import { type Document, isDocument, isNumeric, keysOf, setField, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { evaluate } from '../query/expression.ts';
import { compileProjection } from '../query/projection.ts';
import { withField } from './lookup.ts';

/** What a stage makes of one row. */
export type Reshape = (row: Document) => readonly Document[];

/** Prepares the stages that look at one row at a time; nothing for other stages. */
export function reshaping(name: string, operand: Value, variables: Document | undefined): Reshape | undefined {
  switch (name) {
    case '$project':
      return project(operand, variables);
    case '$addFields':
    case '$set':
      return addFields(name, operand, variables);
    case '$unset':
      return unset(operand);
    case '$replaceRoot':
      return replaceRoot(isDocument(operand) ? operand.newRoot : undefined, variables);
    case '$replaceWith':
      return replaceRoot(operand, variables);
    case '$unwind':
      return unwind(operand);
    default:
      return undefined;
  }
}

function project(operand: Value, variables: Document | undefined): Reshape {
  if (!isDocument(operand)) throw new MongoError(15969, '$project specification must be an object');
  const projection = compileProjection(operand, { kind: 'and', nodes: [] }, variables);
  if (!projection)
    throw new MongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  return (row) => [projection(row)];
}

/** Fields to compute, nested documents taken apart into paths. */
function computedFields(operand: Document, prefix: string): { path: string; source: Value }[] {
  return keysOf(operand).flatMap((key) => {
    const source = operand[key];
    const isNested = isDocument(source) && keysOf(source).length > 0 && !keysOf(source)[0]?.startsWith('$');
    return isNested ? computedFields(source, `${prefix}${key}.`) : [{ path: prefix + key, source }];
  });
}

function addFields(name: string, operand: Value, variables: Document | undefined): Reshape {
  if (!isDocument(operand))
    throw new MongoError(40272, `${name} specification stage must be an object, got ${typeof operand}`);
  const fields = computedFields(operand, '');
  return (row) => {
    let result = row;
    for (const { path, source } of fields) {
      const value = evaluate(source, row, variables);
      result = value === undefined ? without(result, path) : withField(result, path, value);
    }
    return [result];
  };
}

function without(row: Document, path: string): Document {
  const projection = compileProjection({ [path]: 0 }, { kind: 'and', nodes: [] });
  return projection ? projection(row) : row;
}

function unset(operand: Value): Reshape {
  const paths = Array.isArray(operand) ? operand : [operand];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string' && path !== '')) {
    throw new MongoError(31002, '$unset specification must be a string or an array');
  }
  const projection = compileProjection(Object.fromEntries(paths.map((path) => [path, 0])), { kind: 'and', nodes: [] });
  return (row) => [projection ? projection(row) : row];
}

function replaceRoot(source: Value, variables: Document | undefined): Reshape {
  if (source === undefined) throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
  return (row) => {
    const root = evaluate(source, row, variables);
    if (isDocument(root)) return [root];
    throw new MongoError(40228, "'newRoot' expression must evaluate to an object, but resulting value was not one");
  };
}

function unwind(operand: Value): Reshape {
  const options: Document = isDocument(operand) ? operand : { path: operand };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays } = options;
  if (typeof path !== 'string' || !path.startsWith('$')) {
    throw new MongoError(28818, `path option to $unwind stage should be prefixed with a '$': ${String(path)}`);
  }
  const keepsEmpty =
    preserveNullAndEmptyArrays === true ||
    (isNumeric(preserveNullAndEmptyArrays) && toNumber(preserveNullAndEmptyArrays) !== 0);
  const field = path.slice(1);
  const indexed = (row: Document, index: bigint | null) =>
    typeof includeArrayIndex === 'string' ? withField(row, includeArrayIndex, index) : row;
  return (row) => {
    const value = evaluate(path, row);
    if (Array.isArray(value) && value.length > 0) {
      return value.map((element, index) => indexed(withField(row, field, element), BigInt(index)));
    }
    if (value !== null && value !== undefined && !Array.isArray(value)) return [indexed(row, null)];
    if (!keepsEmpty) return [];
    return [indexed(Array.isArray(value) ? without(row, field) : row, null)];
  };
}

/** A row with `_id` as its first field. */
export function idFirst(row: Document): Document {
  if (!Object.hasOwn(row, '_id') || keysOf(row)[0] === '_id') return row;
  const ordered: Document = { _id: row._id };
  for (const key of keysOf(row)) if (key !== '_id') setField(ordered, key, row[key]);
  return ordered;
}

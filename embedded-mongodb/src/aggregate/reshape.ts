import { plainValue } from '../bson/path.ts';
import { type Document, getKeys, isDocument, typeName, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { parsePath } from '../expression/field-path.ts';
import { type Compiler, typeWord } from '../expression/operands.ts';
import { compileProjection } from '../projection/projection.ts';
import { Branch } from '../projection/projection-tree.ts';
import { withField } from './set-field.ts';

/** Transforms one row into any number of rows. */
export type Reshape = (row: Document) => readonly Document[];

/** Compiles stages that transform one row at a time; undefined for other stages. */
export function reshaping(name: string, operand: Value, compiler: Compiler): Reshape | undefined {
  switch (name) {
    case '$project':
      return project(operand, compiler);
    case '$addFields':
    case '$set':
      return addFields(name, operand, compiler);
    case '$unset':
      return unset(operand);
    case '$replaceRoot':
      return replaceRoot(name, newRoot(operand), compiler);
    case '$replaceWith':
      return replaceRoot(name, operand, compiler);
    case '$unwind':
      return unwind(operand);
    default:
      return undefined;
  }
}

function project(operand: Value, compiler: Compiler): Reshape {
  if (!isDocument(operand)) throw new MongoError(15969, '$project specification must be an object');
  const projection = compileProjection(operand, undefined, compiler.variables, compiler.collation);
  if (!projection) {
    throw new MongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  return (row) => [projection(row)];
}

/** The fields to compute, with nested documents flattened into paths. */
function computedFields(operand: Document, prefix: string): { path: string; source: Value }[] {
  return getKeys(operand).flatMap((key) => {
    if (key.startsWith('$')) parsePath(key);
    const source = operand[key];
    const isNested = isDocument(source) && getKeys(source).length > 0 && !getKeys(source)[0]?.startsWith('$');
    return isNested ? computedFields(source, `${prefix}${key}.`) : [{ path: prefix + key, source }];
  });
}

function addFields(name: string, operand: Value, compiler: Compiler): Reshape {
  if (!isDocument(operand)) {
    throw new MongoError(40272, `${name} specification stage must be an object, got ${typeName(operand)}`);
  }
  if (getKeys(operand).length === 0) {
    throw new MongoError(40177, `Invalid ${name} :: caused by :: specification must have at least one field`);
  }
  const named = new Branch();
  const fields = computedFields(operand, '').map(({ path, source }) => {
    const compute = compiler.forDocuments(source);
    named.add(parsePath(path), { kind: 'computed', compute });
    return { path, compute };
  });
  return (row) => {
    let result = row;
    for (const { path, compute } of fields) {
      const value = compute(row);
      result = value === undefined ? without(result, path) : withField(result, path, value);
    }
    return [result];
  };
}

function without(row: Document, path: string): Document {
  const projection = compileProjection({ [path]: 0 }, undefined);
  return projection ? projection(row) : row;
}

function unset(operand: Value): Reshape {
  const paths = Array.isArray(operand) ? operand : [operand];
  if (paths.length === 0)
    throw new MongoError(31119, '$unset specification must be a string or an array with at least one field');
  for (const path of paths) {
    if (typeof path === 'string') continue;
    throw Array.isArray(operand)
      ? new MongoError(31120, '$unset specification must be a string or an array containing only string values')
      : new MongoError(31002, '$unset specification must be a string or an array');
  }
  const projection = compileProjection(Object.fromEntries(paths.map((path) => [path, 0])), undefined);
  return (row) => [projection ? projection(row) : row];
}

function replaceRoot(name: string, source: Value, compiler: Compiler): Reshape {
  const root = compiler.forDocuments(source);
  return (row) => {
    const value = root(row);
    if (isDocument(value)) return [value];
    const what = name === '$replaceRoot' ? "'newRoot' expression" : "'replacement document'";
    throw new MongoError(
      40228,
      `${what} must evaluate to an object, but resulting value was of type: ${typeWord(value)}`,
    );
  };
}

function newRoot(operand: Value): Value {
  if (!isDocument(operand)) {
    throw new MongoError(40229, `expected an object as specification for $replaceRoot stage, got ${typeName(operand)}`);
  }
  for (const key of getKeys(operand)) {
    if (key !== 'newRoot')
      throw new MongoError('IDLUnknownField', `BSON field '$replaceRoot.${key}' is an unknown field.`);
  }
  if (operand.newRoot === undefined) throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
  return operand.newRoot;
}

interface Unwind {
  field: string;
  index: string | undefined;
  keepsEmpty: boolean;
}

function unwindOptions(operand: Value): Unwind {
  if (typeof operand !== 'string' && !isDocument(operand)) {
    throw new MongoError(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeName(operand)}`,
    );
  }
  const options: Document = isDocument(operand) ? operand : { path: operand };
  for (const key of getKeys(options)) {
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(key)) {
      throw new MongoError(28811, `unrecognized option to $unwind stage: ${key}`);
    }
  }
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: keepsEmpty } = options;
  if (path === undefined) throw new MongoError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new MongoError(28808, `expected a string as the path for $unwind stage, got ${typeName(path)}`);
  if (!path.startsWith('$'))
    throw new MongoError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  if (keepsEmpty !== undefined && typeof keepsEmpty !== 'boolean') {
    throw new MongoError(
      28809,
      `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeName(keepsEmpty)}`,
    );
  }
  if (index !== undefined && (typeof index !== 'string' || index === '')) {
    throw new MongoError(
      28810,
      `expected a non-empty string for the includeArrayIndex option to $unwind stage, got ${typeName(index)}`,
    );
  }
  if (index?.startsWith('$')) {
    throw new MongoError(
      28822,
      `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${index}`,
    );
  }
  return { field: path.slice(1), index, keepsEmpty: keepsEmpty === true };
}

function unwind(operand: Value): Reshape {
  const { field, index, keepsEmpty } = unwindOptions(operand);
  const path = parsePath(field);
  const indexed = (row: Document, position: bigint | null) => (index ? withField(row, index, position) : row);
  return (row) => {
    const value = plainValue(row, path);
    if (Array.isArray(value) && value.length > 0) {
      return value.map((element, at) => indexed(withField(row, field, element), BigInt(at)));
    }
    if (value !== null && value !== undefined && !Array.isArray(value)) return [indexed(row, null)];
    if (!keepsEmpty) return [];
    return [indexed(Array.isArray(value) ? without(row, field) : row, null)];
  };
}

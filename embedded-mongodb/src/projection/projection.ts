import { plainValue } from '../bson/path.ts';
import { type Document, getKeys, isDocument, isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { badValue, MongoError } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import { parseFilter } from '../matcher/filter.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import { compileNode, positionalIndex, type Variables } from '../matcher/match.ts';
import { Branch } from './projection-tree.ts';

export type Projection = (document: Document) => Document;

type Mode = 'include' | 'exclude';

interface Parsing {
  fields: Branch;
  mode: Mode | undefined;
  id: boolean | undefined;
  hasElementMatch: boolean;
  positional: string | undefined;
  /**
   * The filter for the positional operator; undefined in pipeline stages, which support neither it nor the operators of `find`.
   */
  filter: FilterNode | undefined;
  variables: Variables | undefined;
  collation: Collation | undefined;
}

/** Compiles the projection of `find` or, without a filter, that of a pipeline; undefined if it is empty. */
export function compileProjection(
  specification: Document,
  filter: FilterNode | undefined,
  variables?: Variables,
  collation?: Collation,
): Projection | undefined {
  if (getKeys(specification).length === 0) return undefined;
  const parsing: Parsing = {
    fields: new Branch(),
    mode: undefined,
    id: undefined,
    hasElementMatch: false,
    positional: undefined,
    filter,
    variables,
    collation,
  };
  for (const key of getKeys(specification)) parseEntry(parsing, key, specification[key]);
  const keepsRest = (parsing.mode ?? defaultMode(parsing)) === 'exclude';
  const { fields, id } = parsing;
  if (!fields.has('_id') && keepsRest === (id === false)) fields.add(['_id'], { kind: 'whole' });
  return (document) => fields.project(document, document, keepsRest);
}

/** The top-level fields that a projection reads, if it only includes such fields; otherwise undefined. */
export function findIncludedFields(specification: Document): ReadonlySet<string> | undefined {
  const included = new Set(['_id']);
  for (const key of getKeys(specification)) {
    const value = specification[key];
    if (key.includes('.') || !(isNumeric(value) || typeof value === 'boolean')) return undefined;
    const isIncluded = typeof value === 'boolean' ? value : toNumber(value) !== 0;
    if (isIncluded) included.add(key);
    else if (key === '_id') included.delete(key);
    else return undefined;
  }
  return getKeys(specification).some((key) => included.has(key)) ? included : undefined;
}

function defaultMode({ id, hasElementMatch }: Parsing): Mode {
  return id === true || hasElementMatch ? 'include' : 'exclude';
}

function parseEntry(parsing: Parsing, key: string, value: Value): void {
  const path = checkedPath(parsing, key);
  if (isNumeric(value) || typeof value === 'boolean') {
    const wanted = typeof value === 'boolean' ? value : toNumber(value) !== 0;
    if (path.at(-1) === '$') addPositional(parsing, path, wanted);
    else if (key === '_id') parsing.id = wanted;
    else addWhole(parsing, path, wanted ? 'include' : 'exclude');
    return;
  }
  if (path.at(-1) === '$')
    throw new MongoError(31271, 'positional projection cannot be used with a literal or expression');
  if (isDocument(value)) parseDocument(parsing, path, value);
  else addComputed(parsing, path, value);
}

function checkedPath({ filter }: Parsing, key: string): string[] {
  if (key === '') throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  const path = key.split('.');
  path.forEach((name, at) => {
    if (name === '' && at === path.length - 1) throw new MongoError(40353, "FieldPath must not end with a '.'.");
    if (name === '') throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
    if (name === '$' && at > 0) {
      if (filter === undefined)
        throw new MongoError(31324, 'Cannot use positional projection in aggregation projection');
      if (at < path.length - 1) {
        throw new MongoError(
          31394,
          "As of 4.4, it's illegal to specify positional operator in the middle of a path.Positional projection may only be used at the end",
        );
      }
    } else if (name.startsWith('$')) {
      throw new MongoError(
        16410,
        "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
      );
    }
  });
  return path;
}

function parseDocument(parsing: Parsing, path: string[], value: Document): void {
  const [first] = getKeys(value);
  if (first === undefined) {
    throw new MongoError(
      51270,
      `An empty sub-projection is not a valid value. Found empty object at path ${path.join('.')}`,
    );
  }
  if (parsing.filter && first === '$slice' && isSlice(value.$slice)) addSlice(parsing, path, value.$slice);
  else if (parsing.filter && first === '$elemMatch') addElementMatch(parsing, path, value.$elemMatch);
  else if (first.startsWith('$')) addComputed(parsing, path, value);
  else for (const name of getKeys(value)) parseEntry(parsing, `${path.join('.')}.${name}`, value[name]);
}

function setMode(parsing: Parsing, mode: Mode, path: readonly string[]): void {
  if (parsing.mode !== undefined && parsing.mode !== mode) {
    const key = path.join('.');
    throw mode === 'include'
      ? new MongoError(31253, `Cannot do inclusion on field ${key} in exclusion projection`)
      : new MongoError(31254, `Cannot do exclusion on field ${key} in inclusion projection`);
  }
  parsing.mode = mode;
}

function addWhole(parsing: Parsing, path: string[], mode: Mode): void {
  setMode(parsing, mode, path);
  parsing.fields.add(path, { kind: 'whole' });
}

function addComputed(parsing: Parsing, path: string[], source: Value): void {
  const compute = compileExpression(source, parsing.variables, parsing.collation);
  if (parsing.mode === 'exclude') {
    throw new MongoError(31252, 'Cannot use expression other than $meta in exclusion projection');
  }
  parsing.mode = 'include';
  parsing.fields.add(path, { kind: 'computed', compute });
}

/** `$slice` of `find`: a count, or a start and a count. Other operands are expressions. */
function isSlice(operand: Value): boolean {
  return !Array.isArray(operand) || operand.every(isNumeric);
}

function addSlice(parsing: Parsing, path: string[], operand: Value): void {
  const [first, count] = sliceOperand(operand);
  const change = (value: Value) => {
    if (!Array.isArray(value)) return value;
    if (count === undefined) return first >= 0 ? value.slice(0, first) : value.slice(first);
    const start = first >= 0 ? first : Math.max(0, value.length + first);
    return value.slice(start, start + count);
  };
  parsing.fields.add(path, { kind: 'changed', change });
}

function sliceOperand(operand: Value): [number, number | undefined] {
  const numbers = Array.isArray(operand) ? operand : [operand];
  if (!numbers.every(isNumeric)) {
    throw new MongoError(
      28667,
      `Invalid $slice syntax. The given syntax { $slice: ${typeName(operand)} } did not match the find() syntax`,
    );
  }
  if (Array.isArray(operand) && operand.length !== 2)
    throw new MongoError(28667, 'Expression $slice takes at least 2 arguments, and at most 3');
  const [first, count] = numbers.map((number) => Math.trunc(toNumber(number))) as [number, number | undefined];
  if (count !== undefined && count <= 0)
    throw new MongoError(28729, `Third argument to $slice must be positive: ${count}`);
  return [first, count];
}

function addElementMatch(parsing: Parsing, path: string[], operand: Value): void {
  if (!isDocument(operand))
    throw new MongoError(31274, `elemMatch: Invalid argument, object required, but got ${typeName(operand)}`);
  if (path.length > 1)
    throw new MongoError(31275, `Cannot use $elemMatch projection on a nested field (currently unsupported).`);
  if (parsing.positional !== undefined) {
    throw new MongoError(31255, 'Cannot specify positional operator and $elemMatch in one projection.');
  }
  const test = compileNode(parseFilter({ v: { $elemMatch: operand } }), parsing.variables, parsing.collation);
  parsing.hasElementMatch = true;
  const compute = (root: Document) => {
    const value = plainValue(root, path);
    const found = Array.isArray(value) ? value.findIndex((element) => test({ v: [element] })) : -1;
    return found === -1 ? undefined : (value as Value[]).slice(found, found + 1);
  };
  parsing.fields.add(path, { kind: 'computed', compute });
}

function addPositional(parsing: Parsing, path: string[], wanted: boolean): void {
  const filter = parsing.filter as FilterNode;
  if (!wanted || parsing.mode === 'exclude') {
    throw new MongoError(31395, `positional projection cannot be used with exclusion`);
  }
  if (parsing.positional !== undefined)
    throw new MongoError(31276, 'Cannot specify more than one positional projection per query.');
  if (parsing.hasElementMatch)
    throw new MongoError(31256, 'Cannot specify positional operator and $elemMatch in one projection.');
  const field = path.slice(0, -1);
  if (field.length === 0) throw badValue("a positional projection needs a field before '$'");
  parsing.positional = field.join('.');
  setMode(parsing, 'include', field);
  const change = (value: Value, root: Document) => {
    if (!Array.isArray(value)) return value;
    const position = positionalIndex(filter, root, parsing.collation);
    if (position !== undefined && position < value.length) return value.slice(position, position + 1);
    throw new MongoError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  };
  parsing.fields.add(field, { kind: 'changed', change });
}

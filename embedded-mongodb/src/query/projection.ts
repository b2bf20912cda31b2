import {
  type Document,
  hasOwn,
  isDocument,
  isNumeric,
  keysOf,
  setField,
  toNumber,
  typeName,
  type Value,
} from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import { evaluate } from './expression.ts';
import { type FilterNode, parseFilter } from './filter.ts';
import { compileNode, positionalIndex } from './match.ts';

export type Projection = (document: Document) => Document;

/** A tree of field names; `true` keeps or drops the whole field. */
interface Tree {
  [name: string]: Tree | true;
}

interface Computed {
  path: string[];
  compute: (document: Document) => Value;
}

interface Parsed {
  fields: Tree;
  mode: 'include' | 'exclude' | undefined;
  id: boolean | undefined;
  computed: Computed[];
  trimmed: { path: string[]; trim: (document: Document, array: Value[]) => Value[] | undefined }[];
}

/** Compiles the projection of `find`; the filter is what the positional operator refers to. */
export function compileProjection(
  specification: Document,
  filter: FilterNode,
  variables?: Document,
): Projection | undefined {
  if (keysOf(specification).length === 0) return undefined;
  const parsed: Parsed = { fields: {}, mode: undefined, id: undefined, computed: [], trimmed: [] };
  for (const key of keysOf(specification)) parseEntry(parsed, key, specification[key], filter, variables);
  const mode = parsed.mode ?? defaultMode(parsed);
  const includesId = parsed.id ?? true;
  return (document) => {
    const result = mode === 'include' ? include(document, parsed.fields) : exclude(document, parsed.fields);
    applyTrims(parsed, document, result);
    for (const { path, compute } of parsed.computed) assignPath(result, path, compute(document));
    return arrangeId(document, result, includesId);
  };
}

function defaultMode(parsed: Parsed): 'include' | 'exclude' {
  return parsed.id === true || parsed.computed.length > 0 ? 'include' : 'exclude';
}

function arrangeId(document: Document, result: Document, includesId: boolean): Document {
  if (!includesId) {
    delete result._id;
    return result;
  }
  if (!hasOwn(document, '_id') || keysOf(result)[0] === '_id') return result;
  return { _id: document._id, ...result };
}

function parseEntry(parsed: Parsed, key: string, value: Value, filter: FilterNode, variables?: Document): void {
  if (key === '' || key.split('.').includes(''))
    throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (isNumeric(value) || typeof value === 'boolean') {
    const wanted = typeof value === 'boolean' ? value : toNumber(value) !== 0;
    if (key === '_id') parsed.id = wanted;
    else if (key.endsWith('.$') || key === '$') addPositional(parsed, key, filter);
    else addField(parsed, key, wanted ? 'include' : 'exclude');
    return;
  }
  if (isDocument(value) && isSliceOperand(value.$slice)) {
    addSlice(parsed, key, value.$slice);
    return;
  }
  if (isDocument(value) && '$elemMatch' in value) {
    addElementMatch(parsed, key, value.$elemMatch);
    return;
  }
  if (isDocument(value) && '$meta' in value)
    throw badValue(`$meta ${String(value.$meta)} is not supported by this server`);
  if (isDocument(value) && keysOf(value).length > 0 && !keysOf(value)[0]?.startsWith('$')) {
    for (const name of keysOf(value)) parseEntry(parsed, `${key}.${name}`, value[name], filter, variables);
    return;
  }
  setMode(parsed, 'include', key);
  parsed.computed.push({ path: key.split('.'), compute: (document) => evaluate(value, document, variables) });
}

function setMode(parsed: Parsed, mode: 'include' | 'exclude', key: string): void {
  if (parsed.mode !== undefined && parsed.mode !== mode) {
    throw mode === 'include'
      ? new MongoError(31253, `Cannot do inclusion on field ${key} in exclusion projection`)
      : new MongoError(31254, `Cannot do exclusion on field ${key} in inclusion projection`);
  }
  parsed.mode = mode;
}

function addField(parsed: Parsed, key: string, mode: 'include' | 'exclude'): void {
  setMode(parsed, mode, key);
  addToTree(parsed.fields, key);
}

function addToTree(tree: Tree, key: string): void {
  const path = key.split('.');
  let node = tree;
  for (const name of path.slice(0, -1)) {
    const child = node[name];
    if (child === true) throw new MongoError(31249, `Path collision at ${key} remaining portion ${path.at(-1)}`);
    const next: Tree = child ?? {};
    node[name] = next;
    node = next;
  }
  const last = path.at(-1) as string;
  if (node[last] !== undefined) throw new MongoError(31250, `Path collision at ${key}`);
  node[last] = true;
}

function isSliceOperand(operand: Value): boolean {
  return isNumeric(operand) || (Array.isArray(operand) && operand.length === 2 && operand.every(isNumeric));
}

function addSlice(parsed: Parsed, key: string, operand: Value): void {
  const numbers = (Array.isArray(operand) ? operand : [operand]).map((entry) =>
    isNumeric(entry) ? toNumber(entry) : 0,
  );
  const [first, count] = numbers as [number, number | undefined];
  parsed.trimmed.push({
    path: key.split('.'),
    trim: (_, array) => {
      if (count === undefined) return first >= 0 ? array.slice(0, first) : array.slice(first);
      const start = first >= 0 ? first : Math.max(0, array.length + first);
      return array.slice(start, start + count);
    },
  });
}

function addElementMatch(parsed: Parsed, key: string, operand: Value): void {
  if (!isDocument(operand))
    throw badValue(`elemMatch: Invalid argument, object required, but got ${typeName(operand)}`);
  const [node] = [parseFilter({ v: { $elemMatch: operand } })];
  const test = compileNode(node);
  setMode(parsed, 'include', key);
  parsed.computed.push({
    path: key.split('.'),
    compute: (document) => {
      const array = document[key];
      const found = Array.isArray(array) ? array.find((element) => test({ v: [element] })) : undefined;
      return found === undefined ? undefined : [found];
    },
  });
}

function addPositional(parsed: Parsed, key: string, filter: FilterNode): void {
  const path = key.slice(0, -2);
  addField(parsed, path, 'include');
  parsed.trimmed.push({
    path: path.split('.'),
    trim: (document, array) => {
      const position = positionalIndex(filter, document);
      if (position === undefined) {
        throw new MongoError(
          51246,
          "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
        );
      }
      return array.slice(position, position + 1);
    },
  });
}

function applyTrims(parsed: Parsed, document: Document, result: Document): void {
  for (const { path, trim } of parsed.trimmed) {
    let source: Value = document;
    for (const key of path) source = isDocument(source) ? source[key] : undefined;
    if (!Array.isArray(source)) continue;
    const kept = valueIn(result, path);
    if (kept === undefined && parsed.mode === 'include') {
      assignPath(result, path, trim(document, source));
    } else if (Array.isArray(kept)) {
      assignPath(result, path, trim(document, kept));
    }
  }
}

function valueIn(document: Document, path: readonly string[]): Value {
  let value: Value = document;
  for (const key of path) value = isDocument(value) ? value[key] : undefined;
  return value;
}

function assignPath(result: Document, path: readonly string[], value: Value): void {
  if (value === undefined) return;
  let container = result;
  for (const key of path.slice(0, -1)) {
    const child = container[key];
    const copy: Document = isDocument(child) ? { ...child } : {};
    setField(container, key, copy);
    container = copy;
  }
  setField(container, path.at(-1) as string, value);
}

function include(document: Document, tree: Tree): Document {
  const result: Document = {};
  for (const key of keysOf(document)) {
    if (key === '_id' && tree._id === undefined) {
      result._id = document._id;
      continue;
    }
    const node = tree[key];
    if (node === undefined) continue;
    const value = node === true ? document[key] : includeValue(document[key], node);
    if (value !== undefined) setField(result, key, value);
  }
  return result;
}

function includeValue(value: Value, tree: Tree): Value {
  if (isDocument(value)) return include(tree._id === undefined ? withoutId(value) : value, tree);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const kept = includeValue(element, tree);
    return kept === undefined ? [] : [kept];
  });
}

/** `_id` is kept by itself only at the top of a document. */
function withoutId(document: Document): Document {
  if (!hasOwn(document, '_id')) return document;
  const { _id: _, ...rest } = document;
  return rest;
}

function exclude(document: Document, tree: Tree): Document {
  const result: Document = {};
  for (const key of keysOf(document)) {
    const node = tree[key];
    if (node === true) continue;
    setField(result, key, node === undefined ? document[key] : excludeValue(document[key], node));
  }
  return result;
}

function excludeValue(value: Value, tree: Tree): Value {
  if (isDocument(value)) return exclude(value, tree);
  return Array.isArray(value) ? value.map((element) => excludeValue(element, tree)) : value;
}

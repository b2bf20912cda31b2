import { encode } from '../bson/encode.ts';
import { type Document, getKeys, hasOwn, isDocument, setField, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import {
  type Compiler,
  type Expression,
  isNullish,
  nary,
  type OperatorTable,
  readArguments,
  typeWord,
  unary,
} from './operands.ts';

export const objectOperators: OperatorTable = {
  $mergeObjects: nary(0, Number.POSITIVE_INFINITY, mergeObjects),
  $objectToArray: unary((value) => {
    if (isNullish(value)) return null;
    if (!isDocument(value)) {
      throw new MongoError(40390, `$objectToArray requires a document input, found: ${typeWord(value)}`);
    }
    return getKeys(value).map((key) => ({ k: key, v: value[key] }));
  }),
  $arrayToObject: unary((value) => (isNullish(value) ? null : arrayToObject(value))),
  $getField: (operand, compiler, name) => {
    const isNamed = isDocument(operand) && !getKeys(operand)[0]?.startsWith('$');
    const given: Document = isNamed
      ? readArguments(operand, name, { required: ['field'], optional: ['input'], codes: [3041700, 3041701, 3041702] })
      : { field: operand };
    const field = fieldName(given.field, compiler, name);
    const input = 'input' in given ? compiler.compile(given.input) : compiler.compile('$$CURRENT');
    return (scope) => {
      const key = field(scope);
      const document = input(scope);
      if (isDocument(document)) return hasOwn(document, key as string) ? document[key as string] : undefined;
      return isNullish(document) ? document : undefined;
    };
  },
  $setField: (operand, compiler, name) => {
    const given = readArguments(operand, name, {
      required: ['field', 'input', 'value'],
      codes: [4161100, 4161101, 4161102],
    });
    const value = compiler.compile(given.value);
    return changedField(given, compiler, name, value);
  },
  $unsetField: (operand, compiler, name) => {
    const given = readArguments(operand, name, { required: ['field', 'input'], codes: [4161100, 4161101, 4161102] });
    return changedField(given, compiler, name, () => undefined);
  },
  $bsonSize: unary((value) => {
    if (isNullish(value)) return null;
    if (isDocument(value)) return encode(value).length;
    throw new MongoError(31393, `$bsonSize requires a document input, found: ${typeWord(value)}`);
  }),
};

/** A field's name, which must be a constant string. */
function fieldName(source: Value, compiler: Compiler, name: string): Expression {
  const literal = isDocument(source) && '$literal' in source ? source.$literal : source;
  if (typeof literal === 'string' && (literal !== source || !literal.startsWith('$'))) return () => literal;
  const expression = compiler.compile(source);
  return (scope) => {
    const key = expression(scope);
    if (typeof key === 'string') return key;
    throw new MongoError(3041704, `${name} requires 'field' to evaluate to type String, but got ${typeWord(key)}`);
  };
}

function changedField(given: Document, compiler: Compiler, name: string, value: Expression): Expression {
  const field = fieldName(given.field, compiler, name);
  const input = compiler.compile(given.input);
  return (scope) => {
    const document = input(scope);
    if (isNullish(document)) return null;
    if (!isDocument(document)) {
      throw new MongoError(4161105, `${name} requires 'input' to evaluate to type Object`);
    }
    const key = field(scope) as string;
    const next = value(scope);
    const result: Document = {};
    for (const existing of getKeys(document)) {
      if (existing !== key) setField(result, existing, document[existing]);
      else if (next !== undefined) setField(result, existing, next);
    }
    if (next !== undefined && !hasOwn(result, key)) setField(result, key, next);
    return result;
  };
}

/** Merges documents; later fields win. Throws if an operand is not a document. */
export function mergeObjects(values: readonly Value[]): Document {
  const merged: Document = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value)) {
      throw new MongoError(40400, `$mergeObjects requires object inputs, but input is of type ${typeWord(value)}`);
    }
    for (const key of getKeys(value)) setField(merged, key, value[key]);
  }
  return merged;
}

function arrayToObject(array: Value): Document {
  if (!Array.isArray(array)) {
    throw new MongoError(40386, `$arrayToObject requires an array input, found: ${typeWord(array)}`);
  }
  const result: Document = {};
  const ofPairs = Array.isArray(array[0]);
  for (const entry of array) {
    const [key, value] = ofPairs ? pair(entry) : keyAndValue(entry);
    if (key.includes('\0')) throw new MongoError(4940400, 'Key field cannot contain an embedded null byte');
    setField(result, key, value);
  }
  return result;
}

function pair(entry: Value): [string, Value] {
  if (!Array.isArray(entry)) {
    throw new MongoError(
      40396,
      `$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects. Array was detected, now found: ${typeWord(entry)}`,
    );
  }
  if (entry.length !== 2) {
    throw new MongoError(
      40397,
      `$arrayToObject requires an array of size 2 arrays, found array of size: ${entry.length}`,
    );
  }
  if (typeof entry[0] === 'string') return [entry[0], entry[1]];
  throw new MongoError(
    40395,
    `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeWord(entry[0])}`,
  );
}

function keyAndValue(entry: Value): [string, Value] {
  if (!isDocument(entry)) {
    throw new MongoError(40398, `Unrecognised input type format for $arrayToObject: ${typeWord(entry)}`);
  }
  const count = getKeys(entry).length;
  if (count !== 2) {
    throw new MongoError(
      40392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${count}`,
    );
  }
  if (!hasOwn(entry, 'k') || !hasOwn(entry, 'v')) {
    throw new MongoError(40393, "$arrayToObject requires an object with keys 'k' and 'v'. Missing either or both keys");
  }
  if (typeof entry.k === 'string') return [entry.k, entry.v];
  throw new MongoError(
    40394,
    `$arrayToObject requires an object with keys 'k' and 'v', where the value of 'k' must be of type string. Found type: ${typeWord(entry.k)}`,
  );
}

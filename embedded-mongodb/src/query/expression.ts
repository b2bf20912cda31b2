import { Decimal128, Double, ObjectId } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as window from 'mingo/operators/window';
import type { AnyObject, Options } from 'mingo/types';
import { type Document, isDocument, isNumeric, keysOf, setField, toNumber, type Value } from '../bson/values.ts';
import { asMongoError, MongoError } from '../errors.ts';

type Operator<T> = (object: AnyObject, operand: unknown, options: Options) => T;

/** mingo knows no ObjectId; these operators do. */
const $toString: Operator<string | null> = (object, operand, options) => {
  const value = evalExpr(object, operand, options);
  return value instanceof ObjectId ? value.toHexString() : expression.$toString(object, { $literal: value }, options);
};

const $toObjectId: Operator<ObjectId | null> = (object, operand, options) => {
  const value = evalExpr(object, operand, options);
  if (value === null || value === undefined) return null;
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return ObjectId.createFromHexString(value);
  throw new MongoError(241, `Failed to parse objectId '${String(value)}' in $convert with no onError value`);
};

const context = Context.init({
  accumulator,
  expression: { ...expression, $toString, $toObjectId },
  pipeline,
  projection,
  query,
  window,
});

/** mingo's options for one evaluation. */
export function mingoOptions(variables?: Document) {
  return {
    idKey: '_id',
    processingMode: 0,
    useStrictMode: true,
    scriptEnabled: false,
    failOnError: true,
    variables: variables ?? {},
    context,
  };
}

/** The plain JavaScript form of a value that mingo computes with: all numbers that fit are `number`. */
export function toPlain(value: Value): Value {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof ObjectId || value instanceof Date) return value;
  if (value instanceof Double || value instanceof Decimal128) return toNumber(value);
  if (!isDocument(value)) return value;
  const plain: Document = {};
  for (const key of keysOf(value)) setField(plain, key, toPlain(value[key]));
  return plain;
}

/** Results of mingo as BSON values: what it leaves undefined is left out. */
export function fromPlain(value: Value): Value {
  if (Array.isArray(value)) return value.map((entry) => (entry === undefined ? null : fromPlain(entry)));
  if (!isDocument(value)) return value;
  const document: Document = {};
  for (const key of keysOf(value)) {
    if (value[key] !== undefined) setField(document, key, fromPlain(value[key]));
  }
  return document;
}

/** Plain forms of expressions, which are evaluated once a document. */
const plainSources = new WeakMap<object, Value>();

function plainSource(source: Value): Value {
  if (typeof source !== 'object' || source === null) return source;
  let plain = plainSources.get(source);
  if (plain === undefined) {
    refuseScripts(source);
    plain = toPlain(source);
    plainSources.set(source, plain);
  }
  return plain;
}

/** The value of an aggregation expression for a document; undefined where it is missing. */
export function evaluate(source: Value, document: Document, variables?: Document): Value {
  if (typeof source === 'string' && source.startsWith('$') && !source.startsWith('$$')) {
    const found = fieldValue(document, source.slice(1).split('.'));
    if (found) return found.value;
  } else if (!Array.isArray(source) && !isDocument(source) && typeof source !== 'string') {
    return source;
  }
  try {
    const options = mingoOptions(toPlain(variables) as Document);
    return fromPlain(evalExpr(toPlain(document), plainSource(source), options));
  } catch (error) {
    throw expressionError(error);
  }
}

/** A field's value as it is stored, with its type; nothing where an array is on the way. */
function fieldValue(document: Document, path: readonly string[]): { value: Value } | undefined {
  let value: Value = document;
  for (const key of path) {
    if (Array.isArray(value)) return undefined;
    value = isDocument(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return { value };
}

const SCRIPTS = new Set(['$function', '$accumulator', '$where']);

/** Refuses code of the client's, wherever in a stage or expression it stands. */
export function refuseScripts(source: Value): void {
  if (Array.isArray(source)) {
    for (const entry of source) refuseScripts(entry);
  } else if (isDocument(source)) {
    for (const key of keysOf(source)) {
      if (SCRIPTS.has(key)) throw new MongoError('CommandNotSupported', `${key} is not supported by this server`);
      refuseScripts(source[key]);
    }
  }
}

export function expressionError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  const message = asMongoError(error).message;
  const unknown = /'(\$\w+)' is not registered/.exec(message) ?? /unregistered .*?(\$\w+)/.exec(message);
  if (unknown) {
    return new MongoError('InvalidPipelineOperator', `Unrecognized expression '${unknown[1]}'`);
  }
  return new MongoError('BadValue', message);
}

function isTruthy(value: Value): boolean {
  if (value === null || value === undefined || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}

/** `$expr`: true where the expression's value counts as true. */
export function evaluatesTrue(source: Value, document: Document, variables?: Document): boolean {
  return isTruthy(evaluate(source, document, variables));
}

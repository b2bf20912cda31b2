import { Decimal128, Double, ObjectId } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projection from 'mingo/operators/projection';
import * as query from 'mingo/operators/query';
import * as window from 'mingo/operators/window';
import { type Document, isDocument, isNumeric, keysOf, setField, toNumber, type Value } from '../bson/values.ts';
import { asMongoError, MongoError } from '../errors.ts';

const context = Context.init({ accumulator, expression, pipeline, projection, query, window });

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

/** The value of an aggregation expression for a document; undefined where it is missing. */
export function evaluate(source: Value, document: Document, variables?: Document): Value {
  try {
    return fromPlain(evalExpr(toPlain(document), toPlain(source), mingoOptions(toPlain(variables) as Document)));
  } catch (error) {
    throw expressionError(error);
  }
}

export function expressionError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  const message = asMongoError(error).message;
  const unknown = /(?:unregistered|not found|operator) .*?'?(\$\w+)/.exec(message);
  if (unknown && /unregistered|not found/.test(message)) {
    return new MongoError('InvalidPipelineOperator', `Unrecognized expression '${unknown[1]}'`);
  }
  return new MongoError('BadValue', message);
}

export function isTruthy(value: Value): boolean {
  if (value === null || value === undefined || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}

/** `$expr`: true where the expression's value counts as true. */
export function evaluatesTrue(source: Value, document: Document, variables?: Document): boolean {
  return isTruthy(evaluate(source, document, variables));
}

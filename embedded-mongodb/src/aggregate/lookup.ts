import { type Document, isDocument, keysOf, setField, type Value } from '../bson/values.ts';
import { failedToParse } from '../errors.ts';
import { evaluate } from '../query/expression.ts';
import { allValues, splitPath } from '../query/path.ts';
import { type PipelineScope, parsePipeline, type Rows, runPipeline } from './pipeline.ts';

const FIELDS = new Set(['from', 'localField', 'foreignField', 'let', 'pipeline', 'as']);

/** `$lookup`: joins each row with the documents of another collection, through its indexes. */
export function* lookup(scope: PipelineScope, rows: Rows, operand: Value): Generator<Document> {
  if (!isDocument(operand)) throw failedToParse('the $lookup specification must be an Object');
  for (const field of keysOf(operand))
    if (!FIELDS.has(field)) throw failedToParse(`unknown argument to $lookup: ${field}`);
  const { from, localField, foreignField, as } = operand;
  if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup");
  if (typeof from !== 'string') throw failedToParse("must specify 'from' field for a $lookup");
  const byField = typeof localField === 'string' && typeof foreignField === 'string';
  if (!byField && operand.pipeline === undefined) {
    throw failedToParse('$lookup requires both or neither of localField and foreignField to be specified');
  }
  const pipeline = operand.pipeline === undefined ? [] : parsePipeline(operand.pipeline);
  const path = byField ? splitPath(localField) : [];
  for (const row of rows) {
    const variables = variablesFor(scope, operand.let, row);
    const join = byField ? [{ $match: { [foreignField]: { $in: keysFor(row, path) } } }] : [];
    const collection = scope.catalog.get(`${scope.database}.${from}`);
    const found = [...runPipeline({ ...scope, variables }, collection, [...join, ...pipeline])];
    yield withField(row, as, found);
  }
}

function keysFor(row: Document, path: readonly string[]): Value[] {
  const values = allValues(row, path);
  return values.length === 0 ? [null] : values;
}

function variablesFor(scope: PipelineScope, definitions: Value, row: Document): Document | undefined {
  if (!isDocument(definitions)) return scope.variables;
  const variables: Document = { ...scope.variables };
  for (const name of keysOf(definitions)) variables[name] = evaluate(definitions[name], row, scope.variables);
  return variables;
}

/** A copy of the row with the field at a path set. */
export function withField(row: Document, path: string, value: Value): Document {
  const [first, ...rest] = splitPath(path) as [string, ...string[]];
  const copy: Document = {};
  for (const key of keysOf(row)) setField(copy, key, row[key]);
  const child = isDocument(row[first]) ? row[first] : {};
  setField(copy, first, rest.length === 0 ? value : withField(child, rest.join('.'), value));
  return copy;
}

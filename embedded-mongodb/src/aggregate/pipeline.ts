import { decode } from '../bson/decode.ts';
import { type Document, isDocument, isNumeric, keysOf, RawDocument, toNumber, type Value } from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import { compileFilter } from '../query/match.ts';
import { Query } from '../query/query.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import type { Catalog } from '../storage/catalog.ts';
import type { Collection } from '../storage/collection.ts';
import type { View } from '../storage/view.ts';
import { graphLookup } from './graph-lookup.ts';
import { lookup } from './lookup.ts';
import { runStage } from './stages.ts';

/** What the stages of a pipeline may read. */
export interface PipelineScope {
  catalog: Catalog;
  view: View;
  database: string;
  variables: Document | undefined;
  /** When it must be over, in milliseconds since 1970. */
  deadline: number | undefined;
  /** Reads the newest state, which the counts kept with collections are about. */
  isNewest: boolean;
}

export type Rows = Iterable<Document>;

/** Checks the form of a pipeline: an array of documents with one stage each. */
export function parsePipeline(pipeline: Value): Document[] {
  if (!Array.isArray(pipeline)) throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  return pipeline.map((stage) => {
    if (stage instanceof RawDocument) return decode(stage.bytes);
    if (!isDocument(stage))
      throw new MongoError('TypeMismatch', "Each element of the 'pipeline' array must be an object");
    if (keysOf(stage).length !== 1) {
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    return stage;
  });
}

export function stageName(stage: Document | undefined): string {
  return stage ? (keysOf(stage)[0] ?? '') : '';
}

/** The leading stages that the query engine runs with the help of indexes. */
interface Head {
  filter: Document;
  sort: Document | undefined;
  skip: number;
  limit: number;
  used: number;
}

function headOf(pipeline: readonly Document[]): Head {
  const head: Head = { filter: {}, sort: undefined, skip: 0, limit: 0, used: 0 };
  const filters: Document[] = [];
  while (stageName(pipeline[head.used]) === '$match') {
    const filter = pipeline[head.used]?.$match;
    if (!isDocument(filter)) throw new MongoError(15959, 'the match filter must be an expression in an object');
    filters.push(filter);
    head.used++;
  }
  head.filter = filters.length === 1 ? (filters[0] as Document) : filters.length === 0 ? {} : { $and: filters };
  if (stageName(pipeline[head.used]) === '$sort') {
    head.sort = sortOf(pipeline[head.used]?.$sort);
    head.used++;
  }
  if (stageName(pipeline[head.used]) === '$skip') {
    head.skip = wholeNumber('$skip', pipeline[head.used]?.$skip, 0);
    head.used++;
  }
  if (stageName(pipeline[head.used]) === '$limit') {
    head.limit = wholeNumber('$limit', pipeline[head.used]?.$limit, 1);
    head.used++;
  }
  return head;
}

function sortOf(value: Value): Document {
  if (!isDocument(value)) throw new MongoError(15973, 'the $sort key specification must be an object');
  if (keysOf(value).length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return value;
}

function wholeNumber(stage: string, value: Value, least: number): number {
  const number = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(number) || number < least) {
    if (stage === '$limit' && number === 0) throw new MongoError(15958, 'the limit must be positive');
    throw new MongoError(
      5107200,
      `invalid argument to ${stage} stage: Expected ${least === 0 ? 'a non-negative' : 'a positive'} number in: ${stage}: ${String(value)}`,
    );
  }
  return number;
}

/** Runs a pipeline over a collection, which may be missing. */
export function runPipeline(
  scope: PipelineScope,
  collection: Collection | undefined,
  pipeline: readonly Document[],
  hint?: Value,
): Rows {
  const head = headOf(pipeline);
  const rest = pipeline.slice(head.used);
  if (!collection) return runStages(scope, [], rest);
  const query = new Query(collection, scope.view, {
    ...head,
    hint,
    variables: scope.variables,
    deadline: scope.deadline,
  });
  const counted = countOnly(rest);
  if (counted) {
    const isWhole = scope.isNewest && keysOf(head.filter).length === 0 && head.skip === 0 && head.limit === 0;
    return runStages(scope, counted.rows(isWhole ? collection.count : query.count()), rest.slice(1));
  }
  return runStages(scope, documentsOf(query), rest);
}

function* documentsOf(query: Query): Generator<Document> {
  try {
    for (let stored = query.next(); stored; stored = query.next()) yield stored.document;
  } finally {
    query.detach();
  }
}

/** A first stage that needs only the number of documents, as `countDocuments` sends it. */
function countOnly(stages: readonly Document[]): { rows(count: number): Document[] } | undefined {
  const [first] = stages;
  if (typeof first?.$count === 'string') {
    const name = first.$count;
    return { rows: (count) => (count === 0 ? [] : [{ [name]: count }]) };
  }
  const group = first?.$group;
  if (!isDocument(group) || keysOf(group).length !== 2 || isDocument(group._id) || typeof group._id === 'string')
    return undefined;
  const name = keysOf(group).find((key) => key !== '_id') as string;
  const accumulator = group[name];
  if (!isDocument(accumulator) || accumulator.$sum !== 1 || keysOf(accumulator).length !== 1) return undefined;
  return { rows: (count) => (count === 0 ? [] : [{ _id: group._id, [name]: count }]) };
}

/** Runs stages over rows. */
export function runStages(scope: PipelineScope, rows: Rows, stages: readonly Document[]): Rows {
  let current = rows;
  for (const stage of stages) current = applyStage(scope, current, stage);
  return current;
}

function applyStage(scope: PipelineScope, rows: Rows, stage: Document): Rows {
  const name = stageName(stage);
  const operand = stage[name];
  switch (name) {
    case '$match': {
      if (!isDocument(operand)) throw new MongoError(15959, 'the match filter must be an expression in an object');
      return filterRows(rows, compileFilter(operand, scope.variables));
    }
    case '$sort':
      return sortBy([...rows], parseSort(sortOf(operand)), (row) => row);
    case '$skip':
      return skipRows(rows, wholeNumber(name, operand, 0));
    case '$limit':
      return limitRows(rows, wholeNumber(name, operand, 1));
    case '$count':
      return countRows(rows, operand);
    case '$lookup':
      return lookup(scope, rows, operand);
    case '$graphLookup':
      return graphLookup(scope, rows, operand);
    case '$unionWith':
      return union(scope, rows, operand);
    case '$facet':
      return facet(scope, rows, operand);
    default:
      return runStage(stage, [...rows], scope.variables);
  }
}

function* filterRows(rows: Rows, test: (row: Document) => boolean): Generator<Document> {
  for (const row of rows) if (test(row)) yield row;
}

function* skipRows(rows: Rows, count: number): Generator<Document> {
  let left = count;
  for (const row of rows) if (left-- <= 0) yield row;
}

function* limitRows(rows: Rows, count: number): Generator<Document> {
  let left = count;
  for (const row of rows) {
    yield row;
    if (--left <= 0) return;
  }
}

function countRows(rows: Rows, operand: Value): Document[] {
  if (typeof operand !== 'string' || operand === '')
    throw new MongoError(40156, 'the count field must be a non-empty string');
  const count = [...rows].length;
  return count === 0 ? [] : [{ [operand]: count }];
}

function* union(scope: PipelineScope, rows: Rows, operand: Value): Generator<Document> {
  const from = typeof operand === 'string' ? operand : isDocument(operand) ? operand.coll : undefined;
  const pipeline = isDocument(operand) && operand.pipeline !== undefined ? parsePipeline(operand.pipeline) : [];
  if (typeof from !== 'string') throw badValue('$unionWith needs a collection');
  yield* rows;
  yield* runPipeline(scope, scope.catalog.get(`${scope.database}.${from}`), pipeline);
}

function facet(scope: PipelineScope, rows: Rows, operand: Value): Document[] {
  if (!isDocument(operand) || keysOf(operand).length === 0) {
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  }
  const all = [...rows];
  const result: Document = {};
  for (const name of keysOf(operand)) result[name] = [...runStages(scope, all, parsePipeline(operand[name]))];
  return [result];
}

import { type Document, getKeys, isDocument, setField, typeName, type Value } from '../bson/values.ts';
import { type Collection, isView } from '../catalog/collection.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import { compileFilter } from '../matcher/match.ts';
import { Query } from '../query/query.ts';
import { heldWithin, MemoryLimit } from '../sorting/memory-limit.ts';
import { parseSort, sortRows } from '../sorting/sort.ts';
import { gather, PAUSE, type Pause, withPauses } from '../yielding.ts';
import { graphLookup } from './graph-lookup.ts';
import { lookup } from './lookup.ts';
import { findStageFields } from './needed-fields.ts';
import { parsePipeline, readSort, refuseWriting, stageName, takeHead, wholeNumber } from './parse-pipeline.ts';
import type { PipelineScope } from './pipeline-scope.ts';
import type { Rows } from './stage.ts';
import { compileStage } from './stages.ts';

/** Runs a pipeline over a collection, which may be missing. */
export function runPipeline(
  scope: PipelineScope,
  collection: Collection | undefined,
  pipeline: readonly Document[],
  hint?: Value,
): Rows {
  if (collection && isView(collection)) {
    const { viewOn, pipeline: definition } = collection.options;
    const source = scope.findCollection(`${collection.database}.${String(viewOn)}`);
    return runPipeline(scope, source, [...(definition as Document[]), ...pipeline], hint);
  }
  if (stageName(pipeline[0]) === '$documents') {
    return runStages(scope, withPauses(literalDocuments(scope, pipeline[0]?.$documents)), pipeline.slice(1));
  }
  const head = takeHead(pipeline);
  const rest = pipeline.slice(head.used);
  if (!collection) return runStages(scope, [], rest);
  const query = new Query(collection, scope.view, {
    ...head,
    hint,
    collation: scope.collation,
    variables: scope.variables,
    staysInMemory: scope.staysInMemory,
  });
  const counted = countOnly(rest);
  if (counted) {
    const isWhole = scope.isNewest && getKeys(head.filter).length === 0 && head.skip === 0 && head.limit === 0;
    return runStages(scope, isWhole ? counted(collection.count) : countQuery(query, counted), rest.slice(1));
  }
  return runStages(scope, readDocuments(query, findStageFields(rest[0])), rest);
}

function literalDocuments(scope: PipelineScope, source: Value): Document[] {
  const documents = compileExpression(source, scope.variables, scope.collation)({});
  if (Array.isArray(documents) && documents.every(isDocument)) return documents;
  throw new MongoError(5858203, 'an array is expected of $documents, with nothing but documents in it');
}

/** The documents of a query, with its pauses. */
export function* readDocuments(query: Query, fields: ReadonlySet<string> | undefined): Generator<Document | Pause> {
  try {
    for (let stored = query.step(); stored; stored = query.step()) {
      if (stored === PAUSE) yield PAUSE;
      else yield fields ? stored.withFields(fields) : stored.document;
    }
  } finally {
    query.detach();
  }
}

function* countQuery(query: Query, rowsFor: (count: number) => Document[]): Generator<Document | Pause> {
  yield* rowsFor(yield* query.count());
}

/** The output of a first stage that needs only the number of documents, such as the one `countDocuments` sends. */
function countOnly(stages: readonly Document[]): ((count: number) => Document[]) | undefined {
  const [first] = stages;
  if (typeof first?.$count === 'string') {
    const name = first.$count;
    return (count) => (count === 0 ? [] : [{ [name]: count }]);
  }
  const group = first?.$group;
  if (!isDocument(group) || getKeys(group).length !== 2 || isDocument(group._id) || typeof group._id === 'string')
    return undefined;
  const name = getKeys(group).find((key) => key !== '_id') as string;
  const accumulator = group[name];
  if (!isDocument(accumulator) || accumulator.$sum !== 1 || getKeys(accumulator).length !== 1) return undefined;
  return (count) => (count === 0 ? [] : [{ _id: group._id, [name]: count }]);
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
      return filterRows(rows, compileFilter(operand, scope.variables, scope.collation));
    }
    case '$sort':
      return sortRows(rows, parseSort(readSort(operand), scope.collation), scope.staysInMemory);
    case '$skip':
      return skipRows(rows, wholeNumber(name, operand, 0));
    case '$limit':
      return limitRows(rows, wholeNumber(name, operand, 1));
    case '$count':
      return countRows(rows, operand);
    case '$lookup':
      return lookup(scope, rows, operand, runPipeline);
    case '$graphLookup':
      return graphLookup(scope, rows, operand, runPipeline);
    case '$unionWith':
      return union(scope, rows, operand);
    case '$facet':
      return facet(scope, rows, operand);
    default:
      return compileStage(name, operand, scope)(rows);
  }
}

function* filterRows(rows: Rows, test: (row: Document) => boolean): Generator<Document | Pause> {
  for (const row of rows) if (row === PAUSE || test(row)) yield row;
}

function* skipRows(rows: Rows, count: number): Generator<Document | Pause> {
  let left = count;
  for (const row of rows) if (row === PAUSE || left-- <= 0) yield row;
}

function* limitRows(rows: Rows, count: number): Generator<Document | Pause> {
  let left = count;
  for (const row of rows) {
    yield row;
    if (row !== PAUSE && --left <= 0) return;
  }
}

function* countRows(rows: Rows, operand: Value): Generator<Document | Pause> {
  if (typeof operand !== 'string' || operand === '')
    throw new MongoError(40156, 'the count field must be a non-empty string');
  let count = 0;
  for (const row of rows) {
    if (row === PAUSE) yield PAUSE;
    else count++;
  }
  if (count > 0) yield { [operand]: count };
}

function* union(scope: PipelineScope, rows: Rows, operand: Value): Generator<Document | Pause> {
  if (typeof operand !== 'string' && !isDocument(operand)) {
    throw failedToParse(
      `the $unionWith stage specification must be an object or string, but found ${typeName(operand)}`,
    );
  }
  const options: Document = typeof operand === 'string' ? { coll: operand } : operand;
  const pipeline = options.pipeline === undefined ? [] : parsePipeline(options.pipeline);
  if (typeof options.coll !== 'string' && stageName(pipeline[0]) !== '$documents') {
    throw failedToParse(
      '$unionWith stage without explicit collection must have a pipeline with $documents as first stage',
    );
  }
  refuseWriting('$unionWith', pipeline, 31441);
  yield* rows;
  yield* runPipeline(scope, scope.findCollection(`${scope.database}.${String(options.coll)}`), pipeline);
}

/** Stages that must read a collection themselves. */
const NOT_IN_FACET = new Set(['$facet', '$out', '$merge', '$collStats', '$indexStats', '$documents', '$changeStream']);

function* facet(scope: PipelineScope, rows: Rows, operand: Value): Generator<Document | Pause> {
  if (!isDocument(operand) || getKeys(operand).length === 0) {
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  }
  const facets = getKeys(operand).map((name) => [name, facetPipeline(name, operand[name])] as const);
  const all = yield* gather(heldWithin(new MemoryLimit('$facet', false), rows));
  const result: Document = {};
  for (const [name, pipeline] of facets) {
    setField(result, name, yield* gather(runStages(scope, withPauses(all), pipeline)));
  }
  yield result;
}

function facetPipeline(name: string, source: Value): Document[] {
  if (!Array.isArray(source))
    throw new MongoError(40170, `arguments to $facet must be arrays, ${name} is type ${typeName(source)}`);
  const pipeline = parsePipeline(source);
  const refused = pipeline.map(stageName).find((stage) => NOT_IN_FACET.has(stage));
  if (refused) throw new MongoError(40600, `${refused} is not allowed to be used within a $facet stage`);
  return pipeline;
}

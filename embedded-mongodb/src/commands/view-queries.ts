import { runPipeline } from '../aggregate/pipeline.ts';
import type { PipelineScope } from '../aggregate/pipeline-scope.ts';
import type { Rows } from '../aggregate/stage.ts';
import { type Document, keysOf } from '../bson/values.ts';
import { type Collection, isView, namespaceOf } from '../catalog/collection.ts';
import { sameCollation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';
import type { QueryRequest } from '../query/query.ts';
import { heldWithin, MemoryLimit } from '../sorting/memory-limit.ts';
import { gather, type Pause } from '../yielding.ts';
import { type Context, collationFor, findCollection, readInTurns, staysInMemory, viewOf } from './context.ts';
import { variablesOf } from './variables.ts';

/** What the pipelines of a command read, and how. */
export function scopeOf(context: Context, collection: Collection | undefined): PipelineScope {
  if (collection && isView(collection)) checkViewCollation(context, collection);
  return {
    collectionOf: (namespace) => findCollection(context, namespace),
    view: viewOf(context),
    database: context.database,
    variables: variablesOf(context),
    collation: collationFor(context.body, collection),
    staysInMemory: staysInMemory(context),
    isNewest: context.transaction === undefined && context.snapshot === undefined,
  };
}

/** The stages that do to a view what a query does to a collection. */
export function viewStages({ filter, sort, skip, limit }: QueryRequest): Document[] {
  const stages: Document[] = [];
  if (keysOf(filter).length > 0) stages.push({ $match: filter });
  if (sort && keysOf(sort).length > 0) stages.push({ $sort: sort });
  if (skip) stages.push({ $skip: skip });
  if (limit) stages.push({ $limit: limit });
  return stages;
}

/** The rows of a view after some stages. */
export function viewRows(context: Context, view: Collection, stages: readonly Document[]): Promise<Document[]> {
  const scope = scopeOf(context, view);
  return readInTurns(context, scope.view, allRows(runPipeline(scope, view, stages, context.body.hint)));
}

/** All rows of an answer, which are held until the client has fetched them. */
export function allRows(rows: Rows): Generator<Pause, Document[]> {
  return gather(heldWithin(new MemoryLimit('The answer', false), rows));
}

/** A view compares texts in one way only. */
function checkViewCollation(context: Context, view: Collection): void {
  if (sameCollation(collationFor(context.body, view), view.collation)) return;
  throw new MongoError('OptionNotSupportedOnView', `Cannot override default collation of view ${namespaceOf(view)}`);
}

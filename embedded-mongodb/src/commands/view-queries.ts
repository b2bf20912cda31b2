import { runPipeline } from '../aggregate/pipeline.ts';
import type { PipelineScope } from '../aggregate/pipeline-scope.ts';
import type { Rows } from '../aggregate/stage.ts';
import { type Document, getKeys } from '../bson/values.ts';
import { type Collection, getNamespace, isView } from '../catalog/collection.ts';
import { sameCollation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';
import type { QueryRequest } from '../query/query.ts';
import { heldWithin, MemoryLimit } from '../sorting/memory-limit.ts';
import { gather, type Pause } from '../yielding.ts';
import { type Context, collationFor, findCollection, getView, readInTurns, staysInMemory } from './context.ts';
import { getVariables } from './variables.ts';

/** The scope of a command's pipelines. */
export function buildScope(context: Context, collection: Collection | undefined): PipelineScope {
  if (collection && isView(collection)) checkViewCollation(context, collection);
  return {
    findCollection: (namespace) => findCollection(context, namespace),
    view: getView(context),
    database: context.database,
    variables: getVariables(context),
    collation: collationFor(context.body, collection),
    staysInMemory: staysInMemory(context),
    isNewest: context.transaction === undefined && context.snapshot === undefined,
  };
}

/** The pipeline stages equivalent to a query, for views. */
export function viewStages({ filter, sort, skip, limit }: QueryRequest): Document[] {
  const stages: Document[] = [];
  if (getKeys(filter).length > 0) stages.push({ $match: filter });
  if (sort && getKeys(sort).length > 0) stages.push({ $sort: sort });
  if (skip) stages.push({ $skip: skip });
  if (limit) stages.push({ $limit: limit });
  return stages;
}

/** The rows of a view after some stages. */
export function viewRows(context: Context, view: Collection, stages: readonly Document[]): Promise<Document[]> {
  const scope = buildScope(context, view);
  return readInTurns(context, scope.view, allRows(runPipeline(scope, view, stages, context.body.hint)));
}

/** All rows of a result, kept in memory until the client has fetched them. */
export function allRows(rows: Rows): Generator<Pause, Document[]> {
  return gather(heldWithin(new MemoryLimit('The answer', false), rows));
}

/** Rejects a collation that differs from that of the view. */
function checkViewCollation(context: Context, view: Collection): void {
  if (sameCollation(collationFor(context.body, view), view.collation)) return;
  throw new MongoError('OptionNotSupportedOnView', `Cannot override default collation of view ${getNamespace(view)}`);
}

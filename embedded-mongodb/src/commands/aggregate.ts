import { createHash } from 'node:crypto';
import { Binary, Double } from 'bson';
import { parsePipeline, stageName } from '../aggregate/parse-pipeline.ts';
import { runPipeline, runStages } from '../aggregate/pipeline.ts';
import type { PipelineScope } from '../aggregate/pipeline-scope.ts';
import type { Rows } from '../aggregate/stage.ts';
import { type Document, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collection } from '../catalog/collection.ts';
import { EventPipeline } from '../change-stream/event-pipeline.ts';
import { ChangeStreamSource } from '../change-stream/stream.ts';
import { parseStreamOptions } from '../change-stream/stream-options.ts';
import { MongoError } from '../errors.ts';
import { type CommandTable, type Context, findCollection, readInTurns } from './context.ts';
import { cursorBatchSize, ListSource, openCursor } from './cursor.ts';
import { explain } from './explain.ts';
import { isTrue } from './fields.ts';
import { checkCollectionName } from './names.ts';
import { writeOut } from './pipeline-output.ts';
import { storageStatistics } from './statistics.ts';
import { allRows, buildScope } from './view-queries.ts';

const NOBODY = new Binary(createHash('sha256').digest());

async function aggregate(context: Context): Promise<Document> {
  const { body } = context;
  if (isTrue(body.explain)) return explain(explainContext(context));
  const pipeline = parsePipeline(body.pipeline);
  const name = targetName(context);
  if (body.cursor === undefined)
    throw new MongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const batchSize = cursorBatchSize(context);
  const namespace = `${context.database}.${name ?? '$cmd.aggregate'}`;
  checkPlacement(pipeline, name);
  if (stageName(pipeline[0]) === '$changeStream') return openStream(context, pipeline, name, namespace, batchSize);
  if (isOutput(pipeline.at(-1))) {
    if (isDocument(body.readConcern) && body.readConcern.level === 'linearizable') {
      const last = stageName(pipeline.at(-1));
      throw new MongoError('InvalidOptions', `${last} cannot be used with a 'linearizable' read concern level`);
    }
    const rows = await readRows(context, pipeline.slice(0, -1), name);
    await writeOut(context, rows, pipeline.at(-1) as Document);
    return openCursor(context, { namespace, source: new ListSource([]), batchSize });
  }
  // All rows are computed now, so that the pipeline reads one state of the data until its last batch is fetched.
  const rows = await readRows(context, pipeline, name);
  return openCursor(context, { namespace, source: new ListSource(rows), batchSize });
}

function explainContext(context: Context): Context {
  return {
    ...context,
    body: { explain: context.body, verbosity: 'queryPlanner', $db: context.database },
    name: 'explain',
  };
}

/** The collection's name; undefined for a pipeline on the database itself. */
function targetName(context: Context): string | undefined {
  const target = context.body.aggregate;
  if (target === 1 || (target instanceof Double && target.value === 1) || target === 1n) return undefined;
  if (typeof target !== 'string') throw new MongoError('TypeMismatch', 'collection name or the number 1 is expected');
  checkCollectionName(context.database, target);
  return target;
}

const FIRST_ONLY = new Set([
  '$changeStream',
  '$collStats',
  '$indexStats',
  '$documents',
  '$currentOp',
  '$listLocalSessions',
  '$listSessions',
]);
const WITHOUT_COLLECTION = new Set(['$changeStream', '$documents', '$listLocalSessions', '$currentOp']);

/** Whether a stage writes its rows to a collection. */
function isOutput(stage: Value): boolean {
  return isDocument(stage) && ('$out' in stage || '$merge' in stage);
}

function checkPlacement(pipeline: readonly Document[], name: string | undefined): void {
  pipeline.forEach((stage, at) => {
    const stageKind = stageName(stage);
    if (at > 0 && FIRST_ONLY.has(stageKind))
      throw new MongoError(40602, `${stageKind} is only valid as the first stage in a pipeline`);
    if (at < pipeline.length - 1 && isOutput(stage)) {
      throw new MongoError(40601, `${stageKind} can only be the final stage in the pipeline`);
    }
  });
  if (name === undefined && !WITHOUT_COLLECTION.has(stageName(pipeline[0]))) {
    throw new MongoError(
      'InvalidNamespace',
      `{aggregate: 1} is not valid for '${stageName(pipeline[0])}'; a collection is required.`,
    );
  }
}

function readRows(context: Context, pipeline: readonly Document[], name: string | undefined): Promise<Document[]> {
  const collection = name === undefined ? undefined : findCollection(context, `${context.database}.${name}`);
  const scope = buildScope(context, collection);
  return readInTurns(context, scope.view, allRows(openRows(context, scope, pipeline, collection)));
}

function openRows(
  context: Context,
  scope: PipelineScope,
  pipeline: readonly Document[],
  collection: Collection | undefined,
): Rows {
  const first = pipeline[0];
  switch (stageName(first)) {
    case '$collStats':
      return runStages(scope, statistics(context, collection, first?.$collStats), pipeline.slice(1));
    case '$indexStats':
      return runStages(scope, indexStatistics(context, collection), pipeline.slice(1));
    case '$listLocalSessions':
    case '$listSessions':
      return runStages(scope, listSessions(context), pipeline.slice(1));
    case '$currentOp':
      return runStages(scope, [], pipeline.slice(1));
    default:
      return runPipeline(scope, collection, pipeline, context.body.hint);
  }
}

/** The sessions in the format of `$listSessions`, with the user id of unauthenticated sessions. */
function listSessions({ server }: Context): Document[] {
  return server.sessions.all().map(({ id, lastUse }) => ({
    _id: { ...id, uid: NOBODY },
    lastUse: new Date(lastUse),
  }));
}

function statistics(context: Context, collection: Collection | undefined, operand: Value): Document[] {
  const wanted = isDocument(operand) ? operand : {};
  const row: Document = {
    ns: `${context.database}.${String(context.body.aggregate)}`,
    host: context.server.host,
    localTime: new Date(),
  };
  if (wanted.count !== undefined) row.count = collection?.count ?? 0;
  if (wanted.storageStats !== undefined) {
    row.storageStats = storageStatistics(context.engine, collection, scaleIn(wanted.storageStats));
  }
  return [row];
}

function scaleIn(options: Value): number {
  return isDocument(options) && isNumeric(options.scale) ? toNumber(options.scale) : 1;
}

function indexStatistics(context: Context, collection: Collection | undefined): Document[] {
  return (collection?.indexes ?? []).map((index) => ({
    name: index.name,
    key: index.specification.key,
    host: context.server.host,
    accesses: { ops: 0n, since: new Date(context.server.startedAt) },
    spec: index.specification,
  }));
}

function openStream(
  context: Context,
  pipeline: readonly Document[],
  name: string | undefined,
  namespace: string,
  batchSize: number | undefined,
): Promise<Document> {
  const stage = pipeline[0]?.$changeStream;
  if (!isDocument(stage)) throw new MongoError(50808, '$changeStream stage expects a document as argument');
  if (context.transaction)
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      'Operation not permitted in transaction :: caused by :: Aggregation stage $changeStream cannot run within a multi-document transaction',
    );
  const stages = new EventPipeline(buildScope(context, undefined), pipeline.slice(1));
  const options = parseStreamOptions(context.engine, stage, context.database, name);
  const source = new ChangeStreamSource(context.engine, options, stages);
  return openCursor(context, { namespace, source, batchSize });
}

export const aggregateCommands: CommandTable = {
  aggregate: {
    fields: [
      'pipeline',
      'explain',
      'cursor',
      'allowDiskUse',
      'bypassDocumentValidation',
      'collation',
      'hint',
      'let',
      'rawData',
    ],
    inTransaction: true,
    isWrite: true,
    // explain has its own error for this.
    takesWriteConcern: ({ explain, pipeline }) =>
      isTrue(explain) || (Array.isArray(pipeline) && isOutput(pipeline.at(-1))),
    run: aggregate,
  },
};

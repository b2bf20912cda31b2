import { Double } from 'bson';
import {
  type PipelineScope,
  parsePipeline,
  type Rows,
  runPipeline,
  runStages,
  stageName,
} from '../aggregate/pipeline.ts';
import { type Document, isDocument, type Value } from '../bson/values.ts';
import { ChangeStreamSource, parseStream } from '../change-stream/stream.ts';
import { badValue, MongoError } from '../errors.ts';
import type { Collection } from '../storage/collection.ts';
import { sizes } from './catalog.ts';
import {
  type CommandTable,
  type Context,
  checkCollectionName,
  deadlineOf,
  documentField,
  isTrue,
  refuseCollation,
  viewOf,
} from './context.ts';
import { cursorBatchSize, ListSource, openCursor } from './cursor.ts';
import { explain } from './explain.ts';
import { writeOut } from './pipeline-output.ts';

const STREAM_STAGES = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
  '$changeStreamSplitLargeEvent',
]);

async function aggregate(context: Context): Promise<Document> {
  const { body } = context;
  refuseCollation(body);
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
  const last = stageName(pipeline.at(-1));
  if (last === '$out' || last === '$merge') {
    const rows = [...rowsOf(context, pipeline.slice(0, -1), name)];
    await writeOut(context, rows, pipeline.at(-1) as Document);
    return openCursor(context, { namespace, source: new ListSource([]), batchSize });
  }
  const rows = rowsOf(context, pipeline, name);
  // Rows are computed in one go: a pipeline reads one state of the data, whatever happens until its last batch is fetched.
  return openCursor(context, { namespace, source: new ListSource([...rows]), batchSize });
}

function explainContext(context: Context): Context {
  return {
    ...context,
    body: { explain: context.body, verbosity: 'queryPlanner', $db: context.database },
    name: 'explain',
  };
}

/** The collection's name; nothing for a pipeline on the database itself. */
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
]);
const WITHOUT_COLLECTION = new Set(['$changeStream', '$documents', '$listLocalSessions', '$currentOp']);

function checkPlacement(pipeline: readonly Document[], name: string | undefined): void {
  pipeline.forEach((stage, at) => {
    const stageKind = stageName(stage);
    if (at > 0 && FIRST_ONLY.has(stageKind))
      throw new MongoError(40602, `${stageKind} is only valid as the first stage in a pipeline`);
    if (at < pipeline.length - 1 && (stageKind === '$out' || stageKind === '$merge')) {
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

function scopeOf(context: Context): PipelineScope {
  return {
    catalog: context.engine.catalog,
    view: viewOf(context),
    database: context.database,
    variables: documentField(context, 'let'),
    deadline: deadlineOf(context),
    isNewest: context.transaction === undefined,
  };
}

function rowsOf(context: Context, pipeline: readonly Document[], name: string | undefined): Rows {
  const scope = scopeOf(context);
  const collection = name === undefined ? undefined : context.engine.catalog.get(`${context.database}.${name}`);
  const first = pipeline[0];
  switch (stageName(first)) {
    case '$collStats':
      return runStages(scope, statistics(context, collection, first?.$collStats), pipeline.slice(1));
    case '$indexStats':
      return runStages(scope, indexStatistics(context, collection), pipeline.slice(1));
    case '$documents':
      return runStages(scope, literalDocuments(first?.$documents), pipeline.slice(1));
    case '$listLocalSessions':
    case '$currentOp':
      return runStages(scope, [], pipeline.slice(1));
    default:
      return runPipeline(scope, collection, pipeline, context.body.hint);
  }
}

function literalDocuments(value: Value): Document[] {
  if (!Array.isArray(value) || !value.every(isDocument)) throw badValue('$documents needs an array of documents');
  return value;
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
    row.storageStats = collection
      ? { ...sizes(context.engine, collection), nindexes: collection.indexes.length, capped: false }
      : { count: 0, size: 0, nindexes: 0, capped: false };
  }
  return [row];
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
): Document {
  const stage = pipeline[0]?.$changeStream;
  if (!isDocument(stage)) throw new MongoError(50808, '$changeStream stage expects a document as argument');
  if (context.transaction)
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      'Operation not permitted in transaction :: caused by :: Aggregation stage $changeStream cannot run within a multi-document transaction',
    );
  const stages = pipeline.slice(1);
  for (const entry of stages) {
    if (!STREAM_STAGES.has(stageName(entry))) {
      throw new MongoError('IllegalOperation', `${stageName(entry)} is not permitted in a $changeStream pipeline`);
    }
  }
  const applied = stages.filter((entry) => stageName(entry) !== '$changeStreamSplitLargeEvent');
  const scope = scopeOf(context);
  const transform = (event: Document): Document | undefined => {
    if (applied.length === 0) return event;
    for (const row of runStages(scope, [event], applied)) return row;
    return undefined;
  };
  transform({ _id: { _data: '' }, operationType: 'insert' });
  const options = parseStream(context.engine, stage, context.database, name);
  const source = new ChangeStreamSource(context.engine, { ...options, transform });
  return openCursor(context, { namespace, source, batchSize, neverExpires: false });
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
    run: aggregate,
  },
};

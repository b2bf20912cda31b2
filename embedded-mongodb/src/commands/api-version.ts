import { parsePipeline, stageName } from '../aggregate/parse-pipeline.ts';
import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** The commands of version 1 of the stable API. */
const COMMANDS = new Set([
  'abortTransaction',
  'aggregate',
  'bulkWrite',
  'collMod',
  'commitTransaction',
  'count',
  'create',
  'createIndexes',
  'delete',
  'drop',
  'dropDatabase',
  'dropIndexes',
  'endSessions',
  'explain',
  'find',
  'findAndModify',
  'getMore',
  'hello',
  'insert',
  'killCursors',
  'listCollections',
  'listDatabases',
  'listIndexes',
  'ping',
  'refreshSessions',
  'update',
]);

/** Options of its commands that are not part of it. */
const OTHER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  create: ['autoIndexId', 'capped', 'flags', 'idIndex', 'indexOptionDefaults', 'max', 'size', 'storageEngine', 'temp'],
  find: ['awaitData', 'max', 'min', 'noCursorTimeout', 'oplogReplay', 'returnKey', 'showRecordId', 'tailable'],
};
const OTHER_INDEX_FIELDS = ['background', 'bucketSize', 'sparse', 'storageEngine'];

/** Stages that are not part of it. */
const OTHER_STAGES = new Set(['$currentOp', '$indexStats', '$listLocalSessions', '$listSessions', '$planCacheStats']);

/**
 * Refuses unknown versions of the stable API, API options without a version, and with `apiStrict` everything outside of the
 * version. Nothing in version 1 is deprecated: `apiDeprecationErrors` has no effect.
 */
export function checkApiVersion(name: string, body: Document): void {
  const { apiVersion, apiStrict, apiDeprecationErrors } = body;
  if (apiVersion === undefined) {
    if (apiStrict === undefined && apiDeprecationErrors === undefined) return;
    throw new MongoError(4886600, 'Provided apiStrict and/or apiDeprecationErrors without passing apiVersion');
  }
  if (apiVersion !== '1') throw new MongoError('APIVersionError', 'API version must be "1"');
  if (apiStrict === true) checkStrictly(name, body);
}

function checkStrictly(name: string, body: Document): void {
  if (!COMMANDS.has(name)) {
    throw notInVersion(`Provided apiStrict:true, but the command ${name} is not in API Version 1`);
  }
  for (const field of OTHER_FIELDS[name] ?? []) if (body[field] !== undefined) throw fieldNotAllowed(name, field);
  if (name === 'createIndexes') checkIndexes(body.indexes);
  if (name === 'explain' && isDocument(body.explain)) checkStrictly(getKeys(body.explain)[0] ?? '', body.explain);
  if (body.pipeline !== undefined) checkStages(body.pipeline);
}

function checkIndexes(indexes: Value): void {
  for (const index of Array.isArray(indexes) ? indexes.filter(isDocument) : []) {
    const other = OTHER_INDEX_FIELDS.find((field) => index[field] !== undefined);
    if (other) throw fieldNotAllowed('createIndexes.indexes', other);
  }
}

function checkStages(pipeline: Value): void {
  for (const stage of parsePipeline(pipeline)) {
    const name = stageName(stage);
    const operand = stage[name];
    if (OTHER_STAGES.has(name))
      throw notInVersion(`stage ${name} is not allowed with 'apiStrict: true' in API Version 1`);
    if (!isDocument(operand)) continue;
    if (name === '$collStats' && getKeys(operand).some((field) => field !== 'count')) {
      throw notInVersion('only the count of $collStats is allowed with apiStrict: true in API Version 1');
    }
    if (Array.isArray(operand.pipeline)) checkStages(operand.pipeline);
    if (name === '$facet') for (const inner of Object.values(operand)) if (Array.isArray(inner)) checkStages(inner);
  }
}

function fieldNotAllowed(owner: string, field: string): MongoError {
  return notInVersion(`BSON field '${owner}.${field}' is not allowed with apiStrict:true.`);
}

function notInVersion(message: string): MongoError {
  return new MongoError('APIStrictError', message);
}

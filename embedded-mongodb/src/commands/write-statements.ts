import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { type Document, getKeys, isDocument, RawDocument, typeName, type Value } from '../bson/values.ts';
import { type Collection, getNamespace, isTimeSeries } from '../catalog/collection.ts';
import { badValue, CODES, failedToParse, MongoError } from '../errors.ts';
import { positionalIndex } from '../matcher/match.ts';
import type { StoredDocument } from '../storage/stored-document.ts';
import { LockedError } from '../transaction/locks.ts';
import type { WriteBatch } from '../transaction/write-batch.ts';
import type { Break, Writer } from '../transaction/writer.ts';
import type { Moment } from '../update/action.ts';
import { withId } from '../update/document-id.ts';
import { withTimestamps } from '../update/empty-timestamps.ts';
import { parseUpdate, type Updater } from '../update/update.ts';
import { checkDocument } from '../validation/validator.ts';
import type { Context } from './context.ts';
import { isTrue } from './fields.ts';
import type { Statement } from './statements.ts';
import { type TargetRequest, TargetSearch } from './target-search.ts';
import type { Destination } from './written-collection.ts';

export interface UpdateRequest extends TargetRequest {
  update: Value;
  multi: boolean;
  isUpsert: boolean;
  arrayFilters: readonly Value[];
}

export interface DeleteRequest extends TargetRequest {
  limit: 0 | 1;
}

/** Inserts into a namespace; recreates the collection if it was dropped since the command began. */
export function insertStatement(context: Context, destination: Destination, source: Value): Statement {
  return function* (writer) {
    const { complete, bytes } = prepare(source, now(context));
    for (;;) {
      while (!writer.has(destination.collection)) yield destination.renew();
      const { collection } = destination;
      checkKind(context, collection, complete);
      checkDocument(collection, complete, isTrue(context.body.bypassDocumentValidation));
      try {
        writer.batchOn(collection).insert(collection, complete, bytes);
        return { n: 1 };
      } catch (error) {
        if (!(error instanceof LockedError)) throw error;
        yield writer.released(error);
      }
    }
  };
}

/** Rejects writes that the kind of collection does not support. */
function checkKind(context: Context, collection: Collection, document: Document): void {
  const { capped, timeseries } = collection.options;
  if (capped === true && context.transaction) {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `Collection '${getNamespace(collection)}' is a capped collection. Writes in transactions are not allowed on capped collections.`,
    );
  }
  if (isDocument(timeseries) && !(document[timeseries.timeField as string] instanceof Date)) {
    throw badValue(`'${timeseries.timeField}' must be present and contain a valid BSON UTC datetime value`);
  }
}

function prepare(source: Value, moment: Moment): { complete: Document; bytes: Buffer } {
  const document = source instanceof RawDocument ? decode(source.bytes) : (source as Document);
  const complete = withTimestamps(withId(document), moment);
  checkId(complete._id);
  // Copies the bytes: a stored document must not keep the network buffer alive.
  const bytes = source instanceof RawDocument && complete === document ? Buffer.from(source.bytes) : encode(complete);
  return { complete, bytes };
}

function checkId(id: Value): void {
  if (Array.isArray(id)) throw new MongoError('InvalidIdField', "The '_id' value cannot be of type array");
  if (id === undefined) throw new MongoError('InvalidIdField', "The '_id' value cannot be of type undefined");
  if (typeName(id) === 'regex') throw new MongoError('InvalidIdField', "The '_id' value cannot be of type regex");
  if (isDocument(id)) {
    const bad = getKeys(id).find((key) => key.startsWith('$') && !['$ref', '$id', '$db'].includes(key));
    if (bad !== undefined)
      throw new MongoError(
        'DollarPrefixedFieldName',
        `_id fields may not contain '$'-prefixed fields: ${bad} is not valid for storage.`,
      );
  }
}

/** The collection is undefined if it does not exist and the statement does not upsert. */
export function updateStatement(
  context: Context,
  collection: Collection | undefined,
  request: UpdateRequest,
): Statement {
  const { filter, multi, sort, collation, variables } = request;
  return function* (writer) {
    const updater = parseUpdate(request.update, request.arrayFilters, { variables, collation });
    if (updater.isReplacement && multi)
      throw failedToParse('multi update is not supported for replacement-style update');
    if (sort !== undefined && multi) throw failedToParse('Cannot specify sort with multi=true');
    if (!collection) return { n: 0, nModified: 0 };
    if (isTimeSeries(collection)) {
      throw new MongoError('CommandNotSupported', 'this server does not support updates of time series');
    }
    const search = new TargetSearch(writer, collection, request);
    const moment = now(context);
    let nModified = 0;
    const updateFound = (batch: WriteBatch, stored: StoredDocument) => {
      if (updateOne(context, batch, collection, search, updater, stored, moment)) nModified++;
      return 1;
    };
    const update = function* () {
      return multi ? yield* search.each(updateFound) : yield* search.first(updateFound);
    };
    const insert = (batch: WriteBatch) => upsert(context, batch, collection, updater, filter, moment);
    if (!request.isUpsert) return { n: (yield* update()) ?? 0, nModified };
    const done = yield* updateOrInsert(writer, search, update, () => insert(writer.batchOn(collection)));
    return 'added' in done ? { n: 1, nModified: 0, upserted: done.added._id } : { n: done.updated, nModified };
  };
}

/**
 * Updates the matching documents, or inserts without a match. If a concurrent write has inserted the same document during
 * the search, it searches again.
 */
export function* updateOrInsert<T>(
  writer: Writer,
  search: TargetSearch,
  update: () => Generator<Break, T | undefined>,
  insert: () => Document,
): Generator<Break, { updated: T } | { added: Document }> {
  for (let isRepeated = false; ; ) {
    const updated = yield* update();
    if (updated) return { updated };
    try {
      return { added: insert() };
    } catch (error) {
      if (error instanceof LockedError) yield writer.released(error);
      else if (isRepeated || !isDuplicate(error) || !search.isInterrupted) throw error;
      else isRepeated = true;
    }
  }
}

function isDuplicate(error: unknown): boolean {
  return error instanceof MongoError && error.code === CODES.DuplicateKey;
}

export function now(context: Context): Moment {
  return { date: new Date(), timestamp: () => context.engine.oplog.clock.tick() };
}

/** Applies an update to one document; returns the new document, or undefined if nothing changed. */
export function updateOne(
  context: Context,
  batch: WriteBatch,
  collection: Collection,
  query: TargetSearch,
  updater: Updater,
  stored: StoredDocument,
  moment: Moment,
): Document | undefined {
  const position = updater.usesPosition ? positionalIndex(query.node, stored.document, query.collation) : undefined;
  const updated = updater.apply(stored.document, position, moment);
  if (!updated) {
    batch.touch(collection, stored);
    return undefined;
  }
  checkDocument(collection, updated.document, isTrue(context.body.bypassDocumentValidation), stored.document);
  batch.update(collection, stored, updated.document, updated.description);
  return updated.document;
}

/** Inserts the document of an upsert. */
export function upsert(
  context: Context,
  batch: WriteBatch,
  collection: Collection,
  updater: Updater,
  filter: Document,
  moment: Moment,
): Document {
  const document = updater.insert(filter, moment);
  checkId(document._id);
  checkKind(context, collection, document);
  checkDocument(collection, document, isTrue(context.body.bypassDocumentValidation));
  batch.insert(collection, document, encode(document));
  return document;
}

export function deleteStatement(collection: Collection | undefined, request: DeleteRequest): Statement {
  return function* (writer) {
    if (!collection) return { n: 0 };
    const search = new TargetSearch(writer, collection, request);
    const remove = (batch: WriteBatch, stored: StoredDocument) => {
      batch.delete(collection, stored);
      return 1;
    };
    return { n: (request.limit === 0 ? yield* search.each(remove) : yield* search.first(remove)) ?? 0 };
  };
}

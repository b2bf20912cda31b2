import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { type Document, isDocument, keysOf, RawDocument, typeName, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import { positionalIndex } from '../query/match.ts';
import { Query } from '../query/query.ts';
import { type Collection, isTimeSeries, namespaceOf } from '../storage/collection.ts';
import type { Stored, Unit } from '../transaction/unit.ts';
import { withTimestamps } from '../update/empty-timestamps.ts';
import { type Moment, parseUpdate, type Updater, withId } from '../update/update.ts';
import { checkDocument } from '../validation/validator.ts';
import { type Context, isTrue } from './context.ts';
import type { Statement } from './statements.ts';

export interface UpdateRequest {
  filter: Document;
  update: Value;
  multi: boolean;
  isUpsert: boolean;
  arrayFilters: readonly Value[];
  sort: Document | undefined;
  hint: Value;
  /** Undefined where the statement names none and the collection has none. */
  collation: Collation | undefined;
  variables: Document | undefined;
}

export interface DeleteRequest {
  filter: Document;
  limit: 0 | 1;
  hint: Value;
  /** Undefined where the statement names none and the collection has none. */
  collation: Collation | undefined;
  variables: Document | undefined;
}

export function insertStatement(context: Context, collection: Collection, source: Value): Statement {
  let prepared: { complete: Document; bytes: Buffer } | undefined;
  return (unit) => {
    prepared ??= prepare(source, now(context));
    checkKind(context, collection, prepared.complete);
    checkDocument(collection, prepared.complete, isTrue(context.body.bypassDocumentValidation));
    unit.insert(collection, prepared.complete, prepared.bytes);
    return { n: 1 };
  };
}

/** Refuses what the kind of collection does not take. */
function checkKind(context: Context, collection: Collection, document: Document): void {
  const { capped, timeseries } = collection.options;
  if (capped === true && context.transaction) {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `Collection '${namespaceOf(collection)}' is a capped collection. Writes in transactions are not allowed on capped collections.`,
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
  // The bytes of a sequence lie in the network buffer, which must not be kept alive by a stored document.
  const bytes = source instanceof RawDocument && complete === document ? Buffer.from(source.bytes) : encode(complete);
  return { complete, bytes };
}

function checkId(id: Value): void {
  if (Array.isArray(id)) throw new MongoError('InvalidIdField', "The '_id' value cannot be of type array");
  if (id === undefined) throw new MongoError('InvalidIdField', "The '_id' value cannot be of type undefined");
  if (typeName(id) === 'regex') throw new MongoError('InvalidIdField', "The '_id' value cannot be of type regex");
  if (isDocument(id)) {
    const bad = keysOf(id).find((key) => key.startsWith('$') && !['$ref', '$id', '$db'].includes(key));
    if (bad !== undefined)
      throw new MongoError(
        'DollarPrefixedFieldName',
        `_id fields may not contain '$'-prefixed fields: ${bad} is not valid for storage.`,
      );
  }
}

/** The collection is missing where nothing is to be created in one that does not exist. */
export function updateStatement(
  context: Context,
  collection: Collection | undefined,
  request: UpdateRequest,
): Statement {
  const { filter, multi, sort, hint, collation, variables } = request;
  let updater: Updater | undefined;
  return (unit) => {
    updater ??= parseUpdate(request.update, request.arrayFilters, { variables, collation });
    if (updater.isReplacement && multi)
      throw failedToParse('multi update is not supported for replacement-style update');
    if (sort !== undefined && multi) throw failedToParse('Cannot specify sort with multi=true');
    if (!collection) return { n: 0, nModified: 0 };
    if (isTimeSeries(collection)) {
      throw new MongoError('CommandNotSupported', 'this server does not support updates of time series');
    }
    const query = new Query(collection, unit.view, { filter, limit: multi ? 0 : 1, sort, hint, collation, variables });
    const found = [...query];
    const moment = now(context);
    if (found.length === 0 && request.isUpsert) {
      const added = upsert(context, unit, collection, updater, filter, moment);
      return { n: 1, nModified: 0, upserted: added._id };
    }
    let nModified = 0;
    for (const stored of found) if (updateOne(context, unit, collection, query, updater, stored, moment)) nModified++;
    return { n: found.length, nModified };
  };
}

export function now(context: Context): Moment {
  return { date: new Date(), timestamp: () => context.engine.oplog.clock.tick() };
}

/** Applies an update to one document; the new document, or undefined where nothing changed. */
export function updateOne(
  context: Context,
  unit: Unit,
  collection: Collection,
  query: Query,
  updater: Updater,
  stored: Stored,
  moment: Moment,
): Document | undefined {
  const position = updater.usesPosition ? positionalIndex(query.node, stored.document, query.collation) : undefined;
  const updated = updater.apply(stored.document, position, moment);
  if (!updated) {
    unit.touch(collection, stored);
    return undefined;
  }
  checkDocument(collection, updated.document, isTrue(context.body.bypassDocumentValidation), stored.document);
  unit.update(collection, stored, updated.document, updated.description);
  return updated.document;
}

/** Adds the document an upsert makes. */
export function upsert(
  context: Context,
  unit: Unit,
  collection: Collection,
  updater: Updater,
  filter: Document,
  moment: Moment,
): Document {
  const document = updater.insert(filter, moment);
  checkId(document._id);
  checkKind(context, collection, document);
  checkDocument(collection, document, isTrue(context.body.bypassDocumentValidation));
  unit.insert(collection, document, encode(document));
  return document;
}

export function deleteStatement(collection: Collection | undefined, request: DeleteRequest): Statement {
  const { filter, limit, hint, collation, variables } = request;
  return (unit) => {
    if (!collection) return { n: 0 };
    const found = [...new Query(collection, unit.view, { filter, limit, hint, collation, variables })];
    for (const stored of found) unit.delete(collection, stored);
    return { n: found.length };
  };
}

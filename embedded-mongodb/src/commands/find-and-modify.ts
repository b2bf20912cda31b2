import { type Document, RawDocument, type Value } from '../bson/values.ts';
import type { Collection } from '../catalog/collection.ts';
import type { Collation } from '../collation/collation.ts';
import { failedToParse } from '../errors.ts';
import { compileProjection } from '../projection/projection.ts';
import { addResults } from '../transaction/session-records.ts';
import type { Break, Writer } from '../transaction/writer.ts';
import { parseUpdate, type Updater } from '../update/update.ts';
import { type CommandTable, type Context, collationFor, getCollection, write } from './context.ts';
import { documentField, isTrue } from './fields.ts';
import { collectionName } from './names.ts';
import { TargetSearch } from './target-search.ts';
import { getVariables } from './variables.ts';
import { now, updateOne, updateOrInsert, upsert } from './write-statements.ts';
import { ensureWrittenCollection, writtenCollection } from './written-collection.ts';

interface Request {
  filter: Document;
  sort: Document | undefined;
  fields: Document;
  updater: Updater | undefined;
  returnsNew: boolean;
  isUpsert: boolean;
  hint: Value;
  collation: Collation | undefined;
  variables: Document | undefined;
}

function parse(context: Context): Request {
  const { body } = context;
  const removes = isTrue(body.remove);
  if (removes && body.update !== undefined) throw failedToParse("Cannot specify both an 'update' and 'remove'=true");
  if (removes && isTrue(body.new))
    throw failedToParse(
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
  if (removes && isTrue(body.upsert)) throw failedToParse("Cannot specify both 'upsert'=true and 'remove'=true");
  if (!removes && body.update === undefined)
    throw failedToParse("Either an 'update' or 'remove'=true must be specified");
  const collation = collationFor(body, getCollection(context));
  const variables = getVariables(context);
  const arrayFilters = Array.isArray(body.arrayFilters) ? body.arrayFilters : [];
  return {
    filter: documentField(context, 'query') ?? {},
    sort: documentField(context, 'sort'),
    fields: documentField(context, 'fields') ?? {},
    updater: removes ? undefined : parseUpdate(body.update, arrayFilters, { variables, collation }),
    returnsNew: isTrue(body.new),
    isUpsert: isTrue(body.upsert),
    hint: body.hint,
    collation,
    variables,
  };
}

async function findAndModify(context: Context): Promise<Document> {
  const name = collectionName(context);
  const request = parse(context);
  const { retried, session } = context;
  const known = retried?.get(0);
  if (known) return { ...known, retriedStmtId: 0 };
  const collection = request.isUpsert
    ? await ensureWrittenCollection(context, context.database, name)
    : writtenCollection(context, context.database, name);
  if (!collection) return nothing(request);
  if (retried) context.server.failPoints.onTransactionalWrite(context.connection);
  let result: Document | undefined;
  return write(
    context,
    function* (writer) {
      result = yield* run(context, writer, collection, request);
      return result;
    },
    (writeSet) => {
      if (retried && session && result) addResults(session, [[0, result]], writeSet);
    },
  );
}

function nothing(request: Request): Document {
  const lastErrorObject: Document = { n: 0 };
  if (request.updater) lastErrorObject.updatedExisting = false;
  return { lastErrorObject, value: null };
}

function* run(context: Context, writer: Writer, collection: Collection, request: Request): Generator<Break, Document> {
  const { filter, variables, collation, updater, returnsNew } = request;
  const search = new TargetSearch(writer, collection, request);
  const projection = compileProjection(request.fields, search.node, variables, collation);
  const shown = (document: Document) => (projection ? projection(document) : document);
  if (!updater) {
    const removed = yield* search.first((batch, stored) => {
      batch.delete(collection, stored);
      return { lastErrorObject: { n: 1 }, value: shown(stored.document) };
    });
    return removed ?? nothing(request);
  }
  const moment = now(context);
  const update = () =>
    search.first((batch, stored) => {
      const changed = updateOne(context, batch, collection, search, updater, stored, moment);
      const value =
        returnsNew && changed ? shown(changed) : projection ? shown(stored.document) : new RawDocument(stored.bytes);
      return { lastErrorObject: { n: 1, updatedExisting: true }, value };
    });
  if (!request.isUpsert) return (yield* update()) ?? nothing(request);
  const done = yield* updateOrInsert(writer, search, update, () =>
    upsert(context, writer.batchOn(collection), collection, updater, filter, moment),
  );
  if ('updated' in done) return done.updated;
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: done.added._id },
    value: returnsNew ? shown(done.added) : null,
  };
}

const fields = [
  'query',
  'sort',
  'remove',
  'update',
  'new',
  'fields',
  'upsert',
  'bypassDocumentValidation',
  'arrayFilters',
  'hint',
  'collation',
  'let',
  'stmtId',
  'rawData',
];

const command = { fields, inTransaction: true, isWrite: true, run: findAndModify };

export const findAndModifyCommands: CommandTable = { findAndModify: command, findandmodify: command };

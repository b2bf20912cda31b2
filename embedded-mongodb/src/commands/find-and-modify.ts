import { type Document, RawDocument, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { Query } from '../query/query.ts';
import type { Collection } from '../storage/collection.ts';
import type { Stored, Unit } from '../transaction/unit.ts';
import { parseUpdate, type Updater } from '../update/update.ts';
import {
  type CommandTable,
  type Context,
  collectionName,
  documentField,
  isTrue,
  refuseCollation,
  write,
} from './context.ts';
import { now, updateOne, upsert } from './write.ts';

interface Request {
  filter: Document;
  sort: Document | undefined;
  fields: Document;
  updater: Updater | undefined;
  returnsNew: boolean;
  isUpsert: boolean;
  hint: Value;
  variables: Document | undefined;
}

function parse(context: Context): Request {
  const { body } = context;
  refuseCollation(body);
  const removes = isTrue(body.remove);
  if (removes && body.update !== undefined) throw failedToParse("Cannot specify both an 'update' and 'remove'=true");
  if (removes && isTrue(body.new))
    throw failedToParse(
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
  if (removes && isTrue(body.upsert)) throw failedToParse("Cannot specify both 'upsert'=true and 'remove'=true");
  if (!removes && body.update === undefined)
    throw failedToParse("Either an 'update' or 'remove'=true must be specified");
  const variables = documentField(context, 'let');
  const arrayFilters = Array.isArray(body.arrayFilters) ? body.arrayFilters : [];
  return {
    filter: documentField(context, 'query') ?? {},
    sort: documentField(context, 'sort'),
    fields: documentField(context, 'fields') ?? {},
    updater: removes ? undefined : parseUpdate(body.update, arrayFilters, variables),
    returnsNew: isTrue(body.new),
    isUpsert: isTrue(body.upsert),
    hint: body.hint,
    variables,
  };
}

async function findAndModify(context: Context): Promise<Document> {
  const name = collectionName(context);
  const request = parse(context);
  const { retried, session, engine } = context;
  const known = retried?.get(0);
  if (known) return { ...known, retriedStmtId: 0 };
  const collection = request.isUpsert
    ? engine.ensureCollection(context.database, name)
    : engine.catalog.get(`${context.database}.${name}`);
  if (!collection) return nothing(request);
  return write(
    context,
    (unit) => run(context, unit, collection, request),
    (result, layer) => {
      if (!retried || !session || layer.size === 0) return;
      retried.set(0, result);
      context.server.sessions.record(session, retried, layer);
    },
  );
}

function nothing(request: Request): Document {
  const lastErrorObject: Document = { n: 0 };
  if (request.updater) lastErrorObject.updatedExisting = false;
  return { lastErrorObject, value: null };
}

function run(context: Context, unit: Unit, collection: Collection, request: Request): Document {
  const { filter, sort, hint, variables, updater } = request;
  const query = new Query(collection, unit.view, { filter, sort, hint, variables, limit: 1 });
  const projection = compileProjection(request.fields, query.node, variables);
  const shown = (document: Document) => (projection ? projection(document) : document);
  const stored = query.next();
  query.detach();
  if (!updater) {
    if (!stored) return nothing(request);
    unit.delete(collection, stored);
    return { lastErrorObject: { n: 1 }, value: shown(stored.document) };
  }
  const moment = now(context);
  if (stored) {
    const changed = updateOne(context, unit, collection, query, updater, stored, moment);
    const value =
      request.returnsNew && changed
        ? shown(changed)
        : projection
          ? shown(stored.document)
          : new RawDocument(stored.bytes);
    return { lastErrorObject: { n: 1, updatedExisting: true }, value };
  }
  if (!request.isUpsert) return nothing(request);
  const id = upsert(context, unit, collection, updater, filter, moment);
  const added = request.returnsNew ? inserted(unit, collection, id) : undefined;
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: id },
    value: added ? shown(added.document) : null,
  };
}

function inserted(unit: Unit, collection: Collection, id: Value): Stored {
  const found = new Query(collection, unit.view, { filter: { _id: { $eq: id } }, limit: 1 }).next();
  if (!found) throw new MongoError('InternalError', 'the upserted document was not found');
  return found;
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

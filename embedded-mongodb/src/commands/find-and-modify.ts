import { type Document, RawDocument, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { failedToParse } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { Query } from '../query/query.ts';
import type { Collection } from '../storage/collection.ts';
import type { Unit } from '../transaction/unit.ts';
import { parseUpdate, type Updater } from '../update/update.ts';
import {
  type CommandTable,
  type Context,
  collationFor,
  collectionName,
  collectionOf,
  documentField,
  ensureWrittenCollection,
  isTrue,
  write,
  writtenCollection,
} from './context.ts';
import { variablesOf } from './variables.ts';
import { now, updateOne, upsert } from './write-statements.ts';

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
  const collation = collationFor(body, collectionOf(context));
  const variables = variablesOf(context);
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
  const { filter, sort, hint, collation, variables, updater } = request;
  const query = new Query(collection, unit.view, { filter, sort, hint, collation, variables, limit: 1 });
  const projection = compileProjection(request.fields, query.node, variables, collation);
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
  const added = upsert(context, unit, collection, updater, filter, moment);
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: added._id },
    value: request.returnsNew ? shown(added) : null,
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

import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import {
  type Document,
  isDocument,
  isNumeric,
  keysOf,
  RawDocument,
  toNumber,
  typeName,
  type Value,
} from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { positionalIndex } from '../query/match.ts';
import { Query } from '../query/query.ts';
import type { Collection } from '../storage/collection.ts';
import type { Stored, Unit } from '../transaction/unit.ts';
import { type Moment, parseUpdate, type Updater, withId } from '../update/update.ts';
import { type CommandTable, type Context, collectionName, isTrue, refuseCollation, write } from './context.ts';
import { MAX_BATCH } from './handshake.ts';
import { checkDocument } from './validation.ts';

/** What the statements of a write command did, one by one. */
interface Outcome {
  results: { index: number; result: Document }[];
  errors: Document[];
  retried: number[];
}

type Statement = (unit: Unit) => Document;

/**
 * Runs the statements of a write command. A statement that was run before under the same transaction number is answered
 * with its first result; an error ends an ordered command and is noted by an unordered one.
 */
async function runStatements(context: Context, statements: readonly Statement[]): Promise<Outcome> {
  const ordered = context.body.ordered === undefined || isTrue(context.body.ordered);
  const numbers = statementNumbers(context, statements.length);
  const work = (unit: Unit): Outcome => {
    const outcome: Outcome = { results: [], errors: [], retried: [] };
    for (let index = 0; index < statements.length; index++) {
      const number = numbers[index] as number;
      const known = context.retried?.get(number);
      if (known) {
        outcome.results.push({ index, result: known });
        outcome.retried.push(number);
        continue;
      }
      try {
        outcome.results.push({ index, result: (statements[index] as Statement)(unit) });
      } catch (error) {
        if (!(error instanceof MongoError)) throw error;
        outcome.errors.push({ index, code: error.code, ...error.extra, errmsg: error.message });
        if (ordered || context.transaction) break;
      }
    }
    return outcome;
  };
  const { retried, session } = context;
  if (!retried || !session) {
    const outcome = await write(context, work);
    // A transaction does not outlive an error of one of its statements.
    if (outcome.errors.length > 0 && context.transaction && session) context.server.sessions.abort(session);
    return outcome;
  }
  return write(context, work, (outcome, layer) => {
    for (const { index, result } of outcome.results) retried.set(numbers[index] as number, result);
    if (layer.size > 0) context.server.sessions.record(session, retried, layer);
  });
}

function statementNumbers(context: Context, count: number): number[] {
  const { stmtIds, stmtId } = context.body;
  if (Array.isArray(stmtIds)) return stmtIds.map((id) => (isNumeric(id) ? toNumber(id) : 0));
  const first = isNumeric(stmtId) ? toNumber(stmtId) : 0;
  return Array.from({ length: count }, (_, index) => first + index);
}

function replyOf(outcome: Outcome): Document {
  const sum = (field: string) =>
    outcome.results.reduce((total, { result }) => total + ((result[field] as number) ?? 0), 0);
  const reply: Document = { n: sum('n') };
  const upserted = outcome.results.flatMap(({ index, result }) =>
    'upserted' in result ? [{ index, _id: result.upserted }] : [],
  );
  if (outcome.results.some(({ result }) => 'nModified' in result)) reply.nModified = sum('nModified');
  if (upserted.length > 0) reply.upserted = upserted;
  if (outcome.errors.length > 0) reply.writeErrors = outcome.errors;
  if (outcome.retried.length > 0) reply.retriedStmtIds = outcome.retried;
  return reply;
}

function statementsIn(context: Context, field: string): Document[] {
  const list = context.body[field];
  if (!Array.isArray(list)) {
    throw new MongoError(
      list === undefined ? 'IDLFailedToParse' : 'TypeMismatch',
      list === undefined
        ? `BSON field '${context.name}.${field}' is missing but a required field`
        : `BSON field '${context.name}.${field}' is the wrong type '${typeName(list)}', expected type 'array'`,
    );
  }
  if (list.length === 0 || list.length > MAX_BATCH) {
    throw new MongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${list.length} operations.`,
    );
  }
  return list.map((entry) => (entry instanceof RawDocument ? decode(entry.bytes) : (entry as Document)));
}

async function insert(context: Context): Promise<Document> {
  const name = collectionName(context);
  const source = context.body.documents;
  const documents = statementsIn(context, 'documents');
  const collection = context.engine.ensureCollection(context.database, name);
  const statements = documents.map((document, index): Statement => {
    const raw = Array.isArray(source) ? source[index] : undefined;
    let prepared: { complete: Document; bytes: Buffer } | undefined;
    return (unit) => {
      prepared ??= prepare(document, raw);
      checkDocument(collection, prepared.complete, context.body.bypassDocumentValidation);
      unit.insert(collection, prepared.complete, prepared.bytes);
      return { n: 1 };
    };
  });
  return replyOf(await runStatements(context, statements));
}

function prepare(document: Document, raw: Value): { complete: Document; bytes: Buffer } {
  const complete = withId(document);
  checkId(complete._id);
  // The bytes of a sequence lie in the network buffer, which must not be kept alive by a stored document.
  const bytes = raw instanceof RawDocument && complete === document ? Buffer.from(raw.bytes) : encode(complete);
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

const UPDATE_FIELDS = new Set([
  'q',
  'u',
  'multi',
  'upsert',
  'arrayFilters',
  'hint',
  'collation',
  'c',
  'sort',
  'sampleId',
  'upsertSupplied',
]);
const DELETE_FIELDS = new Set(['q', 'limit', 'hint', 'collation', 'sampleId']);

function checkStatement(statement: Document, known: ReadonlySet<string>, what: string): Document {
  for (const field of keysOf(statement)) {
    if (!known.has(field))
      throw new MongoError('IDLUnknownField', `BSON field '${what}.${field}' is an unknown field.`);
  }
  refuseCollation(statement);
  if (!isDocument(statement.q))
    throw new MongoError('IDLFailedToParse', `BSON field '${what}.q' is missing but a required field`);
  return statement.q;
}

/** The variables that `let` of a command and `c` of a statement define. */
function variablesOf(context: Context, statement: Document): Document | undefined {
  const own = isDocument(statement.c) ? statement.c : undefined;
  const shared = isDocument(context.body.let) ? context.body.let : undefined;
  return own || shared ? { ...shared, ...own } : undefined;
}

async function update(context: Context): Promise<Document> {
  const name = collectionName(context);
  const entries = statementsIn(context, 'updates');
  const known = context.engine.catalog.get(`${context.database}.${name}`);
  const isNeeded = known !== undefined || entries.some((entry) => isTrue(entry.upsert));
  const collection = isNeeded ? context.engine.ensureCollection(context.database, name) : undefined;
  const statements = entries.map((entry): Statement => updateStatement(context, collection, entry));
  const reply = replyOf(await runStatements(context, statements));
  return { ...reply, nModified: reply.nModified ?? 0 };
}

function updateStatement(context: Context, collection: Collection | undefined, entry: Document): Statement {
  const filter = checkStatement(entry, UPDATE_FIELDS, 'update.updates');
  const multi = isTrue(entry.multi);
  const variables = variablesOf(context, entry);
  let updater: Updater | undefined;
  return (unit) => {
    updater ??= parseUpdate(entry.u, Array.isArray(entry.arrayFilters) ? entry.arrayFilters : [], variables);
    if (updater.isReplacement && multi)
      throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
    if (entry.sort !== undefined && multi) throw new MongoError('FailedToParse', 'Cannot specify sort with multi=true');
    if (!collection) return { n: 0, nModified: 0 };
    const query = new Query(collection, unit.view, {
      filter,
      limit: multi ? 0 : 1,
      sort: isDocument(entry.sort) ? entry.sort : undefined,
      hint: entry.hint,
      variables,
    });
    const found = [...query];
    const moment = now(context);
    if (found.length === 0 && isTrue(entry.upsert)) {
      return { n: 1, nModified: 0, upserted: upsert(context, unit, collection, updater, filter, moment) };
    }
    let nModified = 0;
    for (const stored of found) if (updateOne(context, unit, collection, query, updater, stored, moment)) nModified++;
    return { n: found.length, nModified };
  };
}

export function now(context: Context): Moment {
  return { date: new Date(), timestamp: context.engine.oplog.clock.now() };
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
  const position = updater.usesPosition ? positionalIndex(query.node, stored.document) : undefined;
  const updated = updater.apply(stored.document, position, moment);
  if (!updated) {
    unit.touch(collection, stored);
    return undefined;
  }
  checkDocument(collection, updated.document, context.body.bypassDocumentValidation);
  unit.update(collection, stored, updated.document, updated.description);
  return updated.document;
}

/** Adds the document an upsert makes; gives its `_id`. */
export function upsert(
  context: Context,
  unit: Unit,
  collection: Collection,
  updater: Updater,
  filter: Document,
  moment: Moment,
): Value {
  const document = updater.insert(filter, moment);
  checkId(document._id);
  checkDocument(collection, document, context.body.bypassDocumentValidation);
  unit.insert(collection, document, encode(document));
  return document._id;
}

async function remove(context: Context): Promise<Document> {
  const name = collectionName(context);
  const entries = statementsIn(context, 'deletes');
  const collection = context.engine.catalog.get(`${context.database}.${name}`);
  const statements = entries.map((entry): Statement => {
    const filter = checkStatement(entry, DELETE_FIELDS, 'delete.deletes');
    const limit = isNumeric(entry.limit) ? toNumber(entry.limit) : Number.NaN;
    if (limit !== 0 && limit !== 1) {
      throw new MongoError(
        'FailedToParse',
        `The limit field in delete objects must be 0 or 1. Got ${String(entry.limit)}`,
      );
    }
    return (unit) => {
      if (!collection) return { n: 0 };
      const variables = variablesOf(context, entry);
      const found = [...new Query(collection, unit.view, { filter, limit, hint: entry.hint, variables })];
      for (const stored of found) unit.delete(collection, stored);
      return { n: found.length };
    };
  });
  return replyOf(await runStatements(context, statements));
}

const SHARED = ['ordered', 'bypassDocumentValidation', 'stmtIds', 'stmtId', 'let', 'rawData'];

export const writeCommands: CommandTable = {
  insert: { fields: ['documents', ...SHARED], inTransaction: true, isWrite: true, run: insert },
  update: { fields: ['updates', ...SHARED], inTransaction: true, isWrite: true, run: update },
  delete: { fields: ['deletes', ...SHARED], inTransaction: true, isWrite: true, run: remove },
};

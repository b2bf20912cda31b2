import { decode } from '../bson/decode.ts';
import {
  type Document,
  getKeys,
  isDocument,
  isNumeric,
  RawDocument,
  toNumber,
  typeName,
  type Value,
} from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { mapped } from '../yielding.ts';
import { type CommandTable, type Context, collationFor, readInTurns } from './context.ts';
import { checkFieldTypes } from './field-types.ts';
import { isTrue } from './fields.ts';
import { MAX_BATCH } from './handshake.ts';
import { collectionName } from './names.ts';
import { type Outcome, runStatements } from './statements.ts';
import { getVariables } from './variables.ts';
import { deleteStatement, insertStatement, updateStatement } from './write-statements.ts';
import { ensureWrittenCollection, openDestination, writtenCollection } from './written-collection.ts';

function buildReply(outcome: Outcome): Document {
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

/** The entries of a write command, as received. */
function readEntries(context: Context, field: string): (Document | RawDocument)[] {
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
  list.forEach((entry, at) => {
    if (entry instanceof RawDocument || isDocument(entry)) return;
    throw new MongoError(
      'TypeMismatch',
      `BSON field '${context.name}.${field}.${at}' is the wrong type '${typeName(entry)}', expected type 'object'`,
    );
  });
  return list;
}

/** The decoded and converted entries of a write command. Large batches yield to other operations. */
export function readBatch<T>(context: Context, field: string, read: (entry: Document) => T): Promise<T[]> {
  const entries = readEntries(context, field);
  return readInTurns(
    context,
    undefined,
    mapped(entries, (entry) => read(decoded(entry))),
  );
}

function decoded(entry: Document | RawDocument): Document {
  return entry instanceof RawDocument ? decode(entry.bytes) : entry;
}

async function insert(context: Context): Promise<Document> {
  const name = collectionName(context);
  const documents = readEntries(context, 'documents');
  const destination = await openDestination(context, context.database, name);
  const statements = documents.map((document) => insertStatement(context, destination, document));
  return buildReply(await runStatements(context, statements));
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

/** Rejects unknown fields of a statement, and returns the document in the given field. */
export function statementFilter(statement: Document, known: ReadonlySet<string>, what: string, field = 'q'): Document {
  for (const name of getKeys(statement)) {
    if (!known.has(name)) throw new MongoError('IDLUnknownField', `BSON field '${what}.${name}' is an unknown field.`);
  }
  checkFieldTypes(what, statement);
  const filter = statement[field];
  if (filter === undefined) {
    throw new MongoError('IDLFailedToParse', `BSON field '${what}.${field}' is missing but a required field`);
  }
  if (isDocument(filter)) return filter;
  throw new MongoError(
    'TypeMismatch',
    `BSON field '${what}.${field}' is the wrong type '${typeName(filter)}', expected type 'object'`,
  );
}

/** The variables of a statement: the command's, and the constants of its own. */
export function statementVariables(context: Context, constants: Value): Document {
  return { ...getVariables(context), ...(isDocument(constants) ? constants : {}) };
}

async function update(context: Context): Promise<Document> {
  const name = collectionName(context);
  const known = writtenCollection(context, context.database, name);
  const requests = await readBatch(context, 'updates', (entry) => ({
    entry,
    filter: statementFilter(entry, UPDATE_FIELDS, 'update.updates'),
  }));
  const isNeeded = known !== undefined || requests.some(({ entry }) => isTrue(entry.upsert));
  const collection = isNeeded ? await ensureWrittenCollection(context, context.database, name) : undefined;
  const statements = requests.map(({ entry, filter }) =>
    updateStatement(context, collection, {
      filter,
      update: entry.u,
      multi: isTrue(entry.multi),
      isUpsert: isTrue(entry.upsert),
      arrayFilters: Array.isArray(entry.arrayFilters) ? entry.arrayFilters : [],
      sort: isDocument(entry.sort) ? entry.sort : undefined,
      hint: entry.hint,
      collation: collationFor(entry, collection),
      variables: statementVariables(context, entry.c),
    }),
  );
  const reply = buildReply(await runStatements(context, statements));
  return { ...reply, nModified: reply.nModified ?? 0 };
}

async function remove(context: Context): Promise<Document> {
  const name = collectionName(context);
  const collection = writtenCollection(context, context.database, name);
  const statements = await readBatch(context, 'deletes', (entry) =>
    deleteStatement(collection, {
      filter: statementFilter(entry, DELETE_FIELDS, 'delete.deletes'),
      limit: deleteLimit(entry),
      hint: entry.hint,
      collation: collationFor(entry, collection),
      variables: getVariables(context),
    }),
  );
  return buildReply(await runStatements(context, statements));
}

function deleteLimit({ limit }: Document): 0 | 1 {
  const number = isNumeric(limit) ? toNumber(limit) : Number.NaN;
  if (number === 0 || number === 1) return number;
  throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
}

const SHARED = ['ordered', 'bypassDocumentValidation', 'stmtIds', 'stmtId', 'let', 'rawData'];

export const writeCommands: CommandTable = {
  insert: { fields: ['documents', ...SHARED], inTransaction: true, isWrite: true, run: insert },
  update: { fields: ['updates', ...SHARED], inTransaction: true, isWrite: true, run: update },
  delete: { fields: ['deletes', ...SHARED], inTransaction: true, isWrite: true, run: remove },
};

import { decode } from '../bson/decode.ts';
import { type Document, getKeys, isDocument, isNumeric, RawDocument, toNumber, type Value } from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import { isTurnOver, nextTurn } from '../yielding.ts';
import { type CommandTable, type Context, collationFor } from './context.ts';
import { cursorBatchSize, ListSource, openCursor } from './cursor.ts';
import { arrayField, isTrue } from './fields.ts';
import { splitNamespace } from './names.ts';
import { type Outcome, runStatements, type Statement } from './statements.ts';
import { getVariables } from './variables.ts';
import { readBatch, statementFilter, statementVariables } from './write.ts';
import { deleteStatement, insertStatement, updateStatement } from './write-statements.ts';
import { type Destination, openDestination, writtenCollection } from './written-collection.ts';

type Kind = 'insert' | 'update' | 'delete';

const FIELDS: Record<Kind, ReadonlySet<string>> = {
  insert: new Set(['insert', 'document']),
  update: new Set([
    'update',
    'filter',
    'updateMods',
    'multi',
    'upsert',
    'upsertSupplied',
    'arrayFilters',
    'hint',
    'collation',
    'constants',
    'sort',
    'sampleId',
  ]),
  delete: new Set(['delete', 'filter', 'multi', 'hint', 'collation', 'sampleId']),
};
const IDL_NAMES: Record<Kind, string> = {
  insert: 'BulkWriteInsertOp',
  update: 'BulkWriteUpdateOp',
  delete: 'BulkWriteDeleteOp',
};

interface Operation {
  kind: Kind;
  fields: Document;
  namespace: string;
}

/** Writes to several collections in one command, and returns a cursor with the result of each operation. */
async function bulkWrite(context: Context): Promise<Document> {
  if (context.database !== 'admin') {
    throw new MongoError('Unauthorized', 'bulkWrite may only be run against the admin database.');
  }
  const operations = await readOperations(context);
  const destinations = new Map<string, Promise<Destination>>();
  const statements: Statement[] = [];
  for (const operation of operations) {
    if (isTurnOver()) await nextTurn();
    statements.push(await buildStatement(context, operation, destinations));
  }
  const outcome = await runStatements(context, statements);
  const reply = await openCursor(context, {
    namespace: 'admin.$cmd.bulkWrite',
    source: new ListSource(buildRows(outcome, operations, isTrue(context.body.errorsOnly))),
    batchSize: cursorBatchSize(context) ?? Number.POSITIVE_INFINITY,
  });
  return { ...reply, ...computeTotals(outcome, operations) };
}

function readOperations(context: Context): Promise<Operation[]> {
  const namespaces = arrayField(context, 'nsInfo').map(namespaceIn);
  let at = -1;
  return readBatch(context, 'ops', (fields) => {
    at++;
    const kind = getKeys(fields)[0] as Kind;
    if (!Object.hasOwn(FIELDS, kind)) {
      throw new MongoError('FailedToParse', `Unrecognized field '${kind}' in a bulkWrite operation`);
    }
    const reference = fields[kind];
    const namespace = isNumeric(reference) ? namespaces[toNumber(reference)] : undefined;
    if (namespace === undefined) {
      throw badValue(`BulkWrite ops entry ${at} has an invalid nsInfo index.`);
    }
    return { kind, fields, namespace };
  });
}

function namespaceIn(entry: Value): string {
  const fields = entry instanceof RawDocument ? decode(entry.bytes) : entry;
  if (!isDocument(fields) || typeof fields.ns !== 'string') {
    throw new MongoError('IDLFailedToParse', "BSON field 'bulkWrite.nsInfo.ns' is missing but a required field");
  }
  splitNamespace(fields.ns);
  return fields.ns;
}

async function buildStatement(
  context: Context,
  { kind, fields, namespace }: Operation,
  destinations: Map<string, Promise<Destination>>,
): Promise<Statement> {
  const what = IDL_NAMES[kind];
  const destination = () => {
    const known = destinations.get(namespace) ?? openDestination(context, ...splitNamespace(namespace));
    destinations.set(namespace, known);
    return known;
  };
  if (kind === 'insert') {
    const document = statementFilter(fields, FIELDS.insert, what, 'document');
    return insertStatement(context, await destination(), document);
  }
  const filter = statementFilter(fields, FIELDS[kind], what, 'filter');
  const multi = isTrue(fields.multi);
  const existing = writtenCollection(context, ...splitNamespace(namespace));
  if (kind === 'delete') {
    const variables = getVariables(context);
    return deleteStatement(existing, {
      filter,
      limit: multi ? 0 : 1,
      hint: fields.hint,
      collation: collationFor(fields, existing),
      variables,
    });
  }
  const isUpsert = isTrue(fields.upsert);
  const collection = isUpsert ? (await destination()).collection : existing;
  return updateStatement(context, collection, {
    filter,
    update: fields.updateMods,
    multi,
    isUpsert,
    arrayFilters: Array.isArray(fields.arrayFilters) ? fields.arrayFilters : [],
    sort: isDocument(fields.sort) ? fields.sort : undefined,
    hint: fields.hint,
    collation: collationFor(fields, collection),
    variables: statementVariables(context, fields.constants),
  });
}

/** One row per operation, in order; only failed ones with `errorsOnly`. */
function buildRows(outcome: Outcome, operations: readonly Operation[], errorsOnly: boolean): Document[] {
  const failed = outcome.errors.map(({ index, ...error }): Document => {
    const counts = operations[index as number]?.kind === 'update' ? { n: 0, nModified: 0 } : { n: 0 };
    return { ok: 0, idx: index, ...error, ...counts };
  });
  if (errorsOnly) return failed;
  const succeeded = outcome.results.map(({ index, result }): Document => {
    const { upserted, ...counts } = result;
    const row = { ok: 1, idx: index, ...counts };
    return 'upserted' in result ? { ...row, upserted: { _id: upserted } } : row;
  });
  return [...succeeded, ...failed].sort((a, b) => (a.idx as number) - (b.idx as number));
}

function computeTotals(outcome: Outcome, operations: readonly Operation[]): Document {
  const totals = { nErrors: outcome.errors.length, nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  for (const { index, result } of outcome.results) {
    const n = result.n as number;
    const kind = operations[index]?.kind;
    if (kind === 'insert') totals.nInserted += n;
    else if (kind === 'delete') totals.nDeleted += n;
    else if ('upserted' in result) totals.nUpserted += n;
    else {
      totals.nMatched += n;
      totals.nModified += result.nModified as number;
    }
  }
  return outcome.retried.length > 0 ? { ...totals, retriedStmtIds: outcome.retried } : totals;
}

export const bulkWriteCommands: CommandTable = {
  bulkWrite: {
    fields: [
      'ops',
      'nsInfo',
      'ordered',
      'errorsOnly',
      'bypassDocumentValidation',
      'let',
      'cursor',
      'stmtId',
      'stmtIds',
      'rawData',
    ],
    inTransaction: true,
    isWrite: true,
    run: bulkWrite,
  },
};

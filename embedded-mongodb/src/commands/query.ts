import { readDocuments } from '../aggregate/pipeline.ts';
import { compareValues } from '../bson/compare.ts';
import { encode } from '../bson/encode.ts';
import { allValues, splitPath } from '../bson/path.ts';
import { type Document, getKeys, isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import { isView } from '../catalog/collection.ts';
import type { Collation } from '../collation/collation.ts';
import { badValue, MongoError } from '../errors.ts';
import { encodeKey } from '../key-string/key-string.ts';
import { parseFilter } from '../matcher/filter.ts';
import { NO_FIELDS } from '../planner/covers.ts';
import { Query } from '../query/query.ts';
import { MAX_DOCUMENT_SIZE } from '../storage/storable.ts';
import { PAUSE, type Pause, sorted, withoutPauses } from '../yielding.ts';
import {
  type CommandTable,
  type Context,
  collationFor,
  getCollection,
  getView,
  readInTurns,
  snapshotTime,
} from './context.ts';
import { explain } from './explain.ts';
import { countField, documentField, stringField } from './fields.ts';
import { viewRows, viewStages } from './view-queries.ts';

async function count(context: Context): Promise<Document> {
  const collection = getCollection(context);
  const collation = collationFor(context.body, collection);
  const filter = documentField(context, 'query') ?? {};
  const limit = Math.abs(isNumeric(context.body.limit) ? toNumber(context.body.limit) : 0);
  const skip = countField(context, 'skip') ?? 0;
  parseFilter(filter);
  if (!collection) return { n: 0 };
  if (isView(collection)) {
    return { n: (await viewRows(context, collection, viewStages({ filter, skip, limit }))).length };
  }
  const view = getView(context);
  if (getKeys(filter).length === 0 && !context.transaction && context.body.hint === undefined) {
    const rest = Math.max(0, collection.count - skip);
    return { n: limit > 0 ? Math.min(limit, rest) : rest };
  }
  const query = new Query(collection, view, {
    filter,
    limit,
    skip,
    hint: context.body.hint,
    collation,
    reads: NO_FIELDS,
  });
  return { n: await readInTurns(context, view, query.count()) };
}

async function distinct(context: Context): Promise<Document> {
  const key = stringField(context, 'key');
  if (key === '') throw badValue(`BSON field 'distinct.key' of type ${typeName(key)} cannot be empty`);
  const collection = getCollection(context);
  const filter = documentField(context, 'query') ?? {};
  if (!collection) return { values: [] };
  if (isView(collection)) {
    const rows = await viewRows(context, collection, viewStages({ filter }));
    return { values: checkedValues(withoutPauses(distinctValues(rows, splitPath(key), collection.collation))) };
  }
  const collation = collationFor(context.body, collection);
  const view = getView(context);
  const query = new Query(collection, view, {
    filter,
    hint: context.body.hint,
    collation,
  });
  const reading = distinctValues(readDocuments(query, undefined), splitPath(key), collation);
  return { values: checkedValues(await readInTurns(context, view, reading)) };
}

/** Throws if the values exceed the size of a reply. */
function checkedValues(values: Value[]): Value[] {
  if (encode({ values }).length > MAX_DOCUMENT_SIZE) throw new MongoError(17217, 'distinct too big, 16mb cap');
  return values;
}

function* distinctValues(
  rows: Iterable<Document | Pause>,
  path: readonly string[],
  collation: Collation | undefined,
): Generator<Pause, Value[]> {
  const values = new Map<string, Value>();
  for (const row of rows) {
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    for (const value of allValues(row, path)) {
      const key = encodeKey(value, false, collation?.fold);
      if (!values.has(key)) values.set(key, value);
    }
  }
  return yield* sorted([...values.values()], (left, right) => compareValues(left, right, collation));
}

export const queryCommands: CommandTable = {
  count: {
    fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields', 'rawData'],
    inTransaction: false,
    run: count,
  },
  distinct: {
    fields: ['key', 'query', 'hint', 'collation', 'rawData'],
    inTransaction: true,
    run: async (context) => ({ ...(await distinct(context)), ...snapshotTime(context) }),
  },
  explain: { fields: ['verbosity'], run: explain },
};

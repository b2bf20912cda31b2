import { type Document, isNumeric, keysOf, RawDocument, toNumber, typeName, type Value } from '../bson/values.ts';
import type { RowSource } from '../cursor/cursors.ts';
import { badValue, MongoError } from '../errors.ts';
import { keyOf } from '../index/key-string.ts';
import { parseFilter } from '../query/filter.ts';
import { allValues, splitPath } from '../query/path.ts';
import { compileProjection, type Projection } from '../query/projection.ts';
import { Query, type QueryRequest } from '../query/query.ts';
import { parseSort } from '../query/sort.ts';
import type { View } from '../storage/view.ts';
import {
  type CommandTable,
  type Context,
  collectionName,
  collectionOf,
  countField,
  deadlineOf,
  documentField,
  isTrue,
  refuseCollation,
  stringField,
  viewOf,
} from './context.ts';
import { ListSource, openCursor } from './cursor.ts';
import { explain } from './explain.ts';

const FIND_FIELDS = [
  'filter',
  'projection',
  'sort',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'hint',
  'noCursorTimeout',
  'allowDiskUse',
  'allowPartialResults',
  'collation',
  'let',
  'tailable',
  'awaitData',
  'oplogReplay',
  'returnKey',
  'showRecordId',
  'min',
  'max',
  'rawData',
];

/** The rows of a query, projected. */
class QuerySource implements RowSource {
  readonly #query: Query;
  readonly #projection: Projection | undefined;

  constructor(query: Query, projection: Projection | undefined) {
    this.#query = query;
    this.#projection = projection;
  }

  next(): Document | RawDocument | undefined {
    const stored = this.#query.next();
    if (!stored) return undefined;
    return this.#projection ? this.#projection(stored.document) : new RawDocument(stored.bytes);
  }

  attach(view: View): void {
    this.#query.attach(view);
  }

  detach(): void {
    this.#query.detach();
  }
}

/** What `find` asks for, checked. */
export function findRequest(context: Context): QueryRequest & { projection: Document } {
  const { body } = context;
  refuseCollation(body);
  for (const option of ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max']) {
    if (body[option] !== undefined && body[option] !== false) {
      throw new MongoError('CommandNotSupported', `this server does not support the option '${option}' of find`);
    }
  }
  const limit = body.limit;
  if (isNumeric(limit) && toNumber(limit) < 0) {
    throw new MongoError(51024, `BSON field 'limit' value must be >= 0, actual value '${toNumber(limit)}'`);
  }
  const variables = documentField(context, 'let');
  return {
    filter: documentField(context, 'filter') ?? {},
    sort: documentField(context, 'sort'),
    skip: countField(context, 'skip') ?? 0,
    limit: countField(context, 'limit') ?? 0,
    hint: body.hint,
    deadline: deadlineOf(context),
    variables,
    projection: documentField(context, 'projection') ?? {},
  };
}

function find(context: Context): Document {
  const request = findRequest(context);
  const collection = collectionOf(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  const batchSize = countField(context, 'batchSize');
  const variables = request.variables as Document | undefined;
  const projection = compileProjection(request.projection, parseFilter(request.filter), variables);
  if (!collection) {
    if (request.sort) parseSort(request.sort);
    return openCursor(context, { namespace, source: new ListSource([]), batchSize });
  }
  const source = new QuerySource(new Query(collection, viewOf(context), request), projection);
  return openCursor(context, {
    namespace,
    source,
    batchSize,
    singleBatch: isTrue(context.body.singleBatch),
    neverExpires: isTrue(context.body.noCursorTimeout),
  });
}

function count(context: Context): Document {
  refuseCollation(context.body);
  const collection = collectionOf(context);
  const filter = documentField(context, 'query') ?? {};
  const limit = Math.abs(isNumeric(context.body.limit) ? toNumber(context.body.limit) : 0);
  const skip = countField(context, 'skip') ?? 0;
  parseFilter(filter);
  if (!collection) return { n: 0 };
  const view = viewOf(context);
  if (keysOf(filter).length === 0 && !context.transaction && context.body.hint === undefined) {
    const rest = Math.max(0, collection.count - skip);
    return { n: limit > 0 ? Math.min(limit, rest) : rest };
  }
  return {
    n: new Query(collection, view, {
      filter,
      limit,
      skip,
      hint: context.body.hint,
      deadline: deadlineOf(context),
    }).count(),
  };
}

function distinct(context: Context): Document {
  refuseCollation(context.body);
  const key = stringField(context, 'key');
  if (key === '') throw badValue(`BSON field 'distinct.key' of type ${typeName(key)} cannot be empty`);
  const collection = collectionOf(context);
  const filter = documentField(context, 'query') ?? {};
  const values = new Map<string, Value>();
  if (collection) {
    const path = splitPath(key);
    const query = new Query(collection, viewOf(context), {
      filter,
      hint: context.body.hint,
      deadline: deadlineOf(context),
    });
    for (const stored of query) {
      for (const value of allValues(stored.document, path)) values.set(keyOf(value), value);
    }
  }
  const ordered = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  return { values: ordered };
}

export const queryCommands: CommandTable = {
  find: { fields: FIND_FIELDS, inTransaction: true, run: find },
  count: {
    fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields', 'rawData'],
    inTransaction: false,
    run: count,
  },
  distinct: { fields: ['key', 'query', 'hint', 'collation', 'rawData'], inTransaction: true, run: distinct },
  explain: { fields: ['verbosity'], run: explain },
};

import { type Document, getKeys, isDocument, isNumeric, RawDocument, toNumber } from '../bson/values.ts';
import { type Collection, getNamespace, isView } from '../catalog/collection.ts';
import { CappedTail } from '../cursor/capped-tail.ts';
import type { RowSource } from '../cursor/cursors.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import { parseFilter } from '../matcher/filter.ts';
import { compileFilter } from '../matcher/match.ts';
import { foundKey } from '../planner/found-key.ts';
import { checkedRange } from '../planner/key-range.ts';
import type { Plan } from '../planner/planner.ts';
import { compileProjection, findIncludedFields, type Projection } from '../projection/projection.ts';
import { Query, type QueryRequest } from '../query/query.ts';
import { parseSort } from '../sorting/sort.ts';
import type { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import { PAUSE, type Pause } from '../yielding.ts';
import { type CommandTable, type Context, collationFor, getCollection, getView, staysInMemory } from './context.ts';
import { ListSource, openCursor } from './cursor.ts';
import { countField, documentField, isTrue } from './fields.ts';
import { collectionName } from './names.ts';
import { getVariables } from './variables.ts';
import { viewRows, viewStages } from './view-queries.ts';

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

/** Converts a found document to its row; without a shape the stored bytes are returned. */
type Shape = (stored: StoredDocument) => Document;

/** The rows of a query in the requested shape. */
class QuerySource implements RowSource {
  readonly #query: Query;
  readonly #shape: Shape | undefined;

  constructor(query: Query, shape: Shape | undefined) {
    this.#query = query;
    this.#shape = shape;
  }

  next(): Document | RawDocument | Pause | undefined {
    const stored = this.#query.step();
    if (!stored || stored === PAUSE) return stored;
    return this.#shape ? this.#shape(stored) : new RawDocument(stored.bytes);
  }

  attach(view: View): void {
    this.#query.attach(view);
  }

  detach(): void {
    this.#query.detach();
  }
}

/** The validated request of `find`. */
export function findRequest(context: Context): QueryRequest & { projection: Document } {
  const { body } = context;
  if (isTrue(body.awaitData) && !isTrue(body.tailable)) {
    throw failedToParse("Cannot set 'awaitData' without also setting 'tailable'");
  }
  const limit = body.limit;
  if (isNumeric(limit) && toNumber(limit) < 0) {
    throw new MongoError(51024, `BSON field 'limit' value must be >= 0, actual value '${toNumber(limit)}'`);
  }
  const variables = getVariables(context);
  const projection = documentField(context, 'projection') ?? {};
  const readsAll = isTrue(body.returnKey);
  return {
    filter: documentField(context, 'filter') ?? {},
    sort: documentField(context, 'sort'),
    skip: countField(context, 'skip') ?? 0,
    limit: countField(context, 'limit') ?? 0,
    hint: body.hint,
    range: checkedRange(documentField(context, 'min'), documentField(context, 'max')),
    collation: collationFor(body, getCollection(context)),
    variables,
    staysInMemory: staysInMemory(context),
    projection,
    reads: readsAll ? undefined : findIncludedFields(projection),
  };
}

async function find(context: Context): Promise<Document> {
  const request = findRequest(context);
  const collection = getCollection(context);
  const namespace = `${context.database}.${collectionName(context)}`;
  const batchSize = countField(context, 'batchSize');
  const variables = request.variables as Document | undefined;
  const projection = compileProjection(request.projection, parseFilter(request.filter), variables, request.collation);
  if (!collection) {
    if (request.sort) parseSort(request.sort);
    return openCursor(context, { namespace, source: new ListSource([]), batchSize });
  }
  const view = getView(context);
  if (isView(collection)) {
    checkViewOptions(context);
    const rows = await viewRows(context, collection, viewStages(request));
    const source = new ListSource(projection ? rows.map(projection) : rows);
    return openCursor(context, { namespace, source, batchSize, singleBatch: isTrue(context.body.singleBatch) });
  }
  if (isTrue(context.body.tailable)) {
    const source = openTail(context, collection, view, request, projection);
    return openCursor(context, { namespace, source, view, batchSize, neverExpires: false });
  }
  const query = new Query(collection, view, request);
  const source = new QuerySource(query, buildShape(context.body, query.plan, projection));
  return openCursor(context, {
    namespace,
    source,
    view,
    batchSize,
    singleBatch: isTrue(context.body.singleBatch),
    neverExpires: isTrue(context.body.noCursorTimeout),
  });
}

/** `returnKey` takes precedence over the projection. */
function buildShape(body: Document, plan: Plan, projection: Projection | undefined): Shape | undefined {
  if (isTrue(body.returnKey)) return ({ document }) => foundKey(plan, document);
  const project = projection ?? ((document: Document) => document);
  if (isTrue(body.showRecordId)) {
    return ({ document, record }) => ({ ...project(document), $recordId: BigInt(record) });
  }
  return projection && (({ document }) => projection(document));
}

/** Rejects options about keys and record ids, which a view does not have. */
function checkViewOptions({ body }: Context): void {
  const option = ['min', 'max', 'returnKey', 'showRecordId'].find(
    (name) => isTrue(body[name]) || (isDocument(body[name]) && getKeys(body[name]).length > 0),
  );
  if (option) throw new MongoError('InvalidPipelineOperator', `Option ${option} not supported in aggregation.`);
}

/** Opens a tailable cursor: on a capped collection only, as only these keep insertion order. */
function openTail(
  context: Context,
  collection: Collection,
  view: View,
  request: QueryRequest,
  projection: Projection | undefined,
): CappedTail {
  const refuse = (reason: string) => badValue(`error processing query: ns=${getNamespace(collection)}: ${reason}`);
  if (collection.options.capped !== true) throw refuse('tailable cursor requested on non capped collection');
  const order = request.sort && getKeys(request.sort);
  if (order && order.length > 0 && request.sort?.$natural !== 1) {
    throw refuse('cannot use tailable option with a sort other than {$natural: 1}');
  }
  const { returnKey, showRecordId } = context.body;
  if (request.skip || request.limit || request.range || isTrue(returnKey) || isTrue(showRecordId)) {
    throw new MongoError(
      'CommandNotSupported',
      'this server does not support skip, limit, min, max, returnKey and showRecordId of tailable cursors',
    );
  }
  return new CappedTail(context.engine, collection, view, {
    test: compileFilter(request.filter, request.variables, request.collation),
    projection,
    awaitsData: isTrue(context.body.awaitData),
  });
}

export const findCommands: CommandTable = {
  find: { fields: FIND_FIELDS, inTransaction: true, run: find },
};

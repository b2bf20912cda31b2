import {
  type Document,
  hasOwn,
  isDocument,
  isNumeric,
  type RawDocument,
  toNumber,
  type Value,
} from '../bson/values.ts';
import { type Cursor, type Held, isTail, type RowSource, type TailSource, takeBatch } from '../cursor/cursors.ts';
import { asMongoError, badValue, MongoError } from '../errors.ts';
import type { View } from '../storage/view.ts';
import { type CommandTable, type Context, getDeadline, getView, readInTurns, snapshotTime } from './context.ts';
import { isResumable } from './error-labels.ts';
import { arrayField, countField, stringField } from './fields.ts';

const DEFAULT_FIRST_BATCH = 101;
const DEFAULT_AWAIT_MS = 1000;

export interface Opening {
  namespace: string;
  source: RowSource | TailSource;
  /** The view that the source reads from; absent if its rows are already computed. */
  view?: View;
  batchSize: number | undefined;
  singleBatch?: boolean;
  neverExpires?: boolean;
}

/** Returns the first batch of a source, and opens a cursor for the rest. */
export async function openCursor(context: Context, opening: Opening): Promise<Document> {
  const { namespace, source, view, batchSize } = opening;
  const held: Held = {};
  // A tail resumes after the rows it has read: they must be returned.
  const taking = takeBatch(source, batchSize ?? DEFAULT_FIRST_BATCH, isTail(source) ? undefined : held);
  const deadline = getDeadline(context);
  const batch = await readInTurns(context, view, taking, deadline);
  const extra = isTail(source) ? source.batchFields() : {};
  source.detach();
  let id = 0n;
  const mayGoOn = isTail(source) ? !source.hasEnded : !batch.isLast;
  if (!mayGoOn && isTail(source)) source.close();
  if (mayGoOn && !opening.singleBatch) {
    id = context.server.cursors.open({
      namespace,
      source,
      held,
      batchSize,
      session: context.session?.key,
      transaction: context.transaction?.number,
      readAt: context.snapshot?.time,
      neverExpires: opening.neverExpires ?? false,
      timeLeft: deadline === undefined ? undefined : deadline - Date.now(),
    }).id;
  }
  return { cursor: { firstBatch: batch.rows, ...extra, ...snapshotTime(context), id, ns: namespace } };
}

/** The reply of a command that lists a few rows. */
export function listRows(context: Context, namespace: string, rows: readonly Document[]): Promise<Document> {
  const { cursor } = context.body;
  const size = isDocument(cursor) && isNumeric(cursor.batchSize) ? toNumber(cursor.batchSize) : undefined;
  return openCursor(context, { namespace, source: new ListSource(rows), batchSize: size });
}

/** Rows of an array. */
export class ListSource implements RowSource {
  readonly #rows: Iterator<Document | RawDocument>;

  constructor(rows: Iterable<Document | RawDocument>) {
    this.#rows = rows[Symbol.iterator]();
  }

  next(): Document | RawDocument | undefined {
    const step = this.#rows.next();
    return step.done ? undefined : step.value;
  }

  attach(): void {}

  detach(): void {}
}

async function getMore(context: Context): Promise<Document> {
  const { server, body } = context;
  const id = body.getMore;
  if (typeof id !== 'bigint')
    throw new MongoError('TypeMismatch', "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
  const cursor = server.cursors.get(id);
  checkOwner(context, cursor);
  checkWait(context, cursor.source);
  if (cursor.isPinned) throw new MongoError('ConflictingOperationInProgress', `cursor id ${id} is already in use`);
  const batchSize = countField(context, 'batchSize');
  cursor.isPinned = true;
  try {
    server.failPoints.onGetMore(context.connection);
    return isTail(cursor.source)
      ? await tailBatch(context, cursor, cursor.source, batchSize)
      : await plainBatch(context, cursor, batchSize);
  } catch (error) {
    server.cursors.kill(id);
    throw isTail(cursor.source) ? resumable(error) : error;
  } finally {
    cursor.isPinned = false;
  }
}

/** Adds the label that lets drivers resume a change stream. */
function resumable(error: unknown): unknown {
  const known = asMongoError(error);
  if (!isResumable(known.code)) return error;
  return new MongoError(known.code, known.message, { labels: ['ResumableChangeStreamError'], extra: known.extra });
}

function checkOwner(context: Context, cursor: Cursor): void {
  const namespace = `${context.database}.${stringField(context, 'collection')}`;
  if (cursor.namespace !== namespace) {
    throw new MongoError(
      'Unauthorized',
      `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
    );
  }
  if (cursor.transaction !== undefined && cursor.transaction !== context.transaction?.number) {
    throw new MongoError(
      50740,
      `Cannot run getMore on cursor ${cursor.id}, which was created in a transaction, outside of it`,
    );
  }
  if (cursor.session !== undefined && cursor.session !== context.session?.key) {
    throw new MongoError(50737, `Cannot run getMore on cursor ${cursor.id}, which was created in another session`);
  }
}

/** On getMore `maxTimeMS` is the time to wait for rows: only awaitData cursors accept it. */
function checkWait({ body }: Context, source: RowSource | TailSource): void {
  const waits = isTail(source) && source.returnsAtOnce !== true;
  if (waits || body.maxTimeMS === undefined || body.maxTimeMS === null) return;
  throw badValue('cannot set maxTimeMS on getMore command for a non-awaitData cursor');
}

async function plainBatch(context: Context, cursor: Cursor, batchSize: number | undefined): Promise<Document> {
  const view = cursor.readAt ? context.server.snapshots.at(cursor.readAt).view : getView(context);
  cursor.source.attach(view);
  const taking = takeBatch(cursor.source, batchSize || Number.POSITIVE_INFINITY, cursor.held);
  const deadline = cursor.timeLeft === undefined ? undefined : Date.now() + cursor.timeLeft;
  const batch = await readInTurns(context, view, taking, deadline);
  cursor.source.detach();
  if (deadline !== undefined) cursor.timeLeft = deadline - Date.now();
  if (cursor.isKilled) throw new MongoError('CursorKilled', `cursor id ${cursor.id} was killed`);
  if (batch.isLast) context.server.cursors.kill(cursor.id);
  return { cursor: { nextBatch: batch.rows, id: batch.isLast ? 0n : cursor.id, ns: cursor.namespace } };
}

async function tailBatch(
  context: Context,
  cursor: Cursor,
  source: TailSource,
  batchSize: number | undefined,
): Promise<Document> {
  const wait = isNumeric(context.body.maxTimeMS) ? toNumber(context.body.maxTimeMS) : DEFAULT_AWAIT_MS;
  const deadline = Date.now() + wait;
  const forget = context.connection.onClose(() => context.server.cursors.kill(cursor.id));
  try {
    for (;;) {
      if (cursor.isKilled) throw new MongoError('CursorNotFound', `cursor id ${cursor.id} not found`);
      source.attach(context.engine.store.view());
      const taking = takeBatch(source, batchSize || Number.POSITIVE_INFINITY);
      // maxTimeMS limits the wait for events, not the time to read them.
      const batch = await readInTurns(context, undefined, taking, Number.POSITIVE_INFINITY);
      source.detach();
      const left = deadline - Date.now();
      const isOver = left <= 0 || source.hasEnded || source.returnsAtOnce === true;
      if (batch.rows.length > 0 || isOver) return tailReply(context, cursor, source, batch.rows);
      await source.wait(left);
    }
  } finally {
    forget();
  }
}

function tailReply(context: Context, cursor: Cursor, source: TailSource, rows: RawDocument[]): Document {
  const ended = source.hasEnded;
  if (ended) context.server.cursors.kill(cursor.id);
  return { cursor: { nextBatch: rows, ...source.batchFields(), id: ended ? 0n : cursor.id, ns: cursor.namespace } };
}

function killCursors(context: Context): Document {
  const reply = { cursorsKilled: [] as Value[], cursorsNotFound: [] as Value[], cursorsAlive: [], cursorsUnknown: [] };
  for (const id of arrayField(context, 'cursors')) {
    if (typeof id === 'bigint' && context.server.cursors.kill(id)) reply.cursorsKilled.push(id);
    else reply.cursorsNotFound.push(id);
  }
  return reply;
}

/** The batch size in the `cursor` field of aggregate and the list commands. */
export function cursorBatchSize(context: Context): number | undefined {
  if (!hasOwn(context.body, 'cursor')) return undefined;
  const { cursor } = context.body;
  if (!isDocument(cursor)) throw new MongoError('TypeMismatch', 'cursor field must be missing or an object');
  if (cursor.batchSize === undefined) return undefined;
  if (!isNumeric(cursor.batchSize)) throw new MongoError('TypeMismatch', 'cursor.batchSize must be a number');
  const size = toNumber(cursor.batchSize);
  if (size < 0) throw new MongoError('BadValue', 'cursor.batchSize must not be negative');
  return size;
}

export const cursorCommands: CommandTable = {
  getMore: {
    fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
    inTransaction: true,
    run: getMore,
  },
  killCursors: { fields: ['cursors'], inTransaction: true, run: killCursors },
};

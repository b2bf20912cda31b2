import { randomBytes } from 'node:crypto';
import type { Timestamp } from 'bson';
import { encode } from '../bson/encode.ts';
import { type Document, RawDocument } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { checkRow } from '../storage/storable.ts';
import type { View } from '../storage/view.ts';
import { PAUSE, type Pause } from '../yielding.ts';

/** The rows of a cursor. Between commands it is detached from the store's state. */
export interface RowSource {
  next(): Document | RawDocument | Pause | undefined;
  attach(view: View): void;
  detach(): void;
}

/** A source that may get more rows later, and can be waited for. */
export interface TailSource extends RowSource {
  /** Resolves when there may be new rows, after this time, or when the cursor is closed. */
  wait(milliseconds: number): Promise<void>;
  /** Fields of each of its batches in addition to the rows. */
  batchFields(): Document;
  close(): void;
  /** Whether no more rows will follow. */
  readonly hasEnded: boolean;
  /** Whether to return an empty batch instead of waiting for rows. */
  readonly returnsAtOnce?: boolean;
}

/** A row that did not fit into its batch; it becomes the first row of the next one. */
export interface Held {
  row?: RawDocument | undefined;
}

export interface Cursor {
  id: bigint;
  namespace: string;
  source: RowSource | TailSource;
  held: Held;
  batchSize: number | undefined;
  session: string | undefined;
  /** The transaction that opened it; other transactions cannot use it. */
  transaction: bigint | undefined;
  /** The rest of its command's time limit, in milliseconds. */
  timeLeft: number | undefined;
  /** The time of the snapshot that it reads. */
  readAt: Timestamp | undefined;
  lastUse: number;
  neverExpires: boolean;
  isPinned: boolean;
  isKilled: boolean;
}

const DEFAULT_TIMEOUT_MS = 10 * 60 * 1000;
/**
 * Maximum number of open cursors. Beyond it the least recently used one is closed, since clients that vanish leave theirs open.
 */
const MAX_OPEN = 10_000;
const BATCH_BYTES = 15 * 1024 * 1024;

export function isTail(source: RowSource | TailSource): source is TailSource {
  return 'wait' in source;
}

/** The open cursors. */
export class Cursors {
  /** How long a cursor may be idle, in milliseconds: the parameter `cursorTimeoutMillis`. */
  timeout = DEFAULT_TIMEOUT_MS;
  /** The least recently used one comes first. */
  readonly #cursors = new Map<bigint, Cursor>();

  get size(): number {
    return this.#cursors.size;
  }

  open(fields: Omit<Cursor, 'id' | 'lastUse' | 'isPinned' | 'isKilled'>): Cursor {
    const id = (randomBytes(8).readBigUInt64LE() >> 1n) | 1n;
    const cursor = { ...fields, id, lastUse: Date.now(), isPinned: false, isKilled: false };
    if (this.#cursors.size >= MAX_OPEN) this.#killLeastUsed();
    this.#cursors.set(id, cursor);
    return cursor;
  }

  get(id: bigint): Cursor {
    const cursor = this.#cursors.get(id);
    if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    cursor.lastUse = Date.now();
    this.#cursors.delete(id);
    this.#cursors.set(id, cursor);
    return cursor;
  }

  kill(id: bigint): boolean {
    const cursor = this.#cursors.get(id);
    if (!cursor) return false;
    this.#cursors.delete(id);
    cursor.isKilled = true;
    cursor.source.detach();
    if (isTail(cursor.source)) cursor.source.close();
    return true;
  }

  killForSession(session: string, transaction?: bigint): void {
    for (const cursor of [...this.#cursors.values()]) {
      if (cursor.session !== session) continue;
      if (transaction === undefined || cursor.transaction === transaction) this.kill(cursor.id);
    }
  }

  killIn(isGone: (namespace: string) => boolean): void {
    for (const cursor of [...this.#cursors.values()]) {
      if (!isTail(cursor.source) && isGone(cursor.namespace)) this.kill(cursor.id);
    }
  }

  /** Closes the cursors that have been idle for too long. Cursors without a timeout end with their session. */
  expire(): void {
    const limit = Date.now() - this.timeout;
    for (const cursor of this.#cursors.values()) {
      if (cursor.lastUse >= limit) return;
      if (!cursor.isPinned && !cursor.neverExpires) this.kill(cursor.id);
    }
  }

  #killLeastUsed(): void {
    for (const cursor of this.#cursors.values()) {
      if (!cursor.isPinned) {
        this.kill(cursor.id);
        return;
      }
    }
  }

  closeAll(): void {
    for (const id of [...this.#cursors.keys()]) this.kill(id);
  }
}

export interface Batch {
  rows: RawDocument[];
  /** Whether no more rows follow. */
  isLast: boolean;
}

/**
 * Takes up to `limit` rows from a source, within the size of a reply. If no row can be held back, the last row may exceed that
 * size.
 */
export function* takeBatch(source: RowSource, limit: number, held?: Held): Generator<Pause, Batch> {
  const rows: RawDocument[] = [];
  let bytes = 0;
  while (rows.length < limit && bytes < BATCH_BYTES) {
    const row = held?.row ?? source.next();
    if (row === undefined) return { rows, isLast: true };
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    const raw = row instanceof RawDocument ? row : new RawDocument(encode(row));
    checkRow(raw.bytes);
    if (held) {
      const hasRoom = rows.length === 0 || bytes + raw.bytes.length <= BATCH_BYTES;
      held.row = hasRoom ? undefined : raw;
      if (!hasRoom) break;
    }
    rows.push(raw);
    bytes += raw.bytes.length;
  }
  return { rows, isLast: false };
}

import { randomBytes } from 'node:crypto';
import type { Timestamp } from 'bson';
import { encode } from '../bson/encode.ts';
import { type Document, RawDocument } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { checkRow } from '../storage/storable.ts';
import type { View } from '../storage/view.ts';
import { PAUSE, type Pause } from '../yielding.ts';

/** Rows that a cursor hands out. Between commands it is detached from the store's state. */
export interface RowSource {
  next(): Document | RawDocument | Pause | undefined;
  attach(view: View): void;
  detach(): void;
}

/** A source that may have more later: it can be waited on. */
export interface TailSource extends RowSource {
  /** Resolves when there may be something new, or after so many milliseconds, or when the cursor is closed. */
  wait(milliseconds: number): Promise<void>;
  /** Fields that each of its batches carries beside the rows. */
  batchFields(): Document;
  close(): void;
  /** Nothing will ever follow. */
  readonly hasEnded: boolean;
  /** An empty batch is handed out instead of waiting for more. */
  readonly returnsAtOnce?: boolean;
}

/** A row that was read and had no room in its batch: the next one begins with it. */
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
  /** The transaction that opened it; it is of no use in another one. */
  transaction: bigint | undefined;
  /** What is left of the time its command was given, in milliseconds. */
  timeLeft: number | undefined;
  /** The time of the kept snapshot that it reads. */
  readAt: Timestamp | undefined;
  lastUse: number;
  neverExpires: boolean;
  isPinned: boolean;
  isKilled: boolean;
}

const DEFAULT_TIMEOUT_MS = 10 * 60 * 1000;
/** Beyond so many the cursor that was not used for longest goes: clients that vanish leave theirs behind. */
const MAX_OPEN = 10_000;
const BATCH_BYTES = 15 * 1024 * 1024;

export function isTail(source: RowSource | TailSource): source is TailSource {
  return 'wait' in source;
}

/** The open cursors. */
export class Cursors {
  /** So long may a cursor be idle, in milliseconds: the parameter `cursorTimeoutMillis`. */
  timeout = DEFAULT_TIMEOUT_MS;
  /** The one that was not used for longest comes first. */
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

  /** Frees the cursors that were idle for too long. Those that never expire go with their session. */
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
  /** Nothing follows. */
  isLast: boolean;
}

/**
 * Takes up to `limit` rows from a source, and no more bytes than fit in a reply. Where nothing can be held the last row
 * may go beyond that.
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

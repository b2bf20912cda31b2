import { EventEmitter } from 'node:events';
import type { Binary, Timestamp } from 'bson';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { type Document, RawDocument, type Value } from '../bson/values.ts';
import { type Collection, namespaceOf } from '../storage/collection.ts';
import { oplogKey, RANGES } from '../storage/keys.ts';
import type { Layer } from '../storage/layer.ts';
import type { Store } from '../storage/store.ts';
import { Clock } from './clock.ts';

/** What happened to a document, or to a collection or database, in the words of change streams. */
export type OplogOperation =
  | { kind: 'insert'; collection: Collection; id: Value; bytes: Buffer }
  | {
      kind: 'update' | 'replace';
      collection: Collection;
      id: Value;
      bytes: Buffer;
      description: Document | undefined;
      before: Buffer;
    }
  | { kind: 'delete'; collection: Collection; id: Value; before: Buffer }
  | { kind: 'drop' | 'create' | 'createIndexes' | 'dropIndexes' | 'modify'; collection: Collection; detail?: Document }
  | { kind: 'rename'; collection: Collection; detail: Document }
  | { kind: 'dropDatabase'; database: string };

/** One entry of the log: operations that became visible together. */
export interface OplogEntry {
  time: Timestamp;
  operations: Document[];
  wallTime: Date;
  session?: Document;
  transaction?: bigint;
}

export interface TransactionOrigin {
  session: Document;
  number: bigint;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 200_000;
/** Entries are dropped in strides, so that commits rarely pay for it. */
const STRIDE = 1000;

/** The bounded log of changes that change streams read, kept in the store so that they survive a restart. */
export class Oplog {
  readonly clock = new Clock();
  readonly #store: Store;
  readonly #changed = new EventEmitter();
  readonly #sizes: { key: string; size: number }[] = [];
  #first = 0;
  #bytes = 0;

  constructor(store: Store) {
    this.#store = store;
    this.#changed.setMaxListeners(0);
    for (const { key, value } of store.view().range(RANGES.oplog.start, RANGES.oplog.end)) {
      this.#sizes.push({ key, size: value.length });
      this.#bytes += value.length;
    }
    const last = this.#sizes.at(-1);
    if (last) this.clock.advanceTo(decode(store.view().get(last.key) as Buffer).time as Timestamp);
    this.clock.tick();
  }

  /** Adds the entries of a commit to its layer. Operations of a transaction share one entry. */
  append(layer: Layer, operations: readonly OplogOperation[], origin?: TransactionOrigin): void {
    if (operations.length === 0) return;
    if (origin) this.#write(layer, operations, origin);
    else for (const operation of operations) this.#write(layer, [operation]);
    this.#trim(layer);
  }

  /** Tells the waiting streams that there is more to read. */
  announce(): void {
    this.#changed.emit('change');
  }

  onChange(listener: () => void): () => void {
    this.#changed.on('change', listener);
    return () => this.#changed.off('change', listener);
  }

  /** Entries at or after a time. */
  *from(time: Timestamp): Generator<OplogEntry> {
    for (const { value } of this.#store.view().range(oplogKey(time.t, time.i), RANGES.oplog.end)) {
      yield decode(value) as unknown as OplogEntry;
    }
  }

  /** The time of the oldest entry that is still there. */
  oldest(): Timestamp | undefined {
    const entry = this.#sizes[this.#first];
    return entry && (decode(this.#store.view().get(entry.key) as Buffer).time as Timestamp);
  }

  /** Whether entries were dropped, so that the log does not reach back to the beginning. */
  get isTrimmed(): boolean {
    const entry = this.#sizes[this.#first];
    return entry !== undefined && (this.#first > 0 || this.#store.view().has('\x07oplogTrimmed'));
  }

  #write(layer: Layer, operations: readonly OplogOperation[], origin?: TransactionOrigin): void {
    const time = this.clock.tick();
    const entry: Document = { time, operations: operations.map(describe), wallTime: new Date() };
    if (origin) {
      entry.session = origin.session;
      entry.transaction = origin.number;
    }
    const bytes = encode(entry);
    const key = oplogKey(time.t, time.i);
    layer.set(key, bytes);
    this.#sizes.push({ key, size: bytes.length });
    this.#bytes += bytes.length;
  }

  #trim(layer: Layer): void {
    const excess = this.#sizes.length - this.#first > MAX_ENTRIES + STRIDE || this.#bytes > MAX_BYTES * 1.1;
    if (!excess) return;
    while (
      this.#sizes.length - this.#first > 1 &&
      (this.#sizes.length - this.#first > MAX_ENTRIES || this.#bytes > MAX_BYTES)
    ) {
      const { key, size } = this.#sizes[this.#first++] as { key: string; size: number };
      layer.set(key, null);
      this.#bytes -= size;
    }
    layer.set('\x07oplogTrimmed', Buffer.from('1'));
    this.#sizes.splice(0, this.#first);
    this.#first = 0;
  }
}

function describe(operation: OplogOperation): Document {
  if (operation.kind === 'dropDatabase') return { kind: operation.kind, database: operation.database };
  const { collection } = operation;
  const base: Document = {
    kind: operation.kind,
    database: collection.database,
    collection: collection.name,
    namespace: namespaceOf(collection),
    uuid: collection.uuid as Binary,
  };
  if ('id' in operation) base.id = operation.id;
  if ('bytes' in operation && operation.kind !== 'update') base.document = new RawDocument(operation.bytes);
  if ('description' in operation && operation.description) base.description = operation.description;
  if ('before' in operation && keepsPreImages(collection)) base.before = new RawDocument(operation.before);
  if ('before' in operation && operation.kind === 'update' && keepsPreImages(collection)) {
    base.after = new RawDocument(operation.bytes);
  }
  if ('detail' in operation && operation.detail) base.detail = operation.detail;
  return base;
}

function keepsPreImages(collection: Collection): boolean {
  return (collection.options.changeStreamPreAndPostImages as Document | undefined)?.enabled === true;
}

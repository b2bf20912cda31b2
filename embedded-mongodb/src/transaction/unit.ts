import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import type { Document, Value } from '../bson/values.ts';
import type { OplogOperation } from '../change-stream/oplog.ts';
import { MongoError } from '../errors.ts';
import { type IndexKeys, indexKeys } from '../index/index-keys.ts';
import { KEY_END } from '../index/key-string.ts';
import { type Collection, type Index, namespaceOf } from '../storage/collection.ts';
import { documentKey, indexPrefix, readUint48, uint48 } from '../storage/keys.ts';
import { Layer } from '../storage/layer.ts';
import type { View } from '../storage/view.ts';
import type { Holder, Locks } from './locks.ts';

/** A stored document: its record number, its bytes, and its decoded form once somebody asked. */
export class Stored {
  readonly record: number;
  readonly bytes: Buffer;
  #document: Document | undefined;

  constructor(record: number, bytes: Buffer, document?: Document) {
    this.record = record;
    this.bytes = bytes;
    this.#document = document;
  }

  /** The decoded document, shared: it must not be changed. */
  get document(): Document {
    this.#document ??= decode(this.bytes);
    return this.#document;
  }
}

export const MAX_DOCUMENT_SIZE = 16 * 1024 * 1024;

const NOTHING = Buffer.alloc(0);

/** The writes of one command or transaction: visible to itself at once, to others when committed, all or none. */
export class Unit implements Holder {
  readonly layer = new Layer();
  readonly view: View;
  readonly snapshotAt: number | undefined;
  readonly ended: Promise<void>;
  readonly operations: OplogOperation[] = [];
  readonly counts = new Map<Collection, number>();
  /** Collections whose indexes became multikey by these writes. */
  readonly changedCatalog = new Set<Collection>();
  /** Keys that a competing writer must not touch: documents and unique index entries. */
  readonly written = new Set<string>();
  readonly #locks: Locks;
  readonly #keepsLocks: boolean;
  #end: () => void = () => {};

  constructor(base: View, locks: Locks, snapshotAt: number | undefined, keepsLocks: boolean) {
    this.view = base.under(this.layer);
    this.#locks = locks;
    this.snapshotAt = snapshotAt;
    this.#keepsLocks = keepsLocks;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** Tells those who wait that this unit is over. */
  end(): void {
    this.#locks.release(this.#keepsLocks ? this.written : []);
    this.#end();
  }

  read(collection: Collection, record: number): Stored | undefined {
    const bytes = this.view.get(documentKey(collection.id, record));
    return bytes && new Stored(record, bytes);
  }

  insert(collection: Collection, document: Document, bytes: Buffer): void {
    checkSize(bytes);
    const record = collection.nextRecord++;
    const additions = collection.indexes.map((index) => this.#entries(index, document));
    for (const entries of additions) this.#checkUnique(collection, entries, record);
    const key = documentKey(collection.id, record);
    this.#claim(key);
    this.layer.set(key, bytes);
    for (const entries of additions) this.#add(collection, entries, entries.keys.keys, record);
    this.counts.set(collection, (this.counts.get(collection) ?? 0) + 1);
    this.operations.push({ kind: 'insert', collection, id: document._id, bytes });
  }

  /** Replaces a document's content; the caller has seen to it that `_id` stays. */
  update(collection: Collection, old: Stored, document: Document, description: Document | undefined): void {
    const bytes = encode(document);
    checkSize(bytes);
    const key = documentKey(collection.id, old.record);
    this.#lock(key);
    const changes = collection.indexes
      .map((index) => difference(this.#entries(index, old.document), this.#entries(index, document)))
      .filter((change) => change.added.length > 0 || change.removed.length > 0);
    for (const { entries, added } of changes) this.#checkUnique(collection, entries, old.record, added);
    this.#claim(key);
    this.layer.set(key, bytes);
    for (const { entries, added, removed } of changes) {
      this.#drop(entries.index, removed, old.record);
      this.#add(collection, entries, added, old.record);
    }
    this.operations.push({
      kind: description ? 'update' : 'replace',
      collection,
      id: document._id,
      bytes,
      description,
      before: old.bytes,
    });
  }

  delete(collection: Collection, old: Stored): void {
    const key = documentKey(collection.id, old.record);
    this.#lock(key);
    const removals = collection.indexes.map((index) => this.#entries(index, old.document));
    for (const entries of removals) {
      if (entries.index.unique) for (const entry of entries.keys.keys) this.#lock(entryKey(entries.index, entry, 0));
    }
    this.#claim(key);
    this.layer.set(key, null);
    for (const entries of removals) this.#drop(entries.index, entries.keys.keys, old.record);
    this.counts.set(collection, (this.counts.get(collection) ?? 0) - 1);
    this.operations.push({ kind: 'delete', collection, id: old.document._id, before: old.bytes });
  }

  /** Notes that a write found nothing to change in a document: it still conflicts with another writer. */
  touch(collection: Collection, stored: Stored): void {
    this.#claim(documentKey(collection.id, stored.record));
  }

  /** Adds one document to an index under construction. */
  addToIndex(collection: Collection, index: Index, stored: Stored): void {
    const entries = this.#entries(index, stored.document);
    this.#checkUnique(collection, entries, stored.record);
    this.#add(collection, entries, entries.keys.keys, stored.record);
  }

  #lock(key: string): void {
    this.#locks.check(key, this);
  }

  #claim(key: string): void {
    this.#locks.check(key, this);
    this.written.add(key);
    if (this.#keepsLocks) this.#locks.take(key, this);
  }

  #entries(index: Index, document: Document): Entries {
    const none: IndexKeys = { keys: [], values: [], multikey: [], present: false };
    if (index.partial && !index.partial.includes(document)) return { index, keys: none };
    const keys = indexKeys(document, index.fields);
    return { index, keys: index.sparse && !keys.present ? none : keys };
  }

  #checkUnique(collection: Collection, entries: Entries, record: number, added?: readonly string[]): void {
    const { index, keys } = entries;
    if (!index.unique) return;
    for (const entry of added ?? keys.keys) {
      const key = entryKey(index, entry, record);
      this.#lock(key);
      const holder = this.view.get(key);
      if (holder && readUint48(holder.toString('latin1'), 0) !== record) {
        throw duplicateKey(collection, index, keys.values[keys.keys.indexOf(entry)] ?? []);
      }
    }
  }

  #add(collection: Collection, { index, keys }: Entries, added: readonly string[], record: number): void {
    for (const entry of added) {
      const key = entryKey(index, entry, record);
      if (index.unique) this.#claim(key);
      this.layer.set(key, index.unique ? Buffer.from(uint48(record), 'latin1') : NOTHING);
    }
    for (let field = 0; field < keys.multikey.length; field++) {
      if (keys.multikey[field] && !index.multikey[field]) {
        index.multikey[field] = true;
        this.changedCatalog.add(collection);
      }
    }
  }

  #drop(index: Index, removed: readonly string[], record: number): void {
    for (const entry of removed) {
      const key = entryKey(index, entry, record);
      if (index.unique) this.#claim(key);
      this.layer.set(key, null);
    }
  }
}

interface Entries {
  index: Index;
  keys: IndexKeys;
}

/** A unique entry ends with its key and holds the record; another one carries the record in its key. */
function entryKey(index: Index, key: string, record: number): string {
  const entry = indexPrefix(index.id) + key + KEY_END;
  return index.unique ? entry : entry + uint48(record);
}

function difference(before: Entries, after: Entries): { entries: Entries; added: string[]; removed: string[] } {
  const [old, now] = [before.keys.keys, after.keys.keys];
  if (old.length === 1 && now.length === 1 && old[0] === now[0]) return { entries: after, added: [], removed: [] };
  const oldKeys = new Set(old);
  const newKeys = new Set(now);
  return {
    entries: after,
    added: now.filter((key) => !oldKeys.has(key)),
    removed: old.filter((key) => !newKeys.has(key)),
  };
}

function checkSize(bytes: Buffer): void {
  if (bytes.length <= MAX_DOCUMENT_SIZE) return;
  throw new MongoError(
    'BSONObjectTooLarge',
    `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_SIZE}`,
  );
}

function duplicateKey(collection: Collection, index: Index, values: readonly Value[]): MongoError {
  const keyValue: Document = {};
  for (let at = 0; at < index.fields.length; at++) keyValue[index.fields[at]?.name as string] = values[at];
  const shown = Object.entries(keyValue).map(([name, value]) => `${name}: ${show(value)}`);
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespaceOf(collection)} index: ${index.name} dup key: { ${shown.join(', ')} }`,
    { extra: { keyPattern: index.specification.key, keyValue } },
  );
}

/** A value as the server's messages print it. */
function show(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || value === undefined) return String(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[ ${value.map(show).join(', ')} ]`;
  if (typeof value !== 'object') return String(value);
  const name = value.constructor?.name;
  if (name === 'ObjectId') return `ObjectId('${String(value)}')`;
  if (name !== 'Object') return String(value);
  return `{ ${Object.entries(value)
    .map(([key, entry]) => `${key}: ${show(entry)}`)
    .join(', ')} }`;
}

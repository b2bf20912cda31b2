import { encode } from '../bson/encode.ts';
import type { Document } from '../bson/values.ts';
import { type Collection, getNamespace, type Index } from '../catalog/collection.ts';
import { duplicateKey } from '../index/duplicate-key.ts';
import { addEntries, buildEntries, difference, type Entries, entryKey } from '../index/entries.ts';
import { KEY_END } from '../key-string/key-string.ts';
import { type OplogOperation, toCreateOperation } from '../oplog/oplog-entry.ts';
import { catalogKey, decodeRecord, documentKey, documentPrefix, indexPrefix, readUint48 } from '../storage/keys.ts';
import { checkStorable } from '../storage/storable.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import { WriteSet } from '../storage/write-set.ts';
import type { Holder, Locks } from './locks.ts';

/** The writes of one command or transaction: visible to itself immediately, to others atomically at commit. */
export class WriteBatch implements Holder {
  readonly writeSet = new WriteSet();
  readonly view: View;
  readonly snapshotAt: number | undefined;
  readonly ended: Promise<void>;
  readonly operations: OplogOperation[] = [];
  readonly counts = new Map<Collection, number>();
  /** The growth of capped collections in bytes. */
  readonly sizes = new Map<Collection, number>();
  /** Collections whose indexes became multikey by these writes. */
  readonly changedCatalog = new Set<Collection>();
  /** The locked keys: documents and entries of unique indexes. */
  readonly written = new Set<string>();
  /** Created collections by namespace, invisible to others before the commit. */
  readonly created = new Map<string, Collection>();
  readonly #shared = new Set<string>();
  readonly #locks: Locks;
  readonly #keepsLocks: boolean;
  #end: () => void = () => {};

  constructor(base: View, locks: Locks, snapshotAt: number | undefined, keepsLocks: boolean) {
    this.view = base.under(this.writeSet);
    this.#locks = locks;
    this.snapshotAt = snapshotAt;
    this.#keepsLocks = keepsLocks;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** Whether there is nothing to commit. */
  get isEmpty(): boolean {
    const { writeSet, created, changedCatalog, operations } = this;
    return writeSet.size + created.size + changedCatalog.size + operations.length === 0;
  }

  /** Releases the locks and resolves `ended`. */
  end(): void {
    this.#locks.release(this.#keepsLocks ? this.written : []);
    this.#locks.unshare(this.#shared, this);
    this.#end();
  }

  /** Protects the collection from being dropped or modified until the batch ends. */
  share(collection: Collection): void {
    const key = catalogKey(getNamespace(collection));
    if (this.#shared.has(key)) return;
    this.#shared.add(key);
    this.#locks.share(key, this);
  }

  create(collection: Collection): void {
    this.#claim(catalogKey(getNamespace(collection)));
    this.created.set(getNamespace(collection), collection);
    this.operations.push(toCreateOperation(collection));
  }

  read(collection: Collection, record: number): StoredDocument | undefined {
    const bytes = this.view.get(documentKey(collection.id, record));
    return bytes && new StoredDocument(record, bytes);
  }

  insert(collection: Collection, document: Document, bytes: Buffer): void {
    checkStorable(document, bytes);
    const record = collection.nextRecord++;
    const additions = collection.indexes.map((index) => buildEntries(index, document));
    for (const entries of additions) this.#checkUnique(collection, entries, record);
    for (const oldest of this.#beyondCap(collection, bytes.length)) this.#lockWhole(collection, oldest);
    const key = documentKey(collection.id, record);
    this.#claim(key);
    this.writeSet.set(key, bytes);
    for (const entries of additions) this.#add(collection, entries, entries.keys.keys, record);
    this.counts.set(collection, (this.counts.get(collection) ?? 0) + 1);
    this.operations.push({ kind: 'insert', collection, id: document._id, bytes });
    if (collection.options.capped === true) this.#keepWithinCap(collection, bytes.length);
  }

  /** Replaces a document; the caller ensures that `_id` is unchanged. */
  update(collection: Collection, old: StoredDocument, document: Document, description: Document | undefined): void {
    const bytes = encode(document);
    checkStorable(document, bytes);
    const key = documentKey(collection.id, old.record);
    this.#lock(key);
    const changes = collection.indexes
      .map((index) => difference(buildEntries(index, old.document), buildEntries(index, document)))
      .filter((change) => change.added.length > 0 || change.removed.length > 0);
    for (const { entries, added } of changes) this.#checkUnique(collection, entries, old.record, added);
    this.#claim(key);
    this.writeSet.set(key, bytes);
    this.#grow(collection, bytes.length - old.bytes.length);
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

  delete(collection: Collection, old: StoredDocument): void {
    const key = documentKey(collection.id, old.record);
    const removals = this.#lockWhole(collection, old);
    this.#claim(key);
    this.writeSet.set(key, null);
    for (const entries of removals) this.#drop(entries.index, entries.keys.keys, old.record);
    this.counts.set(collection, (this.counts.get(collection) ?? 0) - 1);
    this.#grow(collection, -old.bytes.length);
    this.operations.push({ kind: 'delete', collection, id: old.document._id, before: old.bytes });
  }

  /** Checks the locks of a document and its unique entries; returns its entries. */
  #lockWhole(collection: Collection, { record, document }: StoredDocument): Entries[] {
    this.#lock(documentKey(collection.id, record));
    const all = collection.indexes.map((index) => buildEntries(index, document));
    for (const { index, keys } of all) {
      if (index.unique) for (const entry of keys.keys) this.#lock(entryKey(index, entry, record));
    }
    return all;
  }

  /** The documents of a capped collection that a new one of this size displaces. */
  *#beyondCap(collection: Collection, added: number): Generator<StoredDocument> {
    if (collection.options.capped !== true) return;
    const { size: maxSize, max = Number.POSITIVE_INFINITY } = collection.options as { size: bigint; max?: number };
    let count = collection.count + (this.counts.get(collection) ?? 0) + 1;
    let size = collection.size + (this.sizes.get(collection) ?? 0) + added;
    for (const { key, value } of this.view.range(documentPrefix(collection.id), documentPrefix(collection.id + 1))) {
      if (count <= max && size <= maxSize) return;
      yield new StoredDocument(decodeRecord(key), value);
      count--;
      size -= value.length;
    }
  }

  /** Deletes the oldest documents of a capped collection until it is within its limits. */
  #keepWithinCap(collection: Collection, added: number): void {
    const { size: maxSize, max = Number.POSITIVE_INFINITY } = collection.options as { size: bigint; max?: number };
    this.#grow(collection, added);
    const excess = () =>
      collection.count + (this.counts.get(collection) ?? 0) > max ||
      collection.size + (this.sizes.get(collection) ?? 0) > maxSize;
    while (excess()) {
      const oldest = this.view.first(documentPrefix(collection.id), documentPrefix(collection.id + 1));
      if (!oldest) return;
      this.delete(collection, new StoredDocument(decodeRecord(oldest.key), oldest.value));
    }
  }

  #grow(collection: Collection, bytes: number): void {
    if (collection.options.capped === true) this.sizes.set(collection, (this.sizes.get(collection) ?? 0) + bytes);
  }

  /** Locks a document for an update without changes, which still conflicts with other writers. */
  touch(collection: Collection, stored: StoredDocument): void {
    this.#claim(documentKey(collection.id, stored.record));
  }

  /** Adds a document to an index that is visible to this transaction only. */
  addToIndex(collection: Collection, index: Index, stored: StoredDocument): void {
    const entries = buildEntries(index, stored.document);
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

  #checkUnique(collection: Collection, entries: Entries, record: number, added?: readonly string[]): void {
    const { index, keys } = entries;
    if (index.specification.prepareUnique === true) this.#checkPrepared(collection, entries, added ?? keys.keys);
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

  /** `prepareUnique`: existing duplicates stay, new ones are refused. */
  #checkPrepared(collection: Collection, { index, keys }: Entries, added: readonly string[]): void {
    for (const entry of added) {
      const start = indexPrefix(index.id) + entry + KEY_END;
      if (this.view.first(start, `${start}\xff`)) {
        throw duplicateKey(collection, index, keys.values[keys.keys.indexOf(entry)] ?? []);
      }
    }
  }

  #add(collection: Collection, entries: Entries, added: readonly string[], record: number): void {
    const { index } = entries;
    if (index.unique) for (const entry of added) this.#claim(entryKey(index, entry, record));
    if (addEntries(this.writeSet, entries, added, record)) this.changedCatalog.add(collection);
  }

  #drop(index: Index, removed: readonly string[], record: number): void {
    for (const entry of removed) {
      const key = entryKey(index, entry, record);
      if (index.unique) this.#claim(key);
      this.writeSet.set(key, null);
    }
  }
}

import type { Document } from '../bson/values.ts';
import { Catalog } from '../catalog/catalog.ts';
import { type Collection, getNamespace } from '../catalog/collection.ts';
import { MongoError, snapshotUnavailable, writeConflict } from '../errors.ts';
import { IndexBuilds } from '../index/build.ts';
import { Oplog } from '../oplog/oplog.ts';
import { type OplogOperation, type TransactionOrigin, toCreateOperation } from '../oplog/oplog-entry.ts';
import { Eraser } from '../storage/eraser.ts';
import { catalogKey, countKey } from '../storage/keys.ts';
import { Store } from '../storage/store.ts';
import { WriteSet } from '../storage/write-set.ts';
import type { Committer, OpenTransaction } from './committer.ts';
import { endsWithin, LOCK_WAIT_MS, LockedError, Locks } from './locks.ts';
import { WriteBatch } from './write-batch.ts';
import { Writing } from './writing.ts';

/** Combines storage, catalog, oplog and locks: opens snapshots for reads, and commits writes. */
export class Engine implements Committer {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly oplog: Oplog;
  readonly eraser: Eraser;
  readonly builds = new IndexBuilds();
  readonly locks = new Locks();
  readonly writing = new Writing(this);

  constructor(folder: string, sync: boolean) {
    this.store = new Store(folder, sync);
    this.catalog = new Catalog(this.store);
    this.oplog = new Oplog(this.store);
    this.eraser = new Eraser(this.store);
  }

  /** Runs short work on the newest state and commits its writes. `work` runs again after a conflict with a transaction. */
  async write<T>(work: (batch: WriteBatch) => T): Promise<T> {
    for (;;) {
      const batch = new WriteBatch(this.store.view(), this.locks, undefined, false);
      try {
        const result = work(batch);
        this.commit(batch);
        return result;
      } catch (error) {
        if (!(error instanceof LockedError)) throw error;
        if (!(await endsWithin(error.holder, LOCK_WAIT_MS))) throw writeConflict();
      }
    }
  }

  begin(): OpenTransaction {
    const snapshot = this.store.snapshot();
    this.locks.openSnapshot();
    return { snapshot, batch: new WriteBatch(snapshot.view, this.locks, this.locks.commitNumber, true) };
  }

  renew(transaction: OpenTransaction): void {
    const { created } = transaction.batch;
    this.abort(transaction);
    Object.assign(transaction, this.begin());
    for (const collection of created.values()) transaction.batch.create(collection);
  }

  commitTransaction(transaction: OpenTransaction, origin: TransactionOrigin, also: (writeSet: WriteSet) => void): void {
    also(transaction.batch.writeSet);
    this.commit(transaction.batch, origin);
    this.#close(transaction);
  }

  abort(transaction: OpenTransaction): void {
    this.#close(transaction);
  }

  #close(transaction: OpenTransaction): void {
    transaction.batch.end();
    this.locks.closeSnapshot();
    transaction.snapshot.release();
  }

  commit(batch: WriteBatch, origin?: TransactionOrigin): void {
    const { writeSet } = batch;
    if (batch.isEmpty) return;
    for (const collection of batch.created.values())
      this.catalog.add(collection, this.locks.commitNumber + 1, writeSet);
    for (const [collection, change] of batch.counts) {
      collection.count += change;
      writeSet.set(countKey(collection.id), Buffer.from(String(collection.count), 'latin1'));
    }
    this.builds.follow(this.store.view(), writeSet);
    for (const [collection, bytes] of batch.sizes) collection.size += bytes;
    for (const collection of batch.changedCatalog) {
      // A hidden collection is saved when it is published.
      if (this.catalog.get(getNamespace(collection)) === collection) this.catalog.save(collection, writeSet);
    }
    this.oplog.append(writeSet, batch.operations, origin);
    this.locks.committed(batch.written);
    this.store.commit(writeSet);
    if (batch.operations.length > 0) this.oplog.announce(batch.operations);
  }

  /** Commits a change of the catalog. */
  commitCatalog(writeSet: WriteSet, operations: readonly OplogOperation[]): void {
    this.oplog.append(writeSet, operations);
    this.locks.committed([]);
    for (const operation of operations) {
      if ('collection' in operation && operation.kind !== 'create')
        this.recordChange(getNamespace(operation.collection));
    }
    this.store.commit(writeSet);
    this.oplog.announce(operations);
  }

  /** Stops background work and long writes, and writes everything to disk. */
  async close(): Promise<void> {
    this.eraser.stop();
    await this.writing.close();
    await this.store.close();
  }

  /** Records that the namespace has changed: transactions with older snapshots must not use it. */
  recordChange(namespace: string): void {
    this.catalog.recordChange(namespace, this.locks.commitNumber);
  }

  /**
   * Returns the collection, created if missing. In a transaction it is invisible to others before the commit. Outside of one
   * this waits for a transaction that is creating it.
   */
  async ensureCollection(
    database: string,
    name: string,
    batch: WriteBatch | undefined,
    options: Document = {},
  ): Promise<Collection> {
    const namespace = `${database}.${name}`;
    if (batch) return this.collectionIn(batch, namespace) ?? this.#createIn(batch, database, name, options);
    await this.waitForUsers(namespace, () => this.catalog.get(namespace) !== undefined);
    const existing = this.catalog.get(namespace);
    if (existing) return existing;
    const collection = this.catalog.make(database, name, options);
    const writeSet = new WriteSet();
    this.catalog.add(collection, this.locks.commitNumber + 1, writeSet);
    this.commitCatalog(writeSet, [toCreateOperation(collection)]);
    return collection;
  }

  #createIn(batch: WriteBatch, database: string, name: string, options: Document): Collection {
    if (this.catalog.get(`${database}.${name}`)) throw writeConflict();
    const collection = this.catalog.make(database, name, options);
    try {
      batch.create(collection);
    } catch (error) {
      throw error instanceof LockedError ? writeConflict() : error;
    }
    return collection;
  }

  /** A collection as seen by a transaction, which then protects it from being dropped or modified. */
  collectionIn(batch: WriteBatch, namespace: string): Collection | undefined {
    const own = batch.created.get(namespace);
    if (own) return own;
    const collection = this.collectionAt(batch.snapshotAt ?? 0, namespace);
    if (collection) batch.share(collection);
    return collection;
  }

  /** A collection as of a commit; undefined if it was created later. Throws SnapshotUnavailable if it has changed since. */
  collectionAt(commitNumber: number, namespace: string): Collection | undefined {
    if (this.catalog.isChangedSince(namespace, commitNumber)) throw snapshotUnavailable(namespace);
    const collection = this.catalog.get(namespace);
    return collection && collection.createdAt <= commitNumber ? collection : undefined;
  }

  /** Whether a transaction uses the collection of this name. */
  isUsed(namespace: string): boolean {
    return this.locks.findUser(catalogKey(namespace)) !== undefined;
  }

  /** Waits until no transaction uses the namespace, or `isOver`. */
  async waitForUsers(namespace: string, isOver: () => boolean = () => false): Promise<void> {
    for (;;) {
      const user = isOver() ? undefined : this.locks.findUser(catalogKey(namespace));
      if (!user) return;
      if (!(await endsWithin(user, LOCK_WAIT_MS)))
        throw new MongoError('LockTimeout', `Unable to acquire the lock on '${namespace}' in time`);
    }
  }
}

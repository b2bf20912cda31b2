import { Oplog, type OplogOperation, type TransactionOrigin } from './change-stream/oplog.ts';
import { writeConflict } from './errors.ts';
import { Catalog } from './storage/catalog.ts';
import type { Collection } from './storage/collection.ts';
import { countKey } from './storage/keys.ts';
import { Layer } from './storage/layer.ts';
import { type Snapshot, Store } from './storage/store.ts';
import { type Holder, LockedError, Locks, StaleSnapshotError } from './transaction/locks.ts';
import { Unit } from './transaction/unit.ts';

/** How long a command waits for a document that a transaction holds; a transaction itself ends after a minute. */
const LOCK_WAIT_MS = 65_000;
/** How long the first statement of a transaction waits before it reports a conflict. */
const FIRST_STATEMENT_WAIT_MS = 500;

/** A transaction's reading and writing side. */
export interface OpenTransaction {
  unit: Unit;
  snapshot: Snapshot;
}

/** Storage, catalog, log and locks put together: how reads get a state and how writes become one. */
export class Engine {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly oplog: Oplog;
  readonly locks = new Locks();

  constructor(folder: string, sync: boolean) {
    this.store = new Store(folder, sync);
    this.catalog = new Catalog(this.store);
    this.oplog = new Oplog(this.store);
  }

  /**
   * Runs `work` on the newest state and commits what it wrote together with `also`. `work` runs again from the start
   * after it met a document that a transaction held, so it must have no other effects.
   */
  async write<T>(work: (unit: Unit) => T, also?: (result: T, layer: Layer) => void): Promise<T> {
    for (;;) {
      const unit = new Unit(this.store.view(), this.locks, undefined, false);
      try {
        const result = work(unit);
        also?.(result, unit.layer);
        this.commit(unit);
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
    return { snapshot, unit: new Unit(snapshot.view, this.locks, this.locks.commitNumber, true) };
  }

  /**
   * Runs a statement of a transaction. While the transaction has neither read nor written, it may wait for another one
   * to end and start over from a newer state, as if it had come a moment later.
   */
  async writeIn<T>(transaction: OpenTransaction, isFirst: boolean, work: (unit: Unit) => T): Promise<T> {
    const deadline = Date.now() + FIRST_STATEMENT_WAIT_MS;
    for (;;) {
      try {
        return work(transaction.unit);
      } catch (error) {
        if (error instanceof StaleSnapshotError) throw writeConflict();
        if (!(error instanceof LockedError)) throw error;
        if (!isFirst || !(await endsWithin(error.holder, deadline - Date.now()))) throw writeConflict();
        this.abort(transaction);
        Object.assign(transaction, this.begin());
      }
    }
  }

  commitTransaction(transaction: OpenTransaction, origin: TransactionOrigin, also: (layer: Layer) => void): void {
    also(transaction.unit.layer);
    this.commit(transaction.unit, origin);
    this.#close(transaction);
  }

  abort(transaction: OpenTransaction): void {
    this.#close(transaction);
  }

  #close(transaction: OpenTransaction): void {
    transaction.unit.end();
    this.locks.closeSnapshot();
    transaction.snapshot.release();
  }

  commit(unit: Unit, origin?: TransactionOrigin): void {
    const { layer } = unit;
    if (layer.size === 0) return;
    for (const [collection, change] of unit.counts) {
      collection.count += change;
      layer.set(countKey(collection.id), Buffer.from(String(collection.count), 'latin1'));
    }
    for (const collection of unit.changedCatalog) this.catalog.save(collection, layer);
    this.oplog.append(layer, unit.operations, origin);
    this.locks.committed(unit.written);
    this.store.commit(layer);
    if (unit.operations.length > 0) this.oplog.announce();
  }

  /** Commits a change of the catalog. */
  commitCatalog(layer: Layer, operations: readonly OplogOperation[]): void {
    this.oplog.append(layer, operations);
    this.store.commit(layer);
    this.oplog.announce();
  }

  createCollection(database: string, name: string, options: Record<string, unknown> = {}): Collection {
    const collection = this.catalog.create(database, name, options);
    const layer = new Layer();
    this.commitCatalog(layer, [{ kind: 'create', collection, detail: options }]);
    return collection;
  }

  /** The collection, made where it is missing, as a write does. */
  ensureCollection(database: string, name: string): Collection {
    return this.catalog.get(`${database}.${name}`) ?? this.createCollection(database, name);
  }
}

/** Waits for a holder of locks; false where it takes too long. */
export function endsWithin(holder: Holder, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), Math.max(0, milliseconds));
    void holder.ended.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

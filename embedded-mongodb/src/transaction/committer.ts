import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot, Store } from '../storage/store.ts';
import type { Locks } from './locks.ts';
import type { WriteBatch } from './write-batch.ts';

/** A transaction's reading and writing side. */
export interface OpenTransaction {
  batch: WriteBatch;
  snapshot: Snapshot;
}

/** What the writing part of commands needs of the engine. */
export interface Committer {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly locks: Locks;
  commit(batch: WriteBatch): void;
  /** Starts a transaction over from the newest state, which it has neither read nor written yet. */
  renew(transaction: OpenTransaction): void;
}

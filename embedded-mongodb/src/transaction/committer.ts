import type { Catalog } from '../catalog/catalog.ts';
import type { Snapshot, Store } from '../storage/store.ts';
import type { Locks } from './locks.ts';
import type { WriteBatch } from './write-batch.ts';

/** An open transaction: its snapshot and its writes. */
export interface OpenTransaction {
  batch: WriteBatch;
  snapshot: Snapshot;
}

/** The part of the engine that writing commands use. */
export interface Committer {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly locks: Locks;
  commit(batch: WriteBatch): void;
  /** Restarts a transaction on the newest state. It must not have read or written yet. */
  renew(transaction: OpenTransaction): void;
}

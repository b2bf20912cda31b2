import { type Collection, getNamespace } from '../catalog/collection.ts';
import { MongoError, writeConflict } from '../errors.ts';
import type { View } from '../storage/view.ts';
import type { WriteSet } from '../storage/write-set.ts';
import type { Committer } from './committer.ts';
import { endsWithin, LOCK_WAIT_MS, type LockedError } from './locks.ts';
import { WriteBatch } from './write-batch.ts';
import type { Writer } from './writer.ts';

/** The writes of a command outside of a transaction; those between two breaks are committed together. */
export class Slices implements Writer {
  breaks = 0;
  readonly #engine: Committer;
  readonly #beforeCommit: (writeSet: WriteSet) => void;
  #batch: WriteBatch | undefined;
  #known: Collection | undefined;

  /** @param beforeCommit adds entries to each commit */
  constructor(engine: Committer, beforeCommit: (writeSet: WriteSet) => void) {
    this.#engine = engine;
    this.#beforeCommit = beforeCommit;
  }

  get batch(): WriteBatch {
    this.#batch ??= new WriteBatch(this.#engine.store.view(), this.#engine.locks, undefined, false);
    return this.#batch;
  }

  batchOn(collection: Collection): WriteBatch {
    if (collection !== this.#known) {
      if (!this.has(collection)) {
        throw new MongoError('QueryPlanKilled', `collection dropped or renamed: '${getNamespace(collection)}'`);
      }
      this.#known = collection;
    }
    return this.batch;
  }

  has(collection: Collection): boolean {
    return this.#engine.catalog.get(getNamespace(collection)) === collection;
  }

  hold(view: View): () => void {
    return this.#engine.store.hold(view);
  }

  async released({ holder }: LockedError): Promise<void> {
    if (!(await endsWithin(holder, LOCK_WAIT_MS))) throw writeConflict();
  }

  /** Ends a slice: commits its writes, if any. */
  end(): void {
    this.breaks++;
    this.#known = undefined;
    const batch = this.#batch;
    this.#batch = undefined;
    if (!batch || batch.isEmpty) return;
    this.#beforeCommit(batch.writeSet);
    this.#engine.commit(batch);
  }
}

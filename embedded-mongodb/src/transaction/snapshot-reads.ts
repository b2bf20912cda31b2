import type { Timestamp } from 'bson';
import { MongoError } from '../errors.ts';
import type { View } from '../storage/view.ts';
import type { Engine } from './engine.ts';

/** A snapshot that was read outside of a transaction, and can be read again by its cluster time. */
export interface KeptSnapshot {
  readonly time: Timestamp;
  /** The number of the last commit that it includes. */
  readonly commitNumber: number;
  readonly view: View;
}

interface Entry extends KeptSnapshot {
  readonly release: () => void;
  readonly takenAt: number;
}

/** Like MongoDB, keeps history for five minutes. LMDB cannot reuse pages that a snapshot needs. */
const LIFETIME_MS = 5 * 60 * 1000;
const MAX_SNAPSHOTS = 100;
/** The limit of what snapshots keep in memory: while others write much, there are fewer. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The snapshots of reads with read concern snapshot by cluster time, oldest first. */
export class SnapshotReads {
  readonly #engine: Engine;
  readonly #entries = new Map<string, Entry>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Takes and keeps a snapshot of the newest state. */
  take(): KeptSnapshot {
    const time = this.#engine.oplog.clock.now();
    const key = time.toString();
    const known = this.#entries.get(key);
    if (known) return known;
    const { view, release } = this.#engine.store.snapshot();
    const entry = { time, commitNumber: this.#engine.locks.commitNumber, view, release, takenAt: Date.now() };
    this.#entries.set(key, entry);
    while (this.#entries.size > MAX_SNAPSHOTS || (this.#entries.size > 1 && this.#bytes() > MAX_BYTES)) {
      this.#dropOldest();
    }
    return entry;
  }

  /** An upper bound: consecutive snapshots share layers, and merged layers share values with those they replace. */
  #bytes(): number {
    const layers = new Set([...this.#entries.values()].flatMap(({ view }) => view.layers));
    return [...layers].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The snapshot at a cluster time. Throws SnapshotTooOld if it is not kept. */
  at(time: Timestamp): KeptSnapshot {
    const known = this.#entries.get(time.toString());
    if (known) return known;
    if (time.greaterThanOrEqual(this.#engine.oplog.clock.now())) return this.take();
    throw new MongoError('SnapshotTooOld', `Read timestamp ${time} is older than the oldest available timestamp.`);
  }

  expire(): void {
    const limit = Date.now() - LIFETIME_MS;
    for (const entry of this.#entries.values()) {
      if (entry.takenAt > limit) return;
      this.#dropOldest();
    }
  }

  releaseAll(): void {
    while (this.#entries.size > 0) this.#dropOldest();
  }

  #dropOldest(): void {
    const [key, entry] = this.#entries.entries().next().value as [string, Entry];
    this.#entries.delete(key);
    entry.release();
  }
}

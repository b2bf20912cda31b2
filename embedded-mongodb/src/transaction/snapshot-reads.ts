import type { Timestamp } from 'bson';
import { MongoError } from '../errors.ts';
import type { View } from '../storage/view.ts';
import type { Engine } from './engine.ts';

/** A state that was read outside of a transaction, and may be read again at its time. */
export interface KeptSnapshot {
  readonly time: Timestamp;
  /** The last commit that it shows. */
  readonly commitNumber: number;
  readonly view: View;
}

interface Entry extends KeptSnapshot {
  readonly release: () => void;
  readonly takenAt: number;
}

/** MongoDB, too, keeps history for five minutes; pages that a snapshot reads cannot be used again meanwhile. */
const LIFETIME_MS = 5 * 60 * 1000;
const MAX_SNAPSHOTS = 100;

/** The states behind reads with read concern snapshot, by their cluster time, oldest first. */
export class SnapshotReads {
  readonly #engine: Engine;
  readonly #entries = new Map<string, Entry>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The newest state, kept from now on. */
  take(): KeptSnapshot {
    const time = this.#engine.oplog.clock.now();
    const key = time.toString();
    const known = this.#entries.get(key);
    if (known) return known;
    const { view, release } = this.#engine.store.snapshot();
    const entry = { time, commitNumber: this.#engine.locks.commitNumber, view, release, takenAt: Date.now() };
    this.#entries.set(key, entry);
    if (this.#entries.size > MAX_SNAPSHOTS) this.#dropOldest();
    return entry;
  }

  /** The state at a time. Throws SnapshotTooOld where it is no longer, or was never, kept. */
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

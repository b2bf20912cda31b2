import type { Collection } from 'mongodb';

/** The document of a run that no other may run beside. */
export interface Lease {
  _id: 'running';
  run: string;
  startedAt: Date;
  /** Rises while the run lives. */
  aliveAt: Date;
}

export interface HeldLease {
  /** Removes the document: nothing is under way any more. */
  release(): Promise<void>;
  /** Leaves the document, for the next run to take over at once. */
  abandon(): Promise<void>;
}

const BEAT_MS = 10_000;
/** A run that has been silent for so long is dead: it was killed, or lost the database. */
const DEAD_AFTER_MS = 60_000;
const DUPLICATE_KEY = 11000;

/** Takes the lease for a run; null if another one holds it that is alive. */
export async function takeLease(leases: Collection<Lease>, run: string): Promise<HeldLease | null> {
  const now = new Date();
  try {
    await leases.updateOne(
      { _id: 'running', aliveAt: { $lt: new Date(now.getTime() - DEAD_AFTER_MS) } },
      { $set: { run, startedAt: now, aliveAt: now } },
      { upsert: true },
    );
  } catch (error) {
    if ((error as { code?: number }).code === DUPLICATE_KEY) return null;
    throw error;
  }
  const own = { _id: 'running', run } as const;
  // A missed beat is no reason to end: what the run itself does fails as well where the database is lost.
  const beat = () => leases.updateOne(own, { $set: { aliveAt: new Date() } }).catch(() => undefined);
  const timer = setInterval(beat, BEAT_MS);
  return {
    async release() {
      clearInterval(timer);
      await leases.deleteOne(own);
    },
    async abandon() {
      clearInterval(timer);
      await leases.updateOne(own, { $set: { aliveAt: new Date(0) } });
    },
  };
}

import type { Collection } from 'mongodb';

/** The lock document of a run that excludes all others. */
export interface Lease {
  _id: 'running';
  run: string;
  startedAt: Date;
  /** Updated regularly while the run is alive. */
  aliveAt: Date;
}

export interface HeldLease {
  /** Removes the document: no run is active any more. */
  release(): Promise<void>;
  /** Keeps the document, so that the next run can take it over at once. */
  abandon(): Promise<void>;
}

const BEAT_MS = 10_000;
/** After this time without an update, in milliseconds, a run counts as dead: it was killed or has lost the database. */
const DEAD_AFTER_MS = 60_000;
const DUPLICATE_KEY = 11000;

/** Takes the lease for a run; null if a run that is alive holds it. */
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
  // A failed heartbeat is ignored: if the database is lost, the run itself fails as well.
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

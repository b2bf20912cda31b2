import type { mongo } from 'mongoose';

/** Contains a document from the first to the last write of a restore. Not included in backups. */
export const RESTORE_STATE = 'restore_state';
export const RESTORE_RUNNING = 'running';

interface RestoreState {
  _id: typeof RESTORE_RUNNING;
  startedAt: Date;
}

/** A restore into this database has begun but not ended. */
export class HalfRestoredError extends Error {
  override readonly name = 'HalfRestoredError';
}

/** The start of a restore that has not ended; null if the data are complete. */
export async function readRestoreStart(db: mongo.Db, options: mongo.FindOptions = {}): Promise<Date | null> {
  const state = await db.collection<RestoreState>(RESTORE_STATE).findOne({ _id: RESTORE_RUNNING }, options);
  return state?.startedAt ?? null;
}

/** Throws HalfRestoredError if a restore has not ended: incomplete data must not be served. */
export async function requireWhole(db: mongo.Db): Promise<void> {
  const startedAt = await readRestoreStart(db);
  if (!startedAt) return;
  throw new HalfRestoredError(
    `The database is half restored: a restore began at ${startedAt.toISOString()} and has not ended. Wait for it, or run npm run restore again.`,
  );
}

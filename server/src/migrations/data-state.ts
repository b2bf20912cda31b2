import type { mongo } from 'mongoose';
import { readRestoreStart } from '../common/restore-state.ts';
import { findForeignMigrations } from './migrate.ts';

/** Whether this version can serve the data. */
export type DataState = 'ready' | 'restoring' | 'database migrated by a newer version';

/** Called by each probe: two reads of documents that are in memory. Rejects if the database does not respond. */
export async function readDataState(db: mongo.Db, timeoutMS: number): Promise<DataState> {
  const [restoreStart, foreign] = await Promise.all([
    readRestoreStart(db, { timeoutMS }),
    findForeignMigrations(db, timeoutMS),
  ]);
  if (restoreStart) return 'restoring';
  return foreign.length === 0 ? 'ready' : 'database migrated by a newer version';
}

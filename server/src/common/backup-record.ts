import type { mongo } from 'mongoose';

/** What `npm run backup` remembers: its last success, and the run that is under way. Part of no backup. */
export const BACKUPS = 'backups';

/** The last backup that was written whole. */
export interface BackupRecord {
  _id: 'last';
  /** The moment whose data it holds. */
  snapshotAt: Date;
  finishedAt: Date;
  /** As it was written, compressed and encrypted. */
  bytes: number;
}

/** Null if `npm run backup` never wrote one of this database. */
export function readLastBackup(db: mongo.Db): Promise<BackupRecord | null> {
  return db.collection<BackupRecord>(BACKUPS).findOne({ _id: 'last' });
}

import type { mongo } from 'mongoose';

/** The collection in which `npm run backup` records its last success and the current run. Not included in backups. */
export const BACKUPS = 'backups';

/** The last complete backup. */
export interface BackupRecord {
  _id: 'last';
  /** The time of the data in it. */
  snapshotAt: Date;
  finishedAt: Date;
  /** Size of the file, compressed and encrypted. */
  bytes: number;
}

/** Null if `npm run backup` has never backed up this database. */
export function readLastBackup(db: mongo.Db): Promise<BackupRecord | null> {
  return db.collection<BackupRecord>(BACKUPS).findOne({ _id: 'last' });
}

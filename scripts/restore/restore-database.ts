import type { Db } from 'mongodb';
import { BackupError } from '../backup/backup-error.ts';
import type { DecryptionKey } from '../backup/encryption.ts';
import type { Manifest } from '../backup/manifest.ts';
import { compareWithManifest } from './compare-manifest.ts';
import { readBackup } from './read-backup.ts';
import { dropAll, markHalfRestored, unmark } from './target.ts';
import { createDatabaseWriter } from './write-database.ts';

/**
 * What lets somebody in: a sign-in that was ended after the backup would be valid again. Those who are signed in sign in
 * once more.
 */
const ENDED = ['sessions', 'oauth_attempts'];

export interface RestoreOptions {
  readonly db: Db;
  readonly file: string;
  readonly key: DecryptionKey;
  readonly run: string;
  readonly onWritten: (documents: number, bytes: number) => void;
  readonly say: (line: string) => void;
}

async function fill({ db, file, key, onWritten, say }: RestoreOptions): Promise<Manifest> {
  await dropAll(db);
  const writer = createDatabaseWriter(db, onWritten);
  const manifest = await readBackup(file, key, writer);
  // Before there are indexes, since one of them removes what has expired.
  const problems = await compareWithManifest(db, manifest);
  if (problems.length > 0) throw new BackupError(`The restored data differ from the backup:\n${problems.join('\n')}`);
  say('All documents are written and agree with the backup. Building indexes…');
  await writer.buildIndexes();
  for (const name of ENDED) await db.collection(name).deleteMany({});
  return manifest;
}

/**
 * Restores a backup into a database that may be emptied. From the first write to the last the database is marked as half
 * restored; the mark stays where anything fails, and the next restore begins anew.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Manifest> {
  const { db, run } = options;
  const lease = await markHalfRestored(db, run);
  try {
    const manifest = await fill(options);
    await unmark(db, lease);
    return manifest;
  } catch (error) {
    // A database that is lost cannot be told; the mark is there all the same.
    await lease.abandon().catch(() => undefined);
    throw error;
  }
}

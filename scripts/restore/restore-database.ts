import type { Db } from 'mongodb';
import { BackupError } from '../backup/backup-error.ts';
import type { DecryptionKey } from '../backup/encryption.ts';
import type { Manifest } from '../backup/manifest.ts';
import { compareWithManifest } from './compare-manifest.ts';
import { readBackup } from './read-backup.ts';
import { dropAll, markHalfRestored, unmark } from './target.ts';
import { createDatabaseWriter } from './write-database.ts';

/**
 * Removed collections with sign-ins: a session that was ended after the backup would be valid again. Everybody has to sign in
 * again.
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
  // Before the indexes are built, since one of them deletes expired documents.
  const problems = await compareWithManifest(db, manifest);
  if (problems.length > 0) throw new BackupError(`The restored data differ from the backup:\n${problems.join('\n')}`);
  say('All documents are written and agree with the backup. Building indexes…');
  await writer.buildIndexes();
  for (const name of ENDED) await db.collection(name).deleteMany({});
  return manifest;
}

/**
 * Restores a backup into a database, which may be emptied. From the first write to the last the database is marked as half
 * restored; if anything fails, the mark stays, and the next restore starts from the beginning.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Manifest> {
  const { db, run } = options;
  const lease = await markHalfRestored(db, run);
  try {
    const manifest = await fill(options);
    await unmark(db, lease);
    return manifest;
  } catch (error) {
    // If the database is lost, this fails as well, but the mark is still there.
    await lease.abandon().catch(() => undefined);
    throw error;
  }
}

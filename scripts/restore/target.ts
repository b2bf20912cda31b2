import { RESTORE_STATE, readRestoreStart } from '@eunbit/server/common/restore-state';
import type { Db } from 'mongodb';
import { BackupError } from '../backup/backup-error.ts';
import { type HeldLease, type Lease, takeLease } from '../backup/lease.ts';
import type { Prompts } from '../create-admin/prompts.ts';

export interface TargetState {
  readonly isEmpty: boolean;
  /** Whether it contains an unfinished restore. */
  readonly isHalfRestored: boolean;
}

const isOwn = (name: string) => name !== RESTORE_STATE && !name.startsWith('system.');

async function listOwn(db: Db): Promise<string[]> {
  const found = await db.listCollections({}, { nameOnly: true }).toArray();
  return found.map(({ name }) => name).filter(isOwn);
}

export async function readTargetState(db: Db): Promise<TargetState> {
  const names = await listOwn(db);
  return { isEmpty: names.length === 0, isHalfRestored: (await readRestoreStart(db)) !== null };
}

const mayGo = ({ isEmpty, isHalfRestored }: TargetState) => isEmpty || isHalfRestored;

/** Throws if a database contains data that may not be dropped. The data of an unfinished restore may always be dropped. */
export function requireRoom(db: Db, state: TargetState, drop: boolean): void {
  if (drop || mayGo(state)) return;
  throw new BackupError(`The database ${db.databaseName} is not empty. --drop replaces all that it holds.`);
}

/** Asks the user to type the name of the database that will be dropped. */
export async function confirmDrop(db: Db, state: TargetState, openPrompts: () => Prompts): Promise<void> {
  if (mayGo(state)) return;
  const prompts = openPrompts();
  try {
    const typed = await prompts.ask(
      `This drops all data of ${db.databaseName}. Stop its servers first. Type its name to go on: `,
    );
    if (typed.trim() !== db.databaseName) throw new BackupError('That is another name. Nothing was changed.');
  } finally {
    prompts.close();
  }
}

/**
 * Marks the database as half restored, before the first write: no server starts on it, and running servers report it at
 * `/readyz`. Throws if another restore of it is alive.
 */
export async function markHalfRestored(db: Db, run: string): Promise<HeldLease> {
  const lease = await takeLease(db.collection<Lease>(RESTORE_STATE), run);
  if (lease) return lease;
  throw new BackupError('Another restore into this database is running. One that was killed counts for a minute.');
}

/** Drops everything except for the mark, including collections that no backup contains, such as the record of backups. */
export async function dropAll(db: Db): Promise<void> {
  for (const name of await listOwn(db)) await db.collection(name).drop();
}

/** The last write of a restore, which waits for a majority. */
export async function unmark(db: Db, lease: HeldLease): Promise<void> {
  await lease.release();
  // An empty collection would be left over in the restored database.
  await db.collection(RESTORE_STATE).drop();
}

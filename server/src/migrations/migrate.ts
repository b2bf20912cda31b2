import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../common/duplicate-key.ts';
import { emailNames } from './0001-email-names.ts';
import { roleNames } from './0002-role-names.ts';
import { purchaseNames } from './0003-purchase-names.ts';
import { announcementNames } from './0004-announcement-names.ts';
import type { Migration } from './migration.ts';

/** All that there ever were, in order. A new one is added at the end; none is taken away. */
export const MIGRATIONS: readonly Migration[] = [emailNames, roleNames, purchaseNames, announcementNames];

/** Holds one document for each migration that was applied, and `running` while one is. */
const COLLECTION = 'migrations';
const RUNNING = 'running';
/** A process that has not finished by then is taken for dead. */
const RUNNING_MS = 60 * 60_000;

interface MigrationRecord {
  _id: string;
  at: Date;
}

/** The data is newer than this server, or older in production, where migrating is a decision of its own. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const records = (db: mongo.Db) => db.collection<MigrationRecord>(COLLECTION);

/**
 * The migrations that the data still needs, in order. A database without collections needs none: it is written by this
 * version. Throws MigrationError where a newer version has migrated it.
 */
export async function pendingMigrations(
  db: mongo.Db,
  known: readonly Migration[] = MIGRATIONS,
): Promise<readonly Migration[]> {
  const applied = new Set((await records(db).find().toArray()).map(({ _id }) => _id));
  applied.delete(RUNNING);
  const unknown = [...applied].filter((id) => !known.some((migration) => migration.id === id));
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database is newer than this version of the shop (${unknown.join(', ')}): start the version that migrated it, or a later one.`,
    );
  }
  const pending = known.filter(({ id }) => !applied.has(id));
  if (pending.length < known.length || !(await isEmpty(db))) return pending;
  const at = new Date();
  await records(db).bulkWrite(
    known.map(({ id }) => ({ updateOne: { filter: { _id: id }, update: { $setOnInsert: { at } }, upsert: true } })),
  );
  return [];
}

async function isEmpty(db: mongo.Db): Promise<boolean> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.every(({ name }) => name === COLLECTION || name.startsWith('system.'));
}

/** Throws MigrationError where the data is older than this version, and says what is missing. */
export async function requireMigrated(db: mongo.Db): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return;
  const names = pending.map(({ id }) => id).join(', ');
  throw new MigrationError(
    `The database is older than this version of the shop. Missing: ${names}. Run: npm run migrate`,
  );
}

/**
 * Applies what is missing, one migration after another; each is noted once all of its steps are done. Two processes never
 * migrate at once: the later one throws MigrationError. Answers the ids of what was applied.
 */
export async function migrate(
  db: mongo.Db,
  say: (line: string) => void = () => {},
  known: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  const pending = await pendingMigrations(db, known);
  if (pending.length === 0) return [];
  await beginRun(db);
  try {
    for (const { id, steps } of pending) {
      for (const step of steps) {
        say(`${id}: ${step.what}`);
        await step.apply(db);
      }
      await records(db).insertOne({ _id: id, at: new Date() });
    }
  } finally {
    await records(db).deleteOne({ _id: RUNNING });
  }
  return pending.map(({ id }) => id);
}

async function beginRun(db: mongo.Db): Promise<void> {
  const at = new Date();
  await records(db).deleteOne({ _id: RUNNING, at: { $lt: new Date(at.getTime() - RUNNING_MS) } });
  try {
    await records(db).insertOne({ _id: RUNNING, at });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new MigrationError('Another process is migrating the database.');
  }
}

/** What `migrate` would do, as lines with the number of documents each step would change. Changes nothing. */
export async function dryRun(db: mongo.Db): Promise<string[]> {
  const lines: string[] = [];
  for (const { id, steps } of await pendingMigrations(db)) {
    for (const step of steps) lines.push(`${id}: ${step.what} (${await step.count(db)})`);
  }
  return lines;
}

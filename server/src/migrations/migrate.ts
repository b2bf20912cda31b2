import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../common/duplicate-key.ts';
import { emailNames } from './0001-email-names.ts';
import { roleNames } from './0002-role-names.ts';
import { purchaseNames } from './0003-purchase-names.ts';
import { announcementNames } from './0004-announcement-names.ts';
import { shipmentBoxes } from './0005-shipment-boxes.ts';
import type { Migration } from './migration.ts';

/** All migrations, in order. New ones are appended; none is ever removed. */
export const MIGRATIONS: readonly Migration[] = [
  emailNames,
  roleNames,
  purchaseNames,
  announcementNames,
  shipmentBoxes,
];

/** One document per applied migration, and `running` as a lock while one runs. */
const COLLECTION = 'migrations';
const RUNNING = 'running';
/** Milliseconds after which the lock expires: its process is considered dead. */
const RUNNING_MS = 60 * 60_000;

interface MigrationRecord {
  _id: string;
  at: Date;
}

/** The data is newer than this server; or older, and migrating is not enabled, as in production. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const records = (db: mongo.Db) => db.collection<MigrationRecord>(COLLECTION);

/** Where the data stands. */
export interface MigrationState {
  /** Ids that the data still needs; none for a new, empty database. */
  readonly missing: readonly string[];
  /** Ids that this version does not know: a newer one has migrated the data. */
  readonly unknown: readonly string[];
  /** There is no data yet. */
  readonly isEmpty: boolean;
}

/** Reads how far the data has been migrated. Changes nothing. */
export async function readMigrationState(
  db: mongo.Db,
  known: readonly Migration[] = MIGRATIONS,
): Promise<MigrationState> {
  const applied = new Set((await records(db).find().toArray()).map(({ _id }) => _id));
  applied.delete(RUNNING);
  const ids = known.map(({ id }) => id);
  const missing = ids.filter((id) => !applied.has(id));
  const isNew = missing.length === ids.length && (await isEmpty(db));
  return {
    missing: isNew ? [] : missing,
    unknown: [...applied].filter((id) => !ids.includes(id)),
    isEmpty: isNew,
  };
}

/**
 * The migrations that the data still needs, in order. A new, empty database needs none; all are recorded as applied.
 * Throws MigrationError if a newer version has migrated the data.
 */
export async function pendingMigrations(
  db: mongo.Db,
  known: readonly Migration[] = MIGRATIONS,
): Promise<readonly Migration[]> {
  const { missing, unknown, isEmpty: isNew } = await readMigrationState(db, known);
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database is newer than this version of the shop (${unknown.join(', ')}): start the version that migrated it, or a later one.`,
    );
  }
  if (!isNew) return known.filter(({ id }) => missing.includes(id));
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

/** Throws MigrationError if migrations are pending; the message lists them. */
export async function requireMigrated(db: mongo.Db): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return;
  const names = pending.map(({ id }) => id).join(', ');
  throw new MigrationError(
    `The database is older than this version of the shop. Missing: ${names}. Run: npm run migrate`,
  );
}

/**
 * Applies pending migrations in order; each is recorded after all its steps. Only one process migrates at a time:
 * another one throws MigrationError. Returns the ids of the applied migrations.
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

/** One line per step of the pending migrations, with the number of documents it would change. Changes nothing. */
export async function dryRun(db: mongo.Db): Promise<string[]> {
  const lines: string[] = [];
  for (const { id, steps } of await pendingMigrations(db)) {
    for (const step of steps) lines.push(`${id}: ${step.what} (${await step.count(db)})`);
  }
  return lines;
}

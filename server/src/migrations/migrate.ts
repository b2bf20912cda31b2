import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../common/duplicate-key.ts';
import type { Migration } from './migration.ts';

/** All migrations, in order. New ones are appended; none is ever removed. */
export const MIGRATIONS: readonly Migration[] = [];

/** One document per applied migration, and `running` as a lock while one runs. */
const COLLECTION = 'migrations';
const RUNNING = 'running';
/** Milliseconds after which the lock expires: its process is considered dead. */
const RUNNING_MS = 60 * 60_000;

interface MigrationRecord {
  _id: string;
  at: Date;
  /** As in the migration, for servers that do not know it. */
  survivedBy?: string | null;
}

/** The data is newer than this server; or older, and migrating is not enabled, as in production. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const records = (db: mongo.Db) => db.collection<MigrationRecord>(COLLECTION);

/** The migration state of the data. */
export interface MigrationState {
  /** Ids that the data still needs; none for a new, empty database. */
  readonly missing: readonly string[];
  /** Ids of migrations by a newer version that this one does not survive. */
  readonly unknown: readonly string[];
  /** The database is new and empty. */
  readonly isEmpty: boolean;
}

/** Reads which migrations have been applied. Changes nothing. */
export async function readMigrationState(
  db: mongo.Db,
  known: readonly Migration[] = MIGRATIONS,
): Promise<MigrationState> {
  const all = await records(db).find().toArray();
  const applied = new Set(all.map(({ _id }) => _id));
  const ids = known.map(({ id }) => id);
  const missing = ids.filter((id) => !applied.has(id));
  const isNew = missing.length === ids.length && (await isEmpty(db));
  return { missing: isNew ? [] : missing, unknown: findUnreadable(all, ids), isEmpty: isNew };
}

/** Whether a server that knows these migrations keeps working after one that it does not know. */
const survives = (known: readonly string[], { survivedBy }: Pick<Migration, 'survivedBy'>): boolean =>
  survivedBy === null || (survivedBy !== undefined && known.includes(survivedBy));

/** The applied migrations after which a server that knows these ids no longer works. */
function findUnreadable(applied: readonly MigrationRecord[], known: readonly string[]): string[] {
  return applied
    .filter((record) => record._id !== RUNNING && !known.includes(record._id) && !survives(known, record))
    .map(({ _id }) => _id);
}

/** Ids of migrations that a newer version has applied and this one does not survive; empty as long as it works. */
export async function findForeignMigrations(
  db: mongo.Db,
  timeoutMS: number,
  known: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const ids = known.map(({ id }) => id);
  return findUnreadable(await records(db).find({}, { timeoutMS }).toArray(), ids);
}

/**
 * What to do about running servers before these migrations are applied. They know at least the migrations before the first of
 * them.
 */
export function describeRollout(pending: readonly Migration[], known: readonly Migration[] = MIGRATIONS): string {
  const before = known.slice(0, known.indexOf(pending[0] as Migration)).map(({ id }) => id);
  const stopping = pending.filter((migration) => !survives(before, migration));
  if (stopping.length === 0) return 'Servers of the version before may go on running.';
  const names = stopping.map(({ id }) => id).join(', ');
  return `Stop all servers first: those of older versions do not work after ${names}.`;
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
  if (!isNew || known.length === 0) return known.filter(({ id }) => missing.includes(id));
  const at = new Date();
  await records(db).bulkWrite(
    known.map((migration) => {
      const { _id, ...record } = toRecord(migration, at);
      return { updateOne: { filter: { _id }, update: { $setOnInsert: record }, upsert: true } };
    }),
  );
  return [];
}

const toRecord = ({ id, survivedBy }: Migration, at: Date): MigrationRecord => ({
  _id: id,
  at,
  ...(survivedBy !== undefined && { survivedBy }),
});

async function isEmpty(db: mongo.Db): Promise<boolean> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.every(({ name }) => name === COLLECTION || name.startsWith('system.'));
}

/** Throws MigrationError if migrations are pending; the message lists them. */
export async function requireMigrated(db: mongo.Db, known: readonly Migration[] = MIGRATIONS): Promise<void> {
  const pending = await pendingMigrations(db, known);
  if (pending.length === 0) return;
  const names = pending.map(({ id }) => id).join(', ');
  throw new MigrationError(
    `The database is older than this version of the shop. Missing: ${names}. Run: npm run migrate. ${describeRollout(pending, known)}`,
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
    for (const migration of pending) {
      const { id, steps } = migration;
      for (const step of steps) {
        say(`${id}: ${step.what}`);
        await step.apply(db);
      }
      await records(db).insertOne(toRecord(migration, new Date()));
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

/**
 * One line per step of the pending migrations, with the number of documents it would change, and a last one about running
 * servers. Changes nothing.
 */
export async function dryRun(db: mongo.Db, known: readonly Migration[] = MIGRATIONS): Promise<string[]> {
  const pending = await pendingMigrations(db, known);
  const lines: string[] = [];
  for (const { id, steps } of pending) {
    for (const step of steps) lines.push(`${id}: ${step.what} (${await step.count(db)})`);
  }
  return pending.length === 0 ? [] : [...lines, describeRollout(pending, known)];
}

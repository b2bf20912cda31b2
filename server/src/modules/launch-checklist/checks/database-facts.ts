import type { Connection, mongo } from 'mongoose';
import { readLastBackup } from '../../../common/backup-record.ts';
import { type MigrationState, readMigrationState } from '../../../migrations/migrate.ts';

/** Timeout of a majority write, in milliseconds. */
const MAJORITY_MS = 3000;
/** MongoDB's code for a collection that does not exist. */
const NAMESPACE_NOT_FOUND = 26;

/** Free and total space of a disk. */
export interface Room {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export interface DatabaseFacts {
  readonly version: string;
  /** Null if it is not a replica set. */
  readonly setName: string | null;
  readonly isSharded: boolean;
  /** Milliseconds by which its clock is ahead of this one. */
  readonly clockDifferenceMs: number;
  readonly majority:
    | { readonly ok: true; readonly milliseconds: number }
    | { readonly ok: false; readonly reason: string };
  readonly migrations: MigrationState;
  readonly isEmpty: boolean;
  readonly indexes: { readonly count: number; readonly missing: readonly string[] };
  /** Space of its disk; null if it is unknown. */
  readonly room: Room | null;
  /** Time of the data in the last backup by `npm run backup`; null before the first. */
  readonly lastBackupAt: Date | null;
}

async function readHello(db: mongo.Db) {
  const askedAt = Date.now();
  const hello = await db.command({ hello: 1 });
  // The response was created between request and arrival.
  const middle = (askedAt + Date.now()) / 2;
  const localTime = hello.localTime instanceof Date ? hello.localTime.getTime() : middle;
  return {
    setName: typeof hello.setName === 'string' ? hello.setName : null,
    isSharded: hello.msg === 'isdbgrid',
    clockDifferenceMs: localTime - middle,
  };
}

/** Deletes nothing, but still waits for a majority, because a write without effect waits for earlier writes. */
async function tryMajority(db: mongo.Db): Promise<DatabaseFacts['majority']> {
  const begunAt = Date.now();
  try {
    const writeConcern = { w: 'majority', wtimeoutMS: MAJORITY_MS } as const;
    await db.collection<{ _id: string }>('migrations').deleteOne({ _id: 'no such migration' }, { writeConcern });
    return { ok: true, milliseconds: Date.now() - begunAt };
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  }
}

const nameOfKey = (key: object) => Object.keys(key).join('+');

/** Equal for indexes with the same fields and uniqueness. */
const signature = (key: object, unique: boolean) => `${JSON.stringify(key)}${unique ? ' unique' : ''}`;

async function findMissing(model: Connection['models'][string]): Promise<string[]> {
  const wanted = model.schema.indexes();
  if (wanted.length === 0) return [];
  const present = new Set<string>();
  try {
    for (const { key, unique } of await model.collection.listIndexes().toArray()) {
      present.add(signature(key, unique === true));
    }
  } catch (error) {
    if ((error as mongo.MongoServerError).code !== NAMESPACE_NOT_FOUND) throw error;
  }
  return wanted
    .filter(([key, options]) => !present.has(signature(key, options.unique === true)))
    .map(([key]) => `${model.collection.collectionName}.${nameOfKey(key)}`);
}

async function readIndexes(connection: Connection): Promise<DatabaseFacts['indexes']> {
  const models = Object.values(connection.models);
  const missing = await Promise.all(models.map(findMissing));
  return { count: models.reduce((sum, { schema }) => sum + schema.indexes().length, 0), missing: missing.flat() };
}

async function readRoom(db: mongo.Db): Promise<Room | null> {
  try {
    const { fsUsedSize: used, fsTotalSize: total } = await db.stats();
    return typeof used === 'number' && typeof total === 'number' && total > 0
      ? { freeBytes: total - used, totalBytes: total }
      : null;
  } catch {
    // Not every database user has the permission, and hosted databases do not return it.
    return null;
  }
}

/** Reads facts about the database of a connection with all models registered. Changes nothing. */
export async function readDatabaseFacts(connection: Connection): Promise<DatabaseFacts> {
  const { db } = connection;
  if (!db) throw new Error('the database is not connected');
  const [hello, { version }, majority, state, indexes, room, backup] = await Promise.all([
    readHello(db),
    db.command({ buildInfo: 1 }),
    tryMajority(db),
    readMigrationState(db),
    readIndexes(connection),
    readRoom(db),
    readLastBackup(db),
  ]);
  return {
    ...hello,
    version: String(version),
    majority,
    migrations: state,
    isEmpty: state.isEmpty,
    indexes,
    room,
    lastBackupAt: backup?.snapshotAt ?? null,
  };
}

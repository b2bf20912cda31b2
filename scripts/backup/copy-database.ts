import { setTimeout as wait } from 'node:timers/promises';
import { BACKUPS } from '@eunbit/server/common/backup-record';
import { BSON, type ClientSession, type Db, type MongoClient } from 'mongodb';
import { ArchiveWriter } from './archive/archive-writer.ts';
import { type CollectionMetadata, OPLOG } from './archive/format.ts';
import { BackupError } from './backup-error.ts';
import { ChangedDocuments } from './changed-documents.ts';
import { describeCollections, describeManifestCollection, LEFT_OUT } from './collections.ts';
import { readFigures } from './figures.ts';
import { MANIFEST_COLLECTION, type Manifest } from './manifest.ts';
import { type DumpAccess, dumpDocuments } from './mongodump.ts';
import { buildOplogEntry } from './oplog-entry.ts';
import { readChanged, readDocuments } from './read-documents.ts';

export interface CopyOptions {
  readonly client: MongoClient;
  readonly db: Db;
  readonly id: string;
  readonly shopVersion: string;
  /** Mongodump, where it reads the documents in place of this program. */
  readonly mongodump?: DumpAccess | null;
  /** Called with each part that was copied. */
  readonly onCopied: (documents: number, bytes: number) => void;
  readonly onManifest: (manifest: Manifest) => void;
}

const OPLOG_METADATA: CollectionMetadata = { ...OPLOG, metadata: '', size: 0, type: 'collection' };
/** How often another moment is taken where the database has let go of the one before. */
const MOMENTS = 5;
/** Milliseconds until the next one, in which a majority learns what the primary knows. */
const NEXT_MOMENT_MS = 1_000;
/** MongoDB's codes for a snapshot that it no longer has: too old, or a collection's indexes have changed since. */
const SNAPSHOT_GONE = new Set([239, 246]);

/** The time of the last write that the database knows. */
async function readClusterTime(db: Db): Promise<BSON.Timestamp> {
  const { operationTime } = await db.command({ hello: 1 });
  if (operationTime instanceof BSON.Timestamp) return operationTime;
  throw new BackupError('The database is not a replica set, so it supports neither change streams nor snapshots.');
}

/** Begins the session's snapshot; answers its cluster time. */
async function readMoment(db: Db, session: ClientSession): Promise<BSON.Timestamp> {
  const { cursor } = await db.command({ find: BACKUPS, limit: 1 }, { session });
  return cursor.atClusterTime;
}

async function countDocuments(db: Db, names: readonly string[], session: ClientSession) {
  const counts: Record<string, number> = {};
  for (const name of names) {
    const [row] = await db
      .collection(name)
      .aggregate<{ n: number }>([{ $count: 'n' }], { session })
      .toArray();
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

/**
 * Copies a database that is in use, as it was at one moment, into an archive that mongorestore reads, too.
 *
 * All documents are read first, by mongodump or the driver, each whenever its turn comes; meanwhile the change stream tells which ones are written.
 * Then a snapshot is taken, and those are read in it: their state at that moment, or that they are gone, follows in the
 * archive's oplog. Every other document is in the archive as it was before its copying, at that moment, and in between. So
 * the copying may take longer than a database keeps snapshots, five minutes by default. The manifest is the last entry.
 */
export async function* copyDatabase(options: CopyOptions): AsyncGenerator<Buffer> {
  const { client, db, id, shopVersion, onCopied } = options;
  const startedAt = new Date();
  const [since, { version: serverVersion }] = await Promise.all([
    readClusterTime(db),
    db.command({ buildInfo: 1 }) as Promise<{ version: string }>,
  ]);
  const collections = await describeCollections(db);
  const names = collections.map(({ collection }) => collection);
  const changed = new ChangedDocuments(db, since, { collections: new Set(names), ignored: LEFT_OUT });
  const archive = new ArchiveWriter();
  // Its reads see everything up to that time, and the stream tells what follows: nothing falls between the two.
  const reading = client.startSession({ causalConsistency: true });
  reading.advanceOperationTime(since);
  try {
    const manifests = describeManifestCollection(db.databaseName);
    yield* options.mongodump ? readByMongodump(options.mongodump, manifests) : readByDriver(manifests);
    for await (const entries of readCatchUp()) yield archive.documents(OPLOG, entries);
    yield archive.end(OPLOG);
  } finally {
    await reading.endSession();
    await changed.close();
  }

  async function* readByDriver(manifests: CollectionMetadata): AsyncGenerator<Buffer> {
    const versions = { server: serverVersion, tool: `eunbit ${shopVersion}` };
    yield archive.begin(versions, [...collections, manifests, OPLOG_METADATA]);
    for (const namespace of collections) {
      for await (const documents of readDocuments(db, namespace.collection, { session: reading, changed, onCopied })) {
        yield archive.documents(namespace, documents);
      }
      yield archive.end(namespace);
    }
    yield archive.end(manifests);
  }

  /** The archive of mongodump, to which the oplog is added that makes it one moment. */
  async function* readByMongodump(access: DumpAccess, manifests: CollectionMetadata): AsyncGenerator<Buffer> {
    await settle(db, names, reading);
    for await (const part of dumpDocuments(access, db.databaseName, [...LEFT_OUT])) {
      if (part.kind === 'beginning') {
        requireSame(names, part.collections);
        const versions = { server: part.header.server_version, tool: part.header.tool_version };
        yield archive.begin(versions, [...part.collections, manifests, OPLOG_METADATA]);
      } else {
        yield archive.documents(part.namespace, part.documents);
        onCopied(part.documents.length, sumLengths(part.documents));
      }
    }
    for (const namespace of [...collections, manifests]) yield archive.end(namespace);
  }

  /** What was written meanwhile, as of one moment, and the manifest of that moment. */
  async function* readCatchUp(): AsyncGenerator<Buffer[]> {
    for (let moments = 1; ; moments += 1) {
      const session = client.startSession({ snapshot: true });
      try {
        const moment = await readMoment(db, session);
        await passFence(db, `${id}:${moments}`, changed);
        // In the order in which the database's own log has them, an entry of a later try replaces one of an earlier try.
        for (const name of names) yield* readChanged(db, name, { changed, session, moment });
        const manifest = await buildManifest(session, moment);
        const entry = { op: 'i', ns: `${db.databaseName}.${MANIFEST_COLLECTION}`, ts: moment } as const;
        yield [buildOplogEntry(entry, BSON.serialize(manifest))];
        options.onManifest(manifest);
        return;
      } catch (error) {
        if (!SNAPSHOT_GONE.has((error as { code?: number }).code ?? 0) || moments === MOMENTS) throw error;
        await wait(NEXT_MOMENT_MS);
      } finally {
        await session.endSession();
      }
    }
  }

  async function buildManifest(session: ClientSession, moment: BSON.Timestamp): Promise<Manifest> {
    const migrations = await db
      .collection<{ _id: string }>('migrations')
      .find({ _id: { $ne: 'running' } }, { session, sort: { _id: 1 } })
      .toArray();
    return {
      _id: id,
      database: db.databaseName,
      shopVersion,
      migrations: migrations.map(({ _id }) => _id),
      serverVersion,
      startedAt,
      snapshotAt: new Date(moment.getHighBits() * 1000),
      clusterTime: moment,
      collections: await countDocuments(db, names, session),
      changedMeanwhile: changed.count,
      figures: await readFigures(db, session),
    };
  }
}

/** Waits until a majority of members knows all that the session has to see, in each part of a database that has parts. */
async function settle(db: Db, names: readonly string[], session: ClientSession): Promise<void> {
  for (const name of names) {
    await db.collection(name).findOne({}, { session, readConcern: { level: 'majority' }, projection: { _id: 1 } });
  }
}

/** The change stream tells of writes, not of an empty collection that is made meanwhile. */
function requireSame(names: readonly string[], dumped: readonly CollectionMetadata[]): void {
  const found = dumped.map(({ collection }) => collection).sort();
  if (found.join() !== [...names].sort().join()) {
    throw new BackupError('A collection was created, dropped or renamed meanwhile. Run the backup again.');
  }
}

const sumLengths = (documents: readonly Uint8Array[]) => documents.reduce((sum, { length }) => sum + length, 0);

/**
 * Waits until the change stream has come past the snapshot: a write that follows the snapshot has a later time, and the
 * stream tells changes in the order of their times.
 */
async function passFence(db: Db, _id: string, changed: ChangedDocuments): Promise<void> {
  const backups = db.collection<{ _id: string }>(BACKUPS);
  try {
    await changed.passing(_id, () => backups.insertOne({ _id }));
  } catch (error) {
    // What the stream ended with is told, whether or not this can be cleared up.
    await backups.deleteOne({ _id }).catch(() => undefined);
    throw error;
  }
  await backups.deleteOne({ _id });
}

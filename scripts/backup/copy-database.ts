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
  /** Mongodump, if it reads the documents instead of this program. */
  readonly mongodump?: DumpAccess | null;
  /** Called after each copied batch. */
  readonly onCopied: (documents: number, bytes: number) => void;
  readonly onManifest: (manifest: Manifest) => void;
}

const OPLOG_METADATA: CollectionMetadata = { ...OPLOG, metadata: '', size: 0, type: 'collection' };
/** Maximum number of snapshots that are tried if the database discards them. */
const MOMENTS = 5;
/** Delay before the next snapshot, in milliseconds, in which a majority can catch up with the primary. */
const NEXT_MOMENT_MS = 1_000;
/** MongoDB's error codes for a snapshot that is no longer available: too old, or indexes of a collection have changed since. */
const SNAPSHOT_GONE = new Set([239, 246]);

/** The time of the last write that the server knows. */
async function readClusterTime(db: Db): Promise<BSON.Timestamp> {
  const { operationTime } = await db.command({ hello: 1 });
  if (operationTime instanceof BSON.Timestamp) return operationTime;
  throw new BackupError('The database is not a replica set, so it supports neither change streams nor snapshots.');
}

/** Starts the session's snapshot; returns its cluster time. */
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
 * Copies a database in use, as of one moment, into an archive that mongorestore can also read.
 *
 * First all documents are read, by mongodump or the driver, at different times, while the change stream reports written
 * documents. Then a snapshot is taken and the written documents are read in it; their state at that moment, or their deletion, is
 * stored in the archive's oplog. All other documents were not changed between their copying and that moment. So the copying may
 * take longer than a database keeps snapshots, five minutes by default. The manifest is the last entry.
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
  // Causal consistency: its reads include everything up to that time, and the stream reports everything after it, so nothing is
  // lost in between.
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

  /** The archive of mongodump, with the oplog that makes it consistent as of one moment. */
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

  /** The changes since then, as of one moment, and the manifest of that moment. */
  async function* readCatchUp(): AsyncGenerator<Buffer[]> {
    for (let moments = 1; ; moments += 1) {
      const session = client.startSession({ snapshot: true });
      try {
        const moment = await readMoment(db, session);
        await passFence(db, `${id}:${moments}`, changed);
        // In the order of the database's oplog, an entry of a later attempt replaces that of an earlier one.
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

/** Waits until a majority of members, in each shard, has everything that the session has to see. */
async function settle(db: Db, names: readonly string[], session: ClientSession): Promise<void> {
  for (const name of names) {
    await db.collection(name).findOne({}, { session, readConcern: { level: 'majority' }, projection: { _id: 1 } });
  }
}

/** The change stream reports writes, but not the creation of an empty collection. */
function requireSame(names: readonly string[], dumped: readonly CollectionMetadata[]): void {
  const found = dumped.map(({ collection }) => collection).sort();
  if (found.join() !== [...names].sort().join()) {
    throw new BackupError('A collection was created, dropped or renamed meanwhile. Run the backup again.');
  }
}

const sumLengths = (documents: readonly Uint8Array[]) => documents.reduce((sum, { length }) => sum + length, 0);

/**
 * Waits until the change stream has passed the snapshot: a later write has a later time, and the stream reports changes in the
 * order of their times.
 */
async function passFence(db: Db, _id: string, changed: ChangedDocuments): Promise<void> {
  const backups = db.collection<{ _id: string }>(BACKUPS);
  try {
    await changed.passing(_id, () => backups.insertOne({ _id }));
  } catch (error) {
    // An error of the stream takes precedence over a failed clean-up.
    await backups.deleteOne({ _id }).catch(() => undefined);
    throw error;
  }
  await backups.deleteOne({ _id });
}

import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';
import { recordsOf } from '../../common/models.ts';
import type { ReleasedOperation, ReleaseFileModel, ReleaseFileRecord, ReleaseModel } from './release.model.ts';
import { findExpiredReleases, SPARED_MS } from './release-retention.ts';

/** Files per insert command. */
const BATCH = 20;
export interface ReleasedFile {
  readonly contentType: string;
  readonly encoding: 'br' | null;
  readonly body: Buffer;
}

/** The build that a server was started with. */
export interface Build {
  /** URL paths of its hashed files. */
  readonly files: readonly string[];
  readonly operations: readonly ReleasedOperation[];
  readFile(path: string): Promise<ReleasedFile>;
}

interface ReleaseDeps {
  readonly releases: ReleaseModel;
  readonly files: ReleaseFileModel;
}

function toReleaseId({ files, operations }: Build): string {
  const hash = createHash('sha256');
  for (const name of [...files, ...operations.map((operation) => operation.hash)].sort())
    hash.update(name).update('\n');
  return hash.digest('hex').slice(0, 32);
}

/**
 * Keeps the hashed files and the operations of the last releases in the database, so that during and after an update each server
 * knows those of every other build: requests of open pages reach any server behind the load balancer.
 */
export function createReleaseService({ releases, files }: ReleaseDeps) {
  const releaseRecords = recordsOf(releases);
  const fileRecords = recordsOf(files);

  async function storeFiles({ files: paths, readFile }: Build, storedAt: Date): Promise<void> {
    // Before the missing ones are looked up: from now on, existing files are not removed.
    await fileRecords.updateMany({ _id: { $in: [...paths] } }, { $set: { storedAt } });
    const there = await fileRecords.find({ _id: { $in: [...paths] } }, { projection: { _id: 1 } }).toArray();
    const known = new Set(there.map(({ _id }) => _id));
    const missing = paths.filter((path) => !known.has(path));
    for (let from = 0; from < missing.length; from += BATCH) {
      const batch: ReleaseFileRecord[] = [];
      // One by one: compressing a file takes some megabytes, which the process would keep.
      for (const _id of missing.slice(from, from + BATCH)) batch.push({ _id, ...(await readFile(_id)), storedAt });
      await insertMissing(batch);
    }
  }

  /** Another server of the release may insert the same files at the same time. */
  async function insertMissing(batch: ReleaseFileRecord[]): Promise<void> {
    await fileRecords.bulkWrite(
      batch.map(({ _id, ...file }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: file }, upsert: true },
      })) as mongo.AnyBulkWriteOperation<ReleaseFileRecord>[],
      { ordered: false },
    );
  }

  async function removeExpired(now: Date): Promise<void> {
    const all = await releaseRecords.find({}, { projection: { startedAt: 1, files: 1 } }).toArray();
    const expired = new Set(findExpiredReleases(all, now));
    if (expired.size === 0) return;
    const kept = new Set(all.filter(({ _id }) => !expired.has(_id)).flatMap((release) => release.files));
    const gone = all
      .filter(({ _id }) => expired.has(_id))
      .flatMap((release) => release.files)
      .filter((path) => !kept.has(path));
    // Another server may be storing a release that shares files and is not in the list that was read.
    await fileRecords.deleteMany({ _id: { $in: gone }, storedAt: { $lt: new Date(now.getTime() - SPARED_MS) } });
    await releaseRecords.deleteMany({ _id: { $in: [...expired] } });
  }

  return {
    /**
     * Stores the missing parts of the release of `build`, before its first page is served; one command if it is complete. Safe in
     * several servers at once.
     */
    async store(build: Build, now = new Date()): Promise<void> {
      const _id = toReleaseId(build);
      const known = await releaseRecords.updateOne({ _id, isComplete: true }, { $set: { startedAt: now } });
      if (known.matchedCount > 0) return;
      // The release is written first, so that a server that removes old files keeps those of this release.
      const { files: paths, operations } = build;
      await releaseRecords.updateOne(
        { _id },
        { $set: { startedAt: now, files: paths, operations }, $setOnInsert: { isComplete: false } },
        { upsert: true },
      );
      await storeFiles(build, now);
      await releaseRecords.updateOne({ _id }, { $set: { isComplete: true } });
      await removeExpired(now);
    },

    async loadFile(path: string): Promise<ReleasedFile | null> {
      const found = await fileRecords.findOne({ _id: path }, { promoteBuffers: true });
      return found && { contentType: found.contentType, encoding: found.encoding, body: found.body };
    },

    /** The operations of all kept releases: texts by hash. */
    async readOperations(): Promise<ReadonlyMap<string, string>> {
      const all = await releaseRecords.find({}, { projection: { operations: 1 } }).toArray();
      return new Map(all.flatMap(({ operations }) => operations.map(({ hash, text }) => [hash, text] as const)));
    },
  };
}

export type ReleaseService = ReturnType<typeof createReleaseService>;

import { BSON, type Db, type IndexDescription } from 'mongodb';
import { OPLOG } from '../backup/archive/format.ts';
import { toKey } from '../backup/changed-documents.ts';
import { LEFT_OUT } from '../backup/collections.ts';
import type { OplogEntry } from '../backup/oplog-entry.ts';
import { insertRaw } from './raw-insert.ts';
import type { BackupReader, Beginning } from './read-backup.ts';

interface Metadata {
  readonly options?: BSON.Document;
  readonly indexes?: readonly IndexDescription[];
}

export interface DatabaseWriter extends BackupReader {
  /** Builds all indexes; call this when everything is written. */
  buildIndexes(): Promise<void>;
}

const ofBackup = ({ collections }: Beginning) =>
  collections.filter(({ db, collection }) => db !== OPLOG.db && !LEFT_OUT.has(collection));

/** Keeps the last entry of each document, which has its final state. */
function latest(entries: readonly OplogEntry[]): OplogEntry[] {
  return [...new Map(entries.map((entry) => [`${entry.ns} ${toKey(entry._id)}`, entry])).values()];
}

/** Writes the parts of a backup into a database, whatever the name of the original database was. */
export function createDatabaseWriter(db: Db, onWritten: (documents: number, bytes: number) => void): DatabaseWriter {
  const indexes = new Map<string, IndexDescription[]>();

  /** Puts each document into the state of its entry. */
  async function apply(collection: string, entries: readonly OplogEntry[]): Promise<void> {
    const keys = entries.map(({ _id }) => _id as never);
    await db.collection(collection).deleteMany({ _id: { $in: keys } }, { writeConcern: { w: 1 } });
    const written = entries.filter(({ op }) => op === 'i').map(({ document }) => document);
    if (written.length > 0) await insertRaw(db, collection, written);
  }

  return {
    async begin(beginning) {
      for (const { collection, metadata } of ofBackup(beginning)) {
        const { options = {}, indexes: all = [] } = BSON.EJSON.parse(metadata) as Metadata;
        await db.command({ create: collection, ...options });
        // The index on `_id` exists with the collection.
        indexes.set(
          collection,
          all.filter(({ name }) => name !== '_id_'),
        );
      }
    },
    async documents(collection, documents) {
      await insertRaw(db, collection, documents);
      onWritten(
        documents.length,
        documents.reduce((sum, { length }) => sum + length, 0),
      );
    },
    async changes(entries) {
      const last = latest(entries);
      for (const ns of new Set(last.map((entry) => entry.ns))) {
        const own = last.filter((entry) => entry.ns === ns);
        await apply(ns.slice(ns.indexOf('.') + 1), own);
      }
    },
    async buildIndexes() {
      for (const [collection, own] of indexes) {
        if (own.length > 0) await db.command({ createIndexes: collection, indexes: own });
      }
    },
  };
}

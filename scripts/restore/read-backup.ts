import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BSON } from 'mongodb';
import { type ArchivePart, readArchive } from '../backup/archive/archive-reader.ts';
import { OPLOG } from '../backup/archive/format.ts';
import { BackupError } from '../backup/backup-error.ts';
import { type DecryptionKey, decrypt } from '../backup/encryption.ts';
import { MANIFEST_COLLECTION, type Manifest } from '../backup/manifest.ts';
import { type OplogEntry, readOplogEntry } from '../backup/oplog-entry.ts';
import { STANDARD_INPUT } from './options.ts';

const CHUNK_BYTES = 256 * 1024;

export type Beginning = Extract<ArchivePart, { kind: 'beginning' }>;

/** Receives the parts of a backup, in order. */
export interface BackupReader {
  begin(beginning: Beginning): Promise<void>;
  documents(collection: string, documents: readonly Buffer[]): Promise<void>;
  /** Changes made while the documents were copied; called after all documents. */
  changes(entries: readonly OplogEntry[]): Promise<void>;
}

const isOplog = ({ db, collection }: { db: string; collection: string }) =>
  db === OPLOG.db && collection === OPLOG.collection;

const NOT_OURS = 'It was not written by npm run backup: mongorestore reads it, without the encryption.';

function readEntries(documents: readonly Buffer[]): OplogEntry[] {
  return documents.map((document) => {
    const entry = readOplogEntry(document);
    if (!entry) throw new BackupError(NOT_OURS);
    return entry;
  });
}

const collectionOf = ({ ns }: OplogEntry) => ns.slice(ns.indexOf('.') + 1);

function requireOneDatabase({ collections }: Beginning): void {
  const databases = new Set(collections.filter((each) => !isOplog(each)).map(({ db }) => db));
  if (databases.size !== 1) throw new BackupError(`The archive has ${databases.size} databases. ${NOT_OURS}`);
}

/**
 * Reads a backup to its end and passes its parts on. Rejects if any part is damaged, missing or cannot be decrypted; otherwise
 * returns the manifest, without which a backup is incomplete.
 */
export async function readBackup(file: string, key: DecryptionKey, reader: BackupReader): Promise<Manifest> {
  const source = file === STANDARD_INPUT ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES });
  let manifest: Manifest | null = null;

  async function take(part: ArchivePart): Promise<void> {
    if (manifest) throw new BackupError('The backup is damaged: something follows its manifest.');
    if (part.kind === 'beginning') {
      requireOneDatabase(part);
      return reader.begin(part);
    }
    if (!isOplog(part.namespace)) return reader.documents(part.namespace.collection, part.documents);
    const entries = readEntries(part.documents);
    const last = entries.at(-1);
    if (last && collectionOf(last) === MANIFEST_COLLECTION) {
      manifest = BSON.deserialize(last.document) as Manifest;
      entries.pop();
    }
    if (entries.length > 0) await reader.changes(entries);
  }

  await pipeline(
    Readable.from(decrypt(source, key)),
    createGunzip({ chunkSize: CHUNK_BYTES }),
    async (archive: AsyncIterable<Uint8Array>) => {
      for await (const part of readArchive(archive)) await take(part);
    },
  );
  if (!manifest) throw new BackupError('The backup has no manifest: it is not complete.');
  return manifest;
}

/** Reads a backup without storing anything. */
export function verifyBackup(file: string, key: DecryptionKey, onRead: (documents: number, bytes: number) => void) {
  return readBackup(file, key, {
    begin: async () => {},
    documents: async (_collection, documents) => {
      onRead(
        documents.length,
        documents.reduce((sum, { length }) => sum + length, 0),
      );
    },
    changes: async () => {},
  });
}

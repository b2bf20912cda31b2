import { BSON, type ClientSession, type Db } from 'mongodb';
import { type ChangedDocuments, toKey } from './changed-documents.ts';
import { buildOplogEntry } from './oplog-entry.ts';

const PART_BYTES = 1024 * 1024;
const READ_AT_ONCE = 1_000;
/** Number of changed documents per query. */
const KEYS_AT_ONCE = 500;

interface Reading {
  readonly session: ClientSession;
  readonly changed: ChangedDocuments;
  readonly onCopied: (documents: number, bytes: number) => void;
}

/** All documents of a collection, in batches. Reads with majority concern: other writes could still be rolled back. */
export async function* readDocuments(
  db: Db,
  name: string,
  { session, changed, onCopied }: Reading,
): AsyncGenerator<Uint8Array[]> {
  const options = { session, raw: true, batchSize: READ_AT_ONCE, readConcern: { level: 'majority' } } as const;
  const cursor = db.collection(name).find({}, options);
  let part: Uint8Array[] = [];
  let bytes = 0;
  try {
    // Without the change stream the copy is useless, so its failure ends the copying.
    while (await Promise.race([cursor.hasNext(), changed.failed])) {
      for (const document of cursor.readBufferedDocuments() as unknown as Uint8Array[]) {
        part.push(document);
        bytes += document.length;
        if (bytes < PART_BYTES) continue;
        yield part;
        onCopied(part.length, bytes);
        part = [];
        bytes = 0;
      }
    }
    if (part.length === 0) return;
    yield part;
    onCopied(part.length, bytes);
  } finally {
    await cursor.close();
  }
}

interface Moment {
  readonly changed: ChangedDocuments;
  readonly session: ClientSession;
  readonly moment: BSON.Timestamp;
}

/** The changed documents of a collection as of the snapshot, as operations. */
export async function* readChanged(
  db: Db,
  name: string,
  { changed, session, moment }: Moment,
): AsyncGenerator<Buffer[]> {
  const ns = `${db.databaseName}.${name}`;
  const keys = changed.of(name);
  for (let first = 0; first < keys.length; first += KEYS_AT_ONCE) {
    const some = keys.slice(first, first + KEYS_AT_ONCE);
    const gone = new Map(some.map((_id) => [toKey(_id), _id]));
    const entries: Buffer[] = [];
    const filter = { _id: { $in: some as never[] } };
    for await (const document of db.collection(name).find(filter, { session, raw: true })) {
      const bytes = document as unknown as Uint8Array;
      gone.delete(toKey(BSON.deserialize(bytes, { promoteValues: false })._id));
      entries.push(buildOplogEntry({ op: 'i', ns, ts: moment }, bytes));
    }
    for (const _id of gone.values()) {
      entries.push(buildOplogEntry({ op: 'd', ns, ts: moment }, BSON.serialize({ _id })));
    }
    yield entries;
  }
}

import { BSON } from 'mongodb';
import { ByteReader } from './byte-reader.ts';
import { Crc64 } from './crc64.ts';
import {
  ArchiveError,
  type ArchiveHeader,
  type CollectionMetadata,
  FORMAT_VERSION,
  MAGIC,
  MAXIMUM_DOCUMENT_BYTES,
  type Namespace,
  TERMINATOR,
  toName,
} from './format.ts';

/** Size of the batches of documents, in bytes. */
const PART_BYTES = 4 * 1024 * 1024;
const PART_DOCUMENTS = 2_000;
const SMALLEST_DOCUMENT_BYTES = 5;

export type ArchivePart =
  | { readonly kind: 'beginning'; readonly header: ArchiveHeader; readonly collections: readonly CollectionMetadata[] }
  | { readonly kind: 'documents'; readonly namespace: Namespace; readonly documents: readonly Buffer[] };

/** Null at a terminator instead of a document. */
async function readDocument(reader: ByteReader): Promise<Buffer | null> {
  const length = (await reader.peek(4))?.readInt32LE() ?? null;
  if (length === null) throw new ArchiveError('The archive is cut off.');
  if (length === TERMINATOR) {
    await reader.take(4);
    return null;
  }
  if (length < SMALLEST_DOCUMENT_BYTES || length > MAXIMUM_DOCUMENT_BYTES) {
    throw new ArchiveError('The archive is damaged: a document has an impossible length.');
  }
  return reader.take(length);
}

async function readBeginning(reader: ByteReader): Promise<Extract<ArchivePart, { kind: 'beginning' }>> {
  const magic = await reader.take(4);
  if (magic.readUInt32LE() !== MAGIC) throw new ArchiveError('This is not a mongodump archive.');
  const documents: BSON.Document[] = [];
  for (let next = await readDocument(reader); next; next = await readDocument(reader)) {
    documents.push(BSON.deserialize(next));
  }
  const [header, ...collections] = documents;
  if (header?.version !== FORMAT_VERSION) throw new ArchiveError('The archive has an unknown version.');
  return {
    kind: 'beginning',
    header: header as ArchiveHeader,
    collections: collections as CollectionMetadata[],
  };
}

/**
 * Reads an archive of mongodump from a stream. Throws ArchiveError if it is damaged or truncated, so an archive is only known to
 * be complete once it has been read to its end.
 */
export async function* readArchive(source: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivePart> {
  const reader = new ByteReader(source);
  const beginning = await readBeginning(reader);
  yield beginning;
  const open = new Map(beginning.collections.map((each) => [toName(each), new Crc64()]));
  for (;;) {
    if ((await reader.peek(4)) === null) break;
    const bytes = await readDocument(reader);
    if (!bytes) throw new ArchiveError('The archive is damaged: a block has no header.');
    const header = BSON.deserialize(bytes, { useBigInt64: true });
    const namespace: Namespace = { db: String(header.db), collection: String(header.collection) };
    const sum = open.get(toName(namespace));
    if (!sum) throw new ArchiveError('The archive is damaged: a collection has no header, or has already ended.');
    if (header.EOF === true) {
      if (header.CRC !== sum.value) throw new ArchiveError(`The archive is damaged: checksum of ${toName(namespace)}.`);
      open.delete(toName(namespace));
      if (await readDocument(reader)) throw new ArchiveError('The archive is damaged: documents after an end.');
      continue;
    }
    let documents: Buffer[] = [];
    let length = 0;
    for (let next = await readDocument(reader); next; next = await readDocument(reader)) {
      sum.update(next);
      documents.push(next);
      length += next.length;
      if (length < PART_BYTES && documents.length < PART_DOCUMENTS) continue;
      yield { kind: 'documents', namespace, documents };
      documents = [];
      length = 0;
    }
    if (documents.length > 0) yield { kind: 'documents', namespace, documents };
  }
  const [unfinished] = open.keys();
  if (unfinished !== undefined) throw new ArchiveError(`The archive is cut off: ${unfinished} is not complete.`);
}

/** The first four bytes of an archive of mongodump, as a little-endian number. */
export const MAGIC = 0x8199e26d;
/** Marks the end of a block, instead of the length of a document. */
export const TERMINATOR = -1;
export const FORMAT_VERSION = '0.1';
/** MongoDB's limit for documents, plus the extra size allowed for a command that contains one. */
export const MAXIMUM_DOCUMENT_BYTES = 16 * 1024 * 1024 + 16 * 1024;

/** The namespace in which mongodump stores the operations that a restore applies after the documents. */
export const OPLOG: Namespace = { db: '', collection: 'oplog' };

export interface Namespace {
  readonly db: string;
  readonly collection: string;
}

/** The first document of an archive. */
export interface ArchiveHeader {
  readonly concurrent_collections: number;
  readonly version: string;
  readonly server_version: string;
  readonly tool_version: string;
}

/** Metadata of a collection, stored before the documents. */
export interface CollectionMetadata extends Namespace {
  /** Options and indexes in canonical Extended JSON; empty for the oplog. */
  readonly metadata: string;
  readonly size: number;
  readonly type: string;
}

/** Starts a block of documents of one collection, or marks the end of the collection. */
export interface BlockHeader extends Namespace {
  readonly EOF: boolean;
  readonly CRC: bigint;
}

export const toName = ({ db, collection }: Namespace) => `${db}.${collection}`;

/** The archive is damaged or not an archive. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

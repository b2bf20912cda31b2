/** The first four bytes of an archive of mongodump, a little-endian number. */
export const MAGIC = 0x8199e26d;
/** In place of a document's length: a block ends. */
export const TERMINATOR = -1;
export const FORMAT_VERSION = '0.1';
/** MongoDB's limit, and what a command that contains such a document may have more. */
export const MAXIMUM_DOCUMENT_BYTES = 16 * 1024 * 1024 + 16 * 1024;

/** The namespace that mongodump uses for the operations that a restore applies after the documents. */
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

/** What an archive says of a collection before its documents. */
export interface CollectionMetadata extends Namespace {
  /** Options and indexes in canonical Extended JSON; empty for the oplog. */
  readonly metadata: string;
  readonly size: number;
  readonly type: string;
}

/** Begins a block of documents of one collection, or says that it has no more. */
export interface BlockHeader extends Namespace {
  readonly EOF: boolean;
  readonly CRC: bigint;
}

export const toName = ({ db, collection }: Namespace) => `${db}.${collection}`;

/** The archive is damaged, or is none. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

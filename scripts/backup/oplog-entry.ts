import { BSON } from 'mongodb';

/** BSON's type of an embedded document, and the name of the field. */
const EMBEDDED = Buffer.from('\x03o\0', 'latin1');
const LENGTH_BYTES = 4;
const DOCUMENT_AT = LENGTH_BYTES + EMBEDDED.length;

interface Operation {
  /** `i` writes the whole document, whatever was there before; `d` removes it. */
  readonly op: 'i' | 'd';
  /** Database and collection. */
  readonly ns: string;
  readonly ts: BSON.Timestamp;
}

/**
 * An operation as mongodump has it in an archive's oplog. The document is its first field, byte by byte as it was read, so
 * that it is found again without a search.
 */
export function buildOplogEntry({ op, ns, ts }: Operation, document: Uint8Array): Buffer {
  const fields = BSON.serialize({ ts, v: 2, op, ns, wall: new Date(ts.getHighBits() * 1000) });
  const entry = Buffer.concat([fields.subarray(0, LENGTH_BYTES), EMBEDDED, document, fields.subarray(LENGTH_BYTES)]);
  entry.writeInt32LE(entry.length);
  return entry;
}

export interface OplogEntry extends Operation {
  /** The bytes of its document. */
  readonly document: Buffer;
  readonly _id: unknown;
}

/** Null for what this program does not write: other operations only mongorestore applies. */
export function readOplogEntry(bytes: Buffer): OplogEntry | null {
  if (!bytes.subarray(LENGTH_BYTES, DOCUMENT_AT).equals(EMBEDDED)) return null;
  const { ts, op, ns, o } = BSON.deserialize(bytes, { promoteValues: false });
  if ((op !== 'i' && op !== 'd') || typeof ns !== 'string' || o._id === undefined) return null;
  const document = bytes.subarray(DOCUMENT_AT, DOCUMENT_AT + bytes.readInt32LE(DOCUMENT_AT));
  return { op, ns, ts, document, _id: o._id };
}

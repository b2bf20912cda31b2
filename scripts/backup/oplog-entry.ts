import { BSON } from 'mongodb';

/** BSON type of an embedded document, followed by the field's name. */
const EMBEDDED = Buffer.from('\x03o\0', 'latin1');
const LENGTH_BYTES = 4;
const DOCUMENT_AT = LENGTH_BYTES + EMBEDDED.length;

interface Operation {
  /** `i` inserts or replaces the complete document; `d` deletes it. */
  readonly op: 'i' | 'd';
  /** Database and collection. */
  readonly ns: string;
  readonly ts: BSON.Timestamp;
}

/**
 * An operation in the format of the oplog in mongodump's archives. The document is the first field, byte by byte as it was read,
 * so that it can be found without parsing.
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

/** Null for operations that this program does not write; only mongorestore applies them. */
export function readOplogEntry(bytes: Buffer): OplogEntry | null {
  if (!bytes.subarray(LENGTH_BYTES, DOCUMENT_AT).equals(EMBEDDED)) return null;
  const { ts, op, ns, o } = BSON.deserialize(bytes, { promoteValues: false });
  if ((op !== 'i' && op !== 'd') || typeof ns !== 'string' || o._id === undefined) return null;
  const document = bytes.subarray(DOCUMENT_AT, DOCUMENT_AT + bytes.readInt32LE(DOCUMENT_AT));
  return { op, ns, ts, document, _id: o._id };
}

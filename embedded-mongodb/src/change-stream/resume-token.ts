import { Timestamp } from 'bson';
import { type Document, isDocument, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** A position in the oplog: an operation of the entry at `time`, or before the entry for a high-water mark. */
export interface Position {
  time: Timestamp;
  index: number;
  /** The stream ended here because its collection or database was dropped or renamed. */
  isInvalidate: boolean;
  /** The fragment number within a split event; undefined for a whole event. */
  fragment?: number;
}

/** The position before everything at a time. */
export function toStartPosition(time: Timestamp): Position {
  return { time, index: -1, isInvalidate: false };
}

export function isHighWaterMark(position: Position): boolean {
  return position.index < 0;
}

/** Tokens of one stream sort by their strings. */
export function encodeToken(position: Position): Document {
  const bytes = Buffer.alloc(16);
  bytes[0] = 0x82;
  bytes.writeUInt32BE(position.time.t, 1);
  bytes.writeUInt32BE(position.time.i, 5);
  bytes.writeUInt32BE(position.index + 1, 9);
  bytes[13] = position.isInvalidate ? 1 : 0;
  bytes.writeUInt16BE(position.fragment === undefined ? 0 : position.fragment + 1, 14);
  return { _data: bytes.toString('hex').toUpperCase() };
}

/** Reads a token that this server handed out. */
export function decodeToken(token: Value): Position {
  const data = isDocument(token) ? token._data : undefined;
  if (typeof data !== 'string' || !/^82[0-9A-F]{30}$/i.test(data)) {
    throw new MongoError('InvalidResumeToken', 'the resume token is not one of this server');
  }
  const bytes = Buffer.from(data, 'hex');
  const fragment = bytes.readUInt16BE(14);
  return {
    time: new Timestamp({ t: bytes.readUInt32BE(1), i: bytes.readUInt32BE(5) }),
    index: bytes.readUInt32BE(9) - 1,
    isInvalidate: bytes[13] === 1,
    ...(fragment > 0 ? { fragment: fragment - 1 } : {}),
  };
}

/**
 * The keys of the ordered map that stores everything. The first byte is the kind of entry; numbers are big endian, so that
 * they sort numerically. In memory keys are strings of one-byte characters.
 */
const KIND = {
  catalog: '\x01',
  document: '\x02',
  index: '\x03',
  oplog: '\x04',
  session: '\x05',
  count: '\x06',
  meta: '\x07',
} as const;

function uint32(value: number): string {
  return String.fromCharCode(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
}

export function uint48(value: number): string {
  const high = Math.floor(value / 0x100000000);
  return String.fromCharCode((high >>> 8) & 0xff, high & 0xff) + uint32(value % 0x100000000);
}

export function readUint48(text: string, offset: number): number {
  let value = 0;
  for (let index = offset; index < offset + 6; index++) value = value * 256 + text.charCodeAt(index);
  return value;
}

export function catalogKey(namespace: string): string {
  return KIND.catalog + Buffer.from(namespace, 'utf8').toString('latin1');
}

export function documentPrefix(collection: number): string {
  return KIND.document + uint32(collection);
}

/** Whether a key is that of a document. */
export function isDocumentKey(key: Buffer): boolean {
  return key.length === 11 && key[0] === KIND.document.charCodeAt(0);
}

export function documentKey(collection: number, record: number): string {
  return KIND.document + uint32(collection) + uint48(record);
}

/** The record number in a document's key. */
export function decodeRecord(key: string): number {
  return readUint48(key, 5);
}

export function indexPrefix(index: number): string {
  return KIND.index + uint32(index);
}

export function oplogKey(seconds: number, increment: number): string {
  return KIND.oplog + uint32(seconds) + uint32(increment);
}

export function sessionKey(session: string): string {
  return KIND.session + Buffer.from(session, 'utf8').toString('latin1');
}

/** The key of a further part of a session's record; sorts after the first part. */
export function sessionPartKey(session: string, part: number): string {
  return `${sessionKey(session)}\0${uint32(part)}`;
}

export function countKey(collection: number): string {
  return KIND.count + uint32(collection);
}

export function metaKey(name: string): string {
  return KIND.meta + name;
}

export const RANGES = {
  catalog: { start: KIND.catalog, end: KIND.document },
  oplog: { start: KIND.oplog, end: KIND.session },
  session: { start: KIND.session, end: KIND.count },
} as const;

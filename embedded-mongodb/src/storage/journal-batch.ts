import { crc32 } from 'node:zlib';
import { WriteSet } from './write-set.ts';

/**
 * Batches start at multiples of a block and fill complete blocks: an interrupted write only damages its own batch, never an
 * acknowledged one.
 */
export const BLOCK = 4096;

const MAGIC = 0x314a4d45;
/** Magic, checksum of the rest, length, sequence number, identity of the data file. */
const HEADER = 28;
const CHECKED = 8;
export const IDENTITY_SIZE = 8;
const ENTRY_HEAD = 6;
/** Stored instead of the length of a value if the key is deleted. */
const DELETION = 0xffffffff;

/** Writes that became durable together. */
export interface Batch {
  identity: Buffer;
  /** Batches are numbered consecutively for the whole life of a data file. */
  sequence: number;
  entries: WriteSet;
  /** The offset after its last block. */
  end: number;
}

export function encodeBatch(identity: Buffer, sequence: number, writeSet: WriteSet): Buffer {
  let length = HEADER;
  for (const [key, value] of writeSet.entries()) length += ENTRY_HEAD + key.length + (value?.length ?? 0);
  const bytes = Buffer.allocUnsafe(Math.ceil(length / BLOCK) * BLOCK);
  let at = HEADER;
  for (const [key, value] of writeSet.entries()) {
    bytes.writeUInt16LE(key.length, at);
    bytes.writeUInt32LE(value === null ? DELETION : value.length, at + 2);
    at += ENTRY_HEAD + bytes.write(key, at + ENTRY_HEAD, 'latin1');
    if (value !== null) at += value.copy(bytes, at);
  }
  bytes.fill(0, at);
  bytes.writeUInt32LE(MAGIC, 0);
  bytes.writeUInt32LE(length, 8);
  bytes.writeBigUInt64LE(BigInt(sequence), 12);
  identity.copy(bytes, 20);
  bytes.writeUInt32LE(crc32(bytes.subarray(CHECKED, length)), 4);
  return bytes;
}

/** The batch at an offset of a journal file; undefined if there is none, or it is incomplete. */
export function readBatch(file: Buffer, offset: number): Batch | undefined {
  if (offset + HEADER > file.length || file.readUInt32LE(offset) !== MAGIC) return undefined;
  const length = file.readUInt32LE(offset + 8);
  if (length < HEADER || offset + length > file.length) return undefined;
  const bytes = file.subarray(offset, offset + length);
  if (crc32(bytes.subarray(CHECKED)) !== bytes.readUInt32LE(4)) return undefined;
  return {
    sequence: Number(bytes.readBigUInt64LE(12)),
    identity: bytes.subarray(20, 20 + IDENTITY_SIZE),
    entries: readEntries(bytes),
    end: offset + Math.ceil(length / BLOCK) * BLOCK,
  };
}

function readEntries(bytes: Buffer): WriteSet {
  const entries = new WriteSet();
  for (let at = HEADER; at < bytes.length; ) {
    const keyStart = at + ENTRY_HEAD;
    const valueStart = keyStart + bytes.readUInt16LE(at);
    const size = bytes.readUInt32LE(at + 2);
    at = size === DELETION ? valueStart : valueStart + size;
    entries.set(
      bytes.toString('latin1', keyStart, valueStart),
      size === DELETION ? null : bytes.subarray(valueStart, at),
    );
  }
  return entries;
}

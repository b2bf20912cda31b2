import { MongoError } from '../errors.ts';

/** Sizes in bytes of the types with a fixed size. */
const FIXED_SIZES: Readonly<Record<number, number>> = {
  1: 8,
  6: 0,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
};

/** Reads BSON sequentially. Throws InvalidBSON instead of reading beyond the end. */
export class Reader {
  readonly buffer: Buffer;
  position: number;
  end: number;

  constructor(buffer: Buffer, start: number, end: number) {
    this.buffer = buffer;
    this.position = start;
    this.end = end;
  }

  need(bytes: number): void {
    if (bytes < 0 || this.position + bytes > this.end) throw invalid('unexpected end of document');
  }

  int32(): number {
    this.need(4);
    const value = this.buffer.readInt32LE(this.position);
    this.position += 4;
    return value;
  }

  bytes(length: number): Buffer {
    this.need(length);
    const value = this.buffer.subarray(this.position, this.position + length);
    this.position += length;
    return value;
  }

  cstring(): string {
    const { buffer, position } = this;
    let at = position;
    let hash = 0;
    let ascii = true;
    for (; ; at++) {
      if (at >= this.end) throw invalid('field name is not terminated');
      const byte = buffer[at] as number;
      if (byte === 0) break;
      if (byte > 127) ascii = false;
      hash = (hash * 31 + byte) | 0;
    }
    this.position = at + 1;
    return ascii ? knownName(buffer, position, at, hash) : buffer.toString('utf8', position, at);
  }

  skipCString(): void {
    while (this.position < this.end) if (this.buffer[this.position++] === 0) return;
    throw invalid('field name is not terminated');
  }

  /** Skips a value. */
  skipValue(type: number): void {
    const size = FIXED_SIZES[type];
    if (size !== undefined) this.#step(size);
    else if (type === 0x03 || type === 0x04) this.#step(documentLength(this.buffer, this.position, this.end));
    else if (type === 0x02 || type === 0x0d || type === 0x0e) this.#step(this.int32());
    else if (type === 0x05) this.#step(this.int32() + 1);
    else if (type === 0x0c) this.#step(this.int32() + 12);
    else if (type === 0x0f) this.#step(this.int32() - 4);
    else if (type === 0x0b) {
      this.skipCString();
      this.skipCString();
    } else throw invalid(`unknown element type ${type}`);
  }

  #step(bytes: number): void {
    this.need(bytes);
    this.position += bytes;
  }

  string(): string {
    const length = this.int32();
    if (length < 1) throw invalid('string length');
    this.need(length);
    const end = this.position + length - 1;
    if (this.buffer[end] !== 0) throw invalid('string is not terminated');
    const value = this.buffer.toString('utf8', this.position, end);
    this.position = end + 1;
    return value;
  }
}

const NAME_SLOTS = 4096;
const MAX_KNOWN_LENGTH = 64;
/** Field names repeat in every document: a cache by bytes avoids decoding a name again. */
const knownNames: string[] = new Array(NAME_SLOTS).fill('');

function knownName(buffer: Buffer, start: number, end: number, hash: number): string {
  const slot = hash & (NAME_SLOTS - 1);
  const known = knownNames[slot] as string;
  if (isSame(known, buffer, start, end)) return known;
  const name = buffer.toString('latin1', start, end);
  if (name.length <= MAX_KNOWN_LENGTH) knownNames[slot] = name;
  return name;
}

function isSame(name: string, buffer: Buffer, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) !== buffer[start + at]) return false;
  return true;
}

export function invalid(reason: string): MongoError {
  return new MongoError('InvalidBSON', `invalid BSON: ${reason}`);
}

/** The length of the document at `offset`, validated against the available bytes. */
export function documentLength(buffer: Buffer, offset: number, limit: number): number {
  if (offset + 5 > limit) throw invalid('document is too short');
  const length = buffer.readInt32LE(offset);
  if (length < 5 || offset + length > limit) throw invalid(`document length ${length}`);
  if (buffer[offset + length - 1] !== 0) throw invalid('document is not terminated');
  return length;
}

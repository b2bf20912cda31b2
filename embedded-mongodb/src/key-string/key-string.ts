import {
  type Binary,
  type BSONRegExp,
  BSONSymbol,
  type Code,
  type Decimal128,
  Double,
  type ObjectId,
  type Timestamp,
} from 'bson';
import { CANONICAL, canonicalType } from '../bson/compare.ts';
import { floorDouble } from '../bson/decimal.ts';
import { type Document, getKeys, type Numeric, type OpaqueElement, type Value } from '../bson/values.ts';
import { shortened } from './shortened-key.ts';

/**
 * Key strings: bytes (held as one-byte characters) whose plain order is the BSON order of the values they stand for.
 * Each value starts with a type byte between 0x0f and 0x8f; text escapes 0x00 as 0x00 0xff and ends with 0x00; a
 * descending field has all its bytes inverted. KEY_END is below every type byte, inverted or not, except inside text,
 * where the escape keeps the order right.
 */
export const TYPE_BASE = 0x10;
export const KEY_END = '\x04';
/** Above every key that continues with another field, below every sibling key. */
export const KEY_AFTER_ALL = '\xff';

/** Maps strings that are equal in a collation to the same string. */
export type Fold = (text: string) => string;

let scratch = Buffer.allocUnsafe(4096);
let position = 0;
let foldText: Fold | undefined;

function room(bytes: number): void {
  if (position + bytes <= scratch.length) return;
  const grown = Buffer.allocUnsafe(Math.max(scratch.length * 2, position + bytes));
  scratch.copy(grown, 0, 0, position);
  scratch = grown;
}

/** The key string of one value, with folded strings if a fold is given. */
export function encodeKey(value: Value, descending = false, fold?: Fold): string {
  position = 0;
  foldText = fold;
  write(value);
  return take(descending);
}

function take(descending: boolean): string {
  if (descending) {
    for (let index = 0; index < position; index++) scratch[index] = ~(scratch[index] as number) & 0xff;
  }
  return scratch.toString('latin1', 0, position);
}

/** The key string of a compound key, shortened if it is too long to be stored. */
export function compoundKey(values: readonly Value[], descending: readonly boolean[], fold?: Fold): string {
  return shortened(wholeKey(values, descending, fold));
}

/** The unshortened key string of a compound key. */
export function wholeKey(values: readonly Value[], descending: readonly boolean[], fold?: Fold): string {
  let key = '';
  for (let index = 0; index < values.length; index++) key += encodeKey(values[index], descending[index], fold);
  return key;
}

export function typeByte(canonical: number): string {
  return String.fromCharCode(TYPE_BASE + canonical);
}

function write(value: Value): void {
  const type = canonicalType(value);
  room(32);
  scratch[position++] = TYPE_BASE + type;
  switch (type) {
    case CANONICAL.number:
      writeNumber(value as Numeric);
      return;
    case CANONICAL.string:
      writeFolded(value instanceof BSONSymbol ? value.value : (value as string));
      return;
    case CANONICAL.object:
      writeDocument(value as Document);
      return;
    case CANONICAL.array:
      writeArray(value as Value[]);
      return;
    case CANONICAL.objectId:
      writeBytes((value as ObjectId).id);
      return;
    case CANONICAL.boolean:
      scratch[position++] = value ? 1 : 0;
      return;
    case CANONICAL.date:
      writeDate((value as Date).getTime());
      return;
    default:
      writeRare(type, value);
  }
}

function writeRare(type: number, value: Value): void {
  switch (type) {
    case CANONICAL.binary:
      writeBinary(value as Binary);
      return;
    case CANONICAL.timestamp:
      scratch.writeUInt32BE((value as Timestamp).t, position);
      scratch.writeUInt32BE((value as Timestamp).i, position + 4);
      position += 8;
      return;
    case CANONICAL.regex:
      writeText((value as BSONRegExp).pattern);
      writeText((value as BSONRegExp).options);
      return;
    case CANONICAL.code:
      writeText(String((value as Code).code));
      return;
    case CANONICAL.codeWithScope:
      writeText(String((value as Code).code));
      writeDocument((value as Code).scope as Document);
      return;
    case CANONICAL.pointer:
      writeBytes((value as OpaqueElement).bytes);
      return;
  }
}

function writeBytes(bytes: Uint8Array): void {
  room(bytes.length + 8);
  scratch.set(bytes, position);
  position += bytes.length;
}

function writeBinary(value: Binary): void {
  const bytes = value.buffer.subarray(0, value.position);
  scratch.writeUInt32BE(bytes.length, position);
  scratch[position + 4] = value.sub_type;
  position += 5;
  writeBytes(bytes);
}

function writeFolded(text: string): void {
  writeText(foldText ? foldText(text) : text);
}

function writeText(text: string): void {
  room(text.length * 3 + 2);
  const start = position;
  position += scratch.write(text, position, 'utf8');
  if (scratch.subarray(start, position).includes(0)) {
    const escaped = scratch.toString('latin1', start, position).replaceAll('\0', '\0\xff');
    position = start;
    room(escaped.length + 2);
    position += scratch.write(escaped, position, 'latin1');
  }
  scratch[position++] = 0;
}

function writeDocument(document: Document): void {
  for (const key of getKeys(document)) {
    room(2);
    scratch[position++] = TYPE_BASE + canonicalType(document[key]);
    writeText(key);
    write(document[key]);
  }
  room(1);
  scratch[position++] = 0;
}

function writeArray(values: readonly Value[]): void {
  for (const value of values) write(value);
  room(1);
  scratch[position++] = 0;
}

function writeDate(time: number): void {
  const biased = BigInt(Number.isNaN(time) ? 0 : time) + (1n << 63n);
  scratch.writeBigUInt64BE(biased, position);
  position += 8;
}

const EXACT = 1;
const BETWEEN = 2;

/** Numbers sort by the greatest double not above them; a remainder orders int64 and decimals between two doubles. */
function writeNumber(value: Numeric): void {
  if (typeof value === 'number' || value instanceof Double) {
    writeOrderedDouble(typeof value === 'number' ? value : value.value);
    scratch[position++] = EXACT;
    return;
  }
  if (typeof value === 'bigint' && isSafe(value)) {
    writeOrderedDouble(Number(value));
    scratch[position++] = EXACT;
    return;
  }
  const { floor, rest } = floorDouble(value as bigint | Decimal128);
  writeOrderedDouble(floor);
  if (rest === 0n) {
    scratch[position++] = EXACT;
    return;
  }
  scratch[position++] = BETWEEN;
  scratch.writeBigUInt64BE(rest >> 64n, position);
  scratch.writeBigUInt64BE(rest & 0xffffffffffffffffn, position + 8);
  position += 16;
}

function isSafe(value: bigint): boolean {
  return value >= -9007199254740991n && value <= 9007199254740991n;
}

function writeOrderedDouble(value: number): void {
  if (Number.isNaN(value)) {
    scratch.fill(0, position, position + 8);
  } else {
    scratch.writeDoubleBE(value === 0 ? 0 : value, position);
    const first = scratch[position] as number;
    if (first & 0x80) {
      for (let index = position; index < position + 8; index++) scratch[index] = ~(scratch[index] as number) & 0xff;
    } else {
      scratch[position] = first | 0x80;
    }
  }
  position += 8;
}

import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { MongoError } from '../errors.ts';
import { documentLength, invalid, Reader } from './reader.ts';
import {
  type Document,
  isIndexLike,
  isInt32,
  OpaqueElement,
  rememberKeyOrder,
  setField,
  type Value,
} from './values.ts';

const MAX_DEPTH = 200;

/** Decodes the document that starts at `offset`. Throws InvalidBSON if the bytes are not one complete document. */
export function decode(buffer: Buffer, offset = 0): Document {
  const length = documentLength(buffer, offset, buffer.length);
  return readDocument(new Reader(buffer, offset, offset + length), 0);
}

/**
 * Decodes only the named top-level fields of the document. Other fields are skipped, which is cheap; their content is not
 * validated.
 */
export function decodeFields(buffer: Buffer, names: ReadonlySet<string>): Document {
  const reader = new Reader(buffer, 0, documentLength(buffer, 0, buffer.length));
  const last = enter(reader, 0);
  const document: Document = {};
  let left = names.size;
  while (reader.position < last && left > 0) {
    const type = reader.buffer[reader.position++] as number;
    const name = reader.cstring();
    if (names.has(name)) {
      if (!Object.hasOwn(document, name)) left--;
      setField(document, name, readValue(reader, type, 0));
    } else {
      reader.skipValue(type);
    }
  }
  return document;
}

function enter(reader: Reader, depth: number): number {
  if (depth > MAX_DEPTH) {
    throw new MongoError('Overflow', `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
  }
  const start = reader.position;
  const length = documentLength(reader.buffer, start, reader.end);
  reader.position += 4;
  return start + length - 1;
}

function readDocument(reader: Reader, depth: number): Document {
  const last = enter(reader, depth);
  const document: Document = {};
  let order: string[] | undefined;
  let count = 0;
  while (reader.position < last) {
    const type = reader.buffer[reader.position++] as number;
    const key = reader.cstring();
    const value = readValue(reader, type, depth);
    if (order !== undefined) {
      if (!order.includes(key)) order.push(key);
      setPlain(document, key, value);
    } else if (count > 0 && isIndexLike(key)) {
      order = [...Object.keys(document), key];
      setPlain(document, key, value);
    } else {
      setPlain(document, key, value);
    }
    count++;
  }
  if (reader.position !== last) throw invalid('document length does not fit its fields');
  reader.position = last + 1;
  if (order) rememberKeyOrder(document, order);
  return document;
}

function setPlain(document: Document, key: string, value: Value): void {
  if (key === '__proto__') setField(document, key, value);
  else document[key] = value;
}

function readArray(reader: Reader, depth: number): Value[] {
  const last = enter(reader, depth);
  const values: Value[] = [];
  while (reader.position < last) {
    const type = reader.buffer[reader.position++] as number;
    reader.skipCString();
    values.push(readValue(reader, type, depth));
  }
  if (reader.position !== last) throw invalid('array length does not fit its elements');
  reader.position = last + 1;
  return values;
}

function readValue(reader: Reader, type: number, depth: number): Value {
  switch (type) {
    case 0x01:
      return readDouble(reader);
    case 0x02:
      return reader.string();
    case 0x03:
      return readDocument(reader, depth + 1);
    case 0x04:
      return readArray(reader, depth + 1);
    case 0x07:
      return new ObjectId(Buffer.from(reader.bytes(12)));
    case 0x08:
      return readBoolean(reader);
    case 0x09:
      return readDate(reader);
    case 0x0a:
      return null;
    case 0x10:
      return reader.int32();
    case 0x12:
      return readInt64(reader);
    default:
      return readRareValue(reader, type, depth);
  }
}

function readRareValue(reader: Reader, type: number, depth: number): Value {
  switch (type) {
    case 0x05:
      return readBinary(reader);
    case 0x06:
      return undefined;
    case 0x0b:
      return regularExpression(reader.cstring(), reader.cstring());
    case 0x0c:
      return readPointer(reader);
    case 0x0d:
      return new Code(reader.string());
    case 0x0e:
      return new BSONSymbol(reader.string());
    case 0x0f:
      reader.int32();
      return new Code(reader.string(), readDocument(reader, depth + 1));
    case 0x11:
      return new Timestamp(BigInt.asUintN(64, readInt64(reader)));
    case 0x13:
      return new Decimal128(Buffer.from(reader.bytes(16)));
    case 0xff:
      return new MinKey();
    case 0x7f:
      return new MaxKey();
    default:
      throw invalid(`unknown element type ${type}`);
  }
}

function readDouble(reader: Reader): number | Double {
  reader.need(8);
  const value = reader.buffer.readDoubleLE(reader.position);
  reader.position += 8;
  return isInt32(value) ? new Double(value) : value;
}

function readInt64(reader: Reader): bigint {
  reader.need(8);
  const value = reader.buffer.readBigInt64LE(reader.position);
  reader.position += 8;
  return value;
}

const LATEST = 8_640_000_000_000_000n;

/** A date, kept as raw bytes if it is outside the range of JavaScript's Date. */
function readDate(reader: Reader): Date | OpaqueElement {
  const start = reader.position;
  const time = readInt64(reader);
  if (time <= LATEST && time >= -LATEST) return new Date(Number(time));
  return new OpaqueElement(0x09, Buffer.from(reader.buffer.subarray(start, reader.position)));
}

/** Bypasses the constructor, which would sort the options and refuse unknown ones. */
function regularExpression(pattern: string, options: string): BSONRegExp {
  return Object.assign(Object.create(BSONRegExp.prototype) as BSONRegExp, { pattern, options });
}

function readBoolean(reader: Reader): boolean {
  const byte = reader.bytes(1)[0];
  if (byte !== 0 && byte !== 1) throw invalid('boolean');
  return byte === 1;
}

function readBinary(reader: Reader): Binary {
  const length = reader.int32();
  const subtype = reader.bytes(1)[0] as number;
  if (length < 0) throw invalid('binary length');
  return new Binary(Buffer.from(reader.bytes(length)), subtype);
}

function readPointer(reader: Reader): OpaqueElement {
  const start = reader.position;
  reader.string();
  reader.bytes(12);
  return new OpaqueElement(0x0c, Buffer.from(reader.buffer.subarray(start, reader.position)));
}

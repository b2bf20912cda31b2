import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { MongoError } from '../errors.ts';
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

class Reader {
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
    let ascii = true;
    for (; ; at++) {
      if (at >= this.end) throw invalid('field name is not terminated');
      const byte = buffer[at] as number;
      if (byte === 0) break;
      if (byte > 127) ascii = false;
    }
    this.position = at + 1;
    return buffer.toString(ascii ? 'latin1' : 'utf8', position, at);
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

function invalid(reason: string): MongoError {
  return new MongoError('InvalidBSON', `invalid BSON: ${reason}`);
}

/** Decodes the document that starts at `offset`. Throws InvalidBSON where the bytes are not one whole document. */
export function decode(buffer: Buffer, offset = 0): Document {
  const length = documentLength(buffer, offset, buffer.length);
  return readDocument(new Reader(buffer, offset, offset + length), 0);
}

/** The length of the document at `offset`, checked against what is there. */
export function documentLength(buffer: Buffer, offset: number, limit: number): number {
  if (offset + 5 > limit) throw invalid('document is too short');
  const length = buffer.readInt32LE(offset);
  if (length < 5 || offset + length > limit) throw invalid(`document length ${length}`);
  if (buffer[offset + length - 1] !== 0) throw invalid('document is not terminated');
  return length;
}

function enter(reader: Reader, depth: number): number {
  if (depth > MAX_DEPTH) throw invalid('document is nested too deeply');
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
    reader.cstring();
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
      return new Date(Number(readInt64(reader)));
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
      return new BSONRegExp(reader.cstring(), reader.cstring());
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

import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { type Document, getKeys, isInt32, OpaqueElement, RawDocument, type Value } from './values.ts';

/** One growing buffer serves all encodings: encoding is synchronous, and every result is copied out of it. */
let scratch = Buffer.allocUnsafe(1 << 16);
let position = 0;

const KEEP_SCRATCH = 1 << 22;

/** The BSON bytes of a document. */
export function encode(document: Document): Buffer {
  position = 0;
  writeDocument(document);
  const bytes = Buffer.from(scratch.subarray(0, position));
  if (scratch.length > KEEP_SCRATCH) scratch = Buffer.allocUnsafe(1 << 16);
  return bytes;
}

function room(bytes: number): void {
  if (position + bytes <= scratch.length) return;
  const grown = Buffer.allocUnsafe(Math.max(scratch.length * 2, position + bytes));
  scratch.copy(grown, 0, 0, position);
  scratch = grown;
}

function writeDocument(document: Document): void {
  const start = position;
  room(4);
  position += 4;
  for (const key of getKeys(document)) writeElement(key, document[key]);
  finishDocument(start);
}

function finishDocument(start: number): void {
  room(1);
  scratch[position++] = 0;
  scratch.writeInt32LE(position - start, start);
}

function writeArray(values: readonly Value[]): void {
  const start = position;
  room(4);
  position += 4;
  for (let index = 0; index < values.length; index++) writeElement(String(index), values[index]);
  finishDocument(start);
}

function writeHead(type: number, key: string): void {
  room(2 + key.length * 3);
  scratch[position++] = type;
  writeCString(key);
}

function writeCString(text: string): void {
  room(1 + text.length * 3);
  let at = position;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 127 || code === 0) {
      position += scratch.write(text.replaceAll('\0', ''), position, 'utf8');
      scratch[position++] = 0;
      return;
    }
    scratch[at++] = code;
  }
  scratch[at++] = 0;
  position = at;
}

function writeString(text: string): void {
  room(5 + text.length * 3);
  const length = scratch.write(text, position + 4, 'utf8');
  scratch.writeInt32LE(length + 1, position);
  position += 4 + length;
  scratch[position++] = 0;
}

function writeBytes(bytes: Uint8Array): void {
  room(bytes.length);
  scratch.set(bytes, position);
  position += bytes.length;
}

function writeElement(key: string, value: Value): void {
  switch (typeof value) {
    case 'string':
      writeHead(0x02, key);
      writeString(value);
      return;
    case 'number':
      writeNumber(key, value);
      return;
    case 'boolean':
      writeHead(0x08, key);
      room(1);
      scratch[position++] = value ? 1 : 0;
      return;
    case 'bigint':
      writeHead(0x12, key);
      room(8);
      scratch.writeBigInt64LE(BigInt.asIntN(64, value), position);
      position += 8;
      return;
    case 'undefined':
      writeHead(0x06, key);
      return;
    case 'object':
      if (value === null) writeHead(0x0a, key);
      else writeObject(key, value);
      return;
    default:
      throw new TypeError(`a ${typeof value} has no BSON form`);
  }
}

function writeNumber(key: string, value: number): void {
  room(8);
  if (isInt32(value)) {
    writeHead(0x10, key);
    room(4);
    scratch.writeInt32LE(value, position);
    position += 4;
  } else {
    writeDouble(key, value);
  }
}

function writeDouble(key: string, value: number): void {
  writeHead(0x01, key);
  room(8);
  scratch.writeDoubleLE(value, position);
  position += 8;
}

function writeObject(key: string, value: object): void {
  if (Array.isArray(value)) {
    writeHead(0x04, key);
    writeArray(value);
  } else if (value instanceof RawDocument) {
    writeHead(0x03, key);
    writeBytes(value.bytes);
  } else if (value instanceof ObjectId) {
    writeHead(0x07, key);
    writeBytes(value.id);
  } else if (value instanceof Date) {
    writeHead(0x09, key);
    room(8);
    scratch.writeBigInt64LE(BigInt(value.getTime()), position);
    position += 8;
  } else if (value instanceof Double) {
    writeDouble(key, value.value);
  } else if (!writeRareObject(key, value)) {
    writeHead(0x03, key);
    writeDocument(value as Document);
  }
}

function writeRareObject(key: string, value: object): boolean {
  if (value instanceof Decimal128) {
    writeHead(0x13, key);
    writeBytes(value.bytes);
  } else if (value instanceof Timestamp) {
    writeHead(0x11, key);
    room(8);
    scratch.writeUInt32LE(value.i, position);
    scratch.writeUInt32LE(value.t, position + 4);
    position += 8;
  } else if (value instanceof Binary) {
    writeBinary(key, value);
  } else if (value instanceof BSONRegExp) {
    writeHead(0x0b, key);
    writeCString(value.pattern);
    writeCString(value.options);
  } else if (value instanceof BSONSymbol) {
    writeHead(0x0e, key);
    writeString(value.value);
  } else if (value instanceof Code) {
    writeCode(key, value);
  } else if (value instanceof OpaqueElement) {
    writeHead(value.type, key);
    writeBytes(value.bytes);
  } else if (value instanceof MinKey) {
    writeHead(0xff, key);
  } else if (value instanceof MaxKey) {
    writeHead(0x7f, key);
  } else {
    return false;
  }
  return true;
}

function writeBinary(key: string, value: Binary): void {
  const bytes = value.buffer.subarray(0, value.position);
  writeHead(0x05, key);
  room(5);
  scratch.writeInt32LE(bytes.length, position);
  scratch[position + 4] = value.sub_type;
  position += 5;
  writeBytes(bytes);
}

function writeCode(key: string, value: Code): void {
  const code = typeof value.code === 'string' ? value.code : String(value.code);
  if (!value.scope) {
    writeHead(0x0d, key);
    writeString(code);
    return;
  }
  writeHead(0x0f, key);
  const start = position;
  room(4);
  position += 4;
  writeString(code);
  writeDocument(value.scope);
  scratch.writeInt32LE(position - start, start);
}

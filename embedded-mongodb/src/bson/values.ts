import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';

/**
 * A BSON value as this server holds it. Types that JavaScript can distinguish are plain: int32 is a whole `number` within 32
 * bits, double any other `number` (a whole double within 32 bits is wrapped in `Double`), int64 a `bigint`, null `null`,
 * undefined `undefined`; all other types use the classes of the bson package.
 */
export type Value = unknown;

export interface Document {
  [key: string]: Value;
}

/** A document in its encoded form, which is copied into replies without being decoded. */
export class RawDocument {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** A BSON element that is passed through unchanged: a deprecated DBPointer, or a date outside of JavaScript's range. */
export class OpaqueElement {
  readonly type: number;
  readonly bytes: Buffer;
  constructor(type: number, bytes: Buffer) {
    this.type = type;
    this.bytes = bytes;
  }
}

const KEY_ORDER = Symbol('keyOrder');
interface Ordered {
  [KEY_ORDER]?: string[];
}

export const INT32_MAX = 2147483647;
export const INT32_MIN = -2147483648;
export const INT64_MAX = 9223372036854775807n;
export const INT64_MIN = -9223372036854775808n;

/** JavaScript moves integer-like keys to the front. If that changes the order, the client's order is kept separately. */
export function rememberKeyOrder(document: Document, keys: string[]): void {
  Object.defineProperty(document, KEY_ORDER, { value: keys, enumerable: false, writable: true, configurable: true });
}

/** The field names of a document in BSON order. */
export function getKeys(document: Document): string[] {
  const order = (document as Ordered)[KEY_ORDER];
  if (order === undefined) return Object.keys(document);
  const kept = order.filter((key) => Object.hasOwn(document, key));
  if (kept.length === Object.keys(document).length) return kept;
  const known = new Set(kept);
  return [...kept, ...Object.keys(document).filter((key) => !known.has(key))];
}

export function hasOwn(document: Document, key: string): boolean {
  return Object.hasOwn(document, key);
}

export function setField(document: Document, key: string, value: Value): void {
  if (key === '__proto__') {
    Object.defineProperty(document, key, { value, enumerable: true, writable: true, configurable: true });
  } else if (isIndexLike(key) && !Object.hasOwn(document, key) && Object.keys(document).length > 0) {
    rememberKeyOrder(document, [...getKeys(document), key]);
    document[key] = value;
  } else {
    document[key] = value;
  }
}

export function isIndexLike(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= 48 && first <= 57 && /^(0|[1-9][0-9]*)$/.test(key);
}

export function isDocument(value: Value): value is Document {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A copy that shares no document or array with its source; leaf values are immutable and shared. */
export function clone<T extends Value>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (!isDocument(value)) return value;
  const copy: Document = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') setField(copy, key, clone(value[key]));
    else copy[key] = clone(value[key]);
  }
  const order = (value as Ordered)[KEY_ORDER];
  if (order) rememberKeyOrder(copy, order);
  return copy as T;
}

export type Numeric = number | bigint | Double | Decimal128;

export function isNumeric(value: Value): value is Numeric {
  const type = typeof value;
  return type === 'number' || type === 'bigint' || value instanceof Double || value instanceof Decimal128;
}

export function isInt32(value: Value): value is number {
  return typeof value === 'number' && (value | 0) === value && !Object.is(value, -0);
}

/** A double in the form this server holds it. */
export function double(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

/** The nearest JavaScript number; large int64 and decimal values lose precision. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double) return value.value;
  if (value instanceof Decimal128) return Number(value.toString());
  return Number(value);
}

/** BSON type numbers as `$type` and error messages use them. */
export function typeNumber(value: Value): number {
  switch (typeof value) {
    case 'number':
      return isInt32(value) ? 16 : 1;
    case 'string':
      return 2;
    case 'boolean':
      return 8;
    case 'bigint':
      return 18;
    case 'undefined':
      return 6;
  }
  if (value === null) return 10;
  if (Array.isArray(value)) return 4;
  if (value instanceof ObjectId) return 7;
  if (value instanceof Date) return 9;
  if (value instanceof Double) return 1;
  if (value instanceof Decimal128) return 19;
  if (value instanceof Binary) return 5;
  if (value instanceof Timestamp) return 17;
  if (value instanceof BSONRegExp || value instanceof RegExp) return 11;
  if (value instanceof Code) return value.scope ? 15 : 13;
  if (value instanceof BSONSymbol) return 14;
  if (value instanceof MinKey) return -1;
  if (value instanceof MaxKey) return 127;
  if (value instanceof OpaqueElement) return value.type;
  return 3;
}

const TYPE_NAMES: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  12: 'dbPointer',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
  [-1]: 'minKey',
};

export function typeName(value: Value): string {
  return TYPE_NAMES[typeNumber(value)] ?? 'unknown';
}

/** The type numbers of a name in a `$type` operand; undefined if the name is unknown. */
export function getTypeNumbers(name: string): number[] | undefined {
  if (name === 'number') return [1, 16, 18, 19];
  const found = Object.entries(TYPE_NAMES).find(([, known]) => known === name);
  return found ? [Number(found[0])] : undefined;
}

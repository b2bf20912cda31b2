import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { compareExactly } from './decimal.ts';
import { type Document, getKeys, type Numeric, OpaqueElement, type Value } from './values.ts';

export const CANONICAL = {
  minKey: -1,
  undefined: 0,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  pointer: 55,
  code: 60,
  codeWithScope: 65,
  maxKey: 127,
} as const;

/** The canonical type: values of one canonical type compare by value, others by this number. */
export function canonicalType(value: Value): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return CANONICAL.number;
    case 'string':
      return CANONICAL.string;
    case 'boolean':
      return CANONICAL.boolean;
    case 'undefined':
      return CANONICAL.undefined;
  }
  if (value === null) return CANONICAL.null;
  if (Array.isArray(value)) return CANONICAL.array;
  if (value instanceof ObjectId) return CANONICAL.objectId;
  if (value instanceof Date) return CANONICAL.date;
  if (value instanceof Double || value instanceof Decimal128) return CANONICAL.number;
  return rareCanonicalType(value);
}

function rareCanonicalType(value: Value): number {
  if (value instanceof Binary) return CANONICAL.binary;
  if (value instanceof Timestamp) return CANONICAL.timestamp;
  if (value instanceof BSONRegExp) return CANONICAL.regex;
  if (value instanceof BSONSymbol) return CANONICAL.string;
  if (value instanceof Code) return value.scope ? CANONICAL.codeWithScope : CANONICAL.code;
  if (value instanceof MinKey) return CANONICAL.minKey;
  if (value instanceof MaxKey) return CANONICAL.maxKey;
  if (value instanceof OpaqueElement) return CANONICAL.pointer;
  return CANONICAL.object;
}

/** A string order, such as that of a language. */
export interface Collator {
  compare(left: string, right: string): number;
}

/** Compares two values in BSON order: negative, zero or positive. Without a collation strings compare by their bytes. */
export function compareValues(left: Value, right: Value, collation?: Collator): number {
  if (typeof left === 'number' && typeof right === 'number') return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right, collation);
  const type = canonicalType(left);
  const otherType = canonicalType(right);
  if (type !== otherType) return type - otherType;
  switch (type) {
    case CANONICAL.number:
      return compareNumerics(left as Numeric, right as Numeric);
    case CANONICAL.string:
      return compareTexts(toText(left), toText(right), collation);
    case CANONICAL.object:
      return compareDocuments(left as Document, right as Document, collation);
    case CANONICAL.array:
      return compareArrays(left as Value[], right as Value[], collation);
    case CANONICAL.objectId:
      return Buffer.compare((left as ObjectId).id, (right as ObjectId).id);
    case CANONICAL.boolean:
      return Number(left) - Number(right);
    case CANONICAL.date:
      return compareNumbers((left as Date).getTime(), (right as Date).getTime());
    default:
      return compareRareValues(type, left, right);
  }
}

function compareRareValues(type: number, left: Value, right: Value): number {
  switch (type) {
    case CANONICAL.binary:
      return compareBinaries(left as Binary, right as Binary);
    case CANONICAL.timestamp:
      return compareTimestamps(left as Timestamp, right as Timestamp);
    case CANONICAL.regex: {
      const a = left as BSONRegExp;
      const b = right as BSONRegExp;
      return compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options);
    }
    case CANONICAL.code:
      return compareStrings(String((left as Code).code), String((right as Code).code));
    case CANONICAL.codeWithScope:
      return (
        compareStrings(String((left as Code).code), String((right as Code).code)) ||
        compareDocuments((left as Code).scope as Document, (right as Code).scope as Document)
      );
    case CANONICAL.pointer:
      return Buffer.compare((left as OpaqueElement).bytes, (right as OpaqueElement).bytes);
    default:
      return 0;
  }
}

function compareTexts(left: string, right: string, collation: Collator | undefined): number {
  return collation ? collation.compare(left, right) : compareStrings(left, right);
}

function toText(value: Value): string {
  return value instanceof BSONSymbol ? value.value : (value as string);
}

function compareNumbers(left: number, right: number): number {
  if (left < right) return -1;
  if (left > right) return 1;
  if (left === right) return 0;
  return Number.isNaN(left) ? (Number.isNaN(right) ? 0 : -1) : 1;
}

function compareNumerics(left: Numeric, right: Numeric): number {
  if (left instanceof Decimal128 || right instanceof Decimal128) return compareExactly(left, right);
  const a = left instanceof Double ? left.value : left;
  const b = right instanceof Double ? right.value : right;
  if (a < b) return -1;
  if (a > b) return 1;
  if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) ? (Number.isNaN(b) ? 0 : -1) : 1;
  return 0;
}

/** Strings sort by their UTF-8 bytes; JavaScript's order differs for surrogates. */
function compareStrings(left: string, right: string): number {
  if (left === right) return 0;
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return a >= 0xd800 && b >= 0xd800 ? Buffer.compare(Buffer.from(left), Buffer.from(right)) : a - b;
  }
  return left.length - right.length;
}

function compareBinaries(left: Binary, right: Binary): number {
  const a = left.buffer.subarray(0, left.position);
  const b = right.buffer.subarray(0, right.position);
  return a.length - b.length || left.sub_type - right.sub_type || Buffer.compare(a, b);
}

export function compareTimestamps(left: Timestamp, right: Timestamp): number {
  return left.t - right.t || left.i - right.i;
}

function compareArrays(left: Value[], right: Value[], collation?: Collator): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const order = compareValues(left[index], right[index], collation);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareDocuments(left: Document, right: Document, collation?: Collator): number {
  const keys = getKeys(left);
  const otherKeys = getKeys(right);
  const length = Math.min(keys.length, otherKeys.length);
  for (let index = 0; index < length; index++) {
    const a = keys[index] as string;
    const b = otherKeys[index] as string;
    const order =
      canonicalType(left[a]) - canonicalType(right[b]) ||
      compareStrings(a, b) ||
      compareValues(left[a], right[b], collation);
    if (order !== 0) return order;
  }
  return keys.length - otherKeys.length;
}

export function equalValues(left: Value, right: Value, collation?: Collator): boolean {
  return left === right || compareValues(left, right, collation) === 0;
}

/** Whether values are equal including all types and the order of fields, like their stored bytes. */
export function identicalValues(left: Value, right: Value): boolean {
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((value, index) => identicalValues(value, right[index]))
    );
  }
  if (canonicalType(left) === CANONICAL.object && canonicalType(right) === CANONICAL.object) {
    const a = left as Document;
    const b = right as Document;
    const keys = getKeys(a);
    const otherKeys = getKeys(b);
    return (
      keys.length === otherKeys.length &&
      keys.every((key, index) => key === otherKeys[index] && identicalValues(a[key], b[key]))
    );
  }
  if (canonicalType(left) === CANONICAL.number && canonicalType(right) === CANONICAL.number) {
    return (
      sameNumericType(left as Numeric, right as Numeric) && compareNumerics(left as Numeric, right as Numeric) === 0
    );
  }
  return equalValues(left, right);
}

function sameNumericType(left: Numeric, right: Numeric): boolean {
  if (left instanceof Decimal128) return right instanceof Decimal128 && left.toString() === right.toString();
  if (typeof left === 'number') return typeof right === 'number' && Object.is(left, right);
  if (left instanceof Double) return right instanceof Double;
  return typeof left === typeof right;
}

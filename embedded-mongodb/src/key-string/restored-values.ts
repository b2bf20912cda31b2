import { Double, ObjectId, Timestamp } from 'bson';
import { CANONICAL } from '../bson/compare.ts';
import type { Value } from '../bson/values.ts';
import { TYPE_BASE } from './key-string.ts';

/**
 * The information about a field's value that its key string lacks, as one character: equal numbers have equal keys whatever their
 * types, and a missing field has the key of null.
 */
const FORM = { asRead: '\x01', double: '\x02', int64: '\x03', missing: '\x04' } as const;

/** The forms of the values of a key, one character each; undefined if a value cannot be restored from its key string. */
export function describeForms(values: readonly Value[]): string | undefined {
  let forms = '';
  for (const value of values) {
    const form = describeForm(value);
    if (form === undefined) return undefined;
    forms += form;
  }
  return forms;
}

function describeForm(value: Value): string | undefined {
  switch (typeof value) {
    case 'undefined':
      return FORM.missing;
    case 'string':
    case 'boolean':
      return FORM.asRead;
    case 'number':
      return Object.is(value, -0) ? undefined : FORM.asRead;
    case 'bigint':
      return Number.isSafeInteger(Number(value)) ? FORM.int64 : undefined;
  }
  if (value === null || value instanceof ObjectId || value instanceof Timestamp) return FORM.asRead;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : FORM.asRead;
  if (value instanceof Double) return Object.is(value.value, -0) ? undefined : FORM.double;
  return undefined;
}

/** The values of the fields of an unshortened key string; undefined for a missing field. */
export function restoreValues(key: string, descending: readonly boolean[], forms: string): Value[] {
  const bytes = Buffer.from(key, 'latin1');
  let at = 0;
  return descending.map((isDescending, field) => {
    const end = findEnd(bytes, at, isDescending);
    const own = bytes.subarray(at, end);
    if (isDescending) for (let index = 0; index < own.length; index++) own[index] = ~(own[index] as number) & 0xff;
    at = end;
    return restoreValue(own, forms[field] as string);
  });
}

const LENGTHS: Readonly<Record<number, number>> = {
  [CANONICAL.null]: 0,
  [CANONICAL.number]: 9,
  [CANONICAL.objectId]: 12,
  [CANONICAL.boolean]: 1,
  [CANONICAL.date]: 8,
  [CANONICAL.timestamp]: 8,
};

/** The end of the value that starts at a position. Text ends with 0x00 that no 0xff follows. */
function findEnd(bytes: Buffer, start: number, isInverted: boolean): number {
  const [zero, mark] = isInverted ? [0xff, 0x00] : [0x00, 0xff];
  const first = bytes[start] as number;
  const type = (isInverted ? ~first & 0xff : first) - TYPE_BASE;
  const length = LENGTHS[type];
  if (length !== undefined) return start + 1 + length;
  let at = bytes.indexOf(zero, start + 1);
  while (bytes[at + 1] === mark) at = bytes.indexOf(zero, at + 2);
  return at + 1;
}

function restoreValue(bytes: Buffer, form: string): Value {
  if (form === FORM.missing) return undefined;
  switch ((bytes[0] as number) - TYPE_BASE) {
    case CANONICAL.null:
      return null;
    case CANONICAL.number:
      return withForm(readOrderedDouble(bytes), form);
    case CANONICAL.objectId:
      return new ObjectId(Uint8Array.from(bytes.subarray(1)));
    case CANONICAL.boolean:
      return bytes[1] === 1;
    case CANONICAL.date:
      return new Date(Number(bytes.readBigUInt64BE(1) - (1n << 63n)));
    case CANONICAL.timestamp:
      return new Timestamp({ t: bytes.readUInt32BE(1), i: bytes.readUInt32BE(5) });
    default:
      return readText(bytes.subarray(1, -1));
  }
}

function readText(bytes: Buffer): string {
  if (!bytes.includes(0)) return bytes.toString('utf8');
  return Buffer.from(bytes.toString('latin1').replaceAll('\0\xff', '\0'), 'latin1').toString('utf8');
}

/** Reverses the order-preserving encoding, in place. */
function readOrderedDouble(bytes: Buffer): number {
  const first = bytes[1] as number;
  if (first & 0x80) bytes[1] = first & 0x7f;
  else for (let index = 1; index < 9; index++) bytes[index] = ~(bytes[index] as number) & 0xff;
  const value = bytes.readDoubleBE(1);
  // NaN has a key of its own, from which its bits cannot be restored.
  return Number.isNaN(value) ? Number.NaN : value;
}

function withForm(value: number, form: string): Value {
  if (form === FORM.double) return new Double(value);
  return form === FORM.int64 ? BigInt(value) : value;
}

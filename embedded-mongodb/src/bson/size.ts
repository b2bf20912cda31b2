import { Binary, BSONRegExp, Code, Decimal128, ObjectId } from 'bson';
import { isDocument, OpaqueElement, RawDocument, type Value } from './values.ts';

/** Approximate overhead in bytes of documents and arrays, and of each field or element. */
const DOCUMENT = 40;
const ARRAY = 24;
const ELEMENT = 8;

/** The approximate memory size of a value in bytes. */
export function approximateSize(value: Value): number {
  if (typeof value === 'string') return value.length + 5;
  if (Array.isArray(value))
    return value.reduce((sum: number, element) => sum + ELEMENT + approximateSize(element), ARRAY);
  if (isDocument(value)) {
    let size = DOCUMENT;
    for (const key in value) size += key.length + ELEMENT + approximateSize(value[key]);
    return size;
  }
  if (value instanceof Binary) return value.length() + 5;
  if (value instanceof RawDocument || value instanceof OpaqueElement) return value.bytes.length;
  if (value instanceof ObjectId) return 12;
  if (value instanceof Decimal128) return 16;
  if (value instanceof BSONRegExp) return value.pattern.length + 2;
  if (value instanceof Code) return value.code.length + 5 + approximateSize(value.scope ?? null);
  return 8;
}

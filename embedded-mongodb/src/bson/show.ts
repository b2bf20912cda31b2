import { BSONRegExp, Decimal128, Double, ObjectId, Timestamp } from 'bson';
import { getKeys, isDocument, type Value } from './values.ts';

/** A value as MongoDB's messages print it. */
export function showValue(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(showValue).join(', ')} ]`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Double) return `${value.value}.0`;
  if (value instanceof Decimal128) return `${value.toString()}`;
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (!isDocument(value)) return String(value);
  const fields = getKeys(value).map((key) => `${key}: ${showValue(value[key])}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

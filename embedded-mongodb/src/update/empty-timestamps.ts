import { Timestamp } from 'bson';
import { clone, type Document, getKeys, setField, type Value } from '../bson/values.ts';
import type { Moment } from './action.ts';

/** Replaces empty timestamps by the current time: in top-level fields only, except `_id`. */
export function withTimestamps(source: Document, moment: Moment): Document {
  const empty = getKeys(source).filter((key) => key !== '_id' && isEmptyTimestamp(source[key]));
  if (empty.length === 0) return source;
  const filled = clone(source);
  for (const key of empty) setField(filled, key, moment.timestamp());
  return filled;
}

function isEmptyTimestamp(value: Value): boolean {
  return value instanceof Timestamp && value.isZero();
}

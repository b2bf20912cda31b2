import { type Document, getKeys } from '../bson/values.ts';
import type { Index } from '../catalog/collection.ts';
import { type Collation, sameCollation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';
import { compoundKey, KEY_AFTER_ALL } from '../key-string/key-string.ts';
import { MAX_BOUND } from '../key-string/shortened-key.ts';
import { holdsText } from './bounds.ts';
import type { KeyInterval } from './intervals.ts';

/** A range of an index: from the key `min`, up to but excluding the key `max`. */
export interface KeyRange {
  min?: Document | undefined;
  max?: Document | undefined;
}

/** The interval of a key range. Throws if the index has other fields, or `min` is not before `max`. */
export function rangeInterval(index: Index, { min, max }: KeyRange, collation: Collation | undefined): KeyInterval {
  const low = min ? boundary(index, min, collation) : '';
  const high = max ? boundary(index, max, collation) : KEY_AFTER_ALL;
  if (low >= high) {
    throw planningError(
      51175,
      'The value provided for min() does not come before the value provided for max() in the hinted index',
    );
  }
  return { low, high };
}

/** The bound between the stored keys before the given key, and all others. */
function boundary(index: Index, bound: Document, collation: Collation | undefined): string {
  const names = getKeys(bound);
  const isItsKey = names.length === index.fields.length && index.fields.every(({ name }, at) => name === names[at]);
  const values = names.map((name) => bound[name]);
  const isText = values.some(holdsText);
  if (!isItsKey || (isText && !sameCollation(index.collation, collation))) {
    throw planningError(51174, 'The index chosen is not compatible with min/max');
  }
  if (isText && index.collation) throw unsupported('texts in min/max of an index with a collation');
  const descending = index.fields.map((field) => field.descending);
  const key = compoundKey(values, descending);
  if (key.length > MAX_BOUND) throw unsupported(`keys above ${MAX_BOUND} bytes in min/max`);
  // The key of a longer string may have this prefix; inverted it continues with 0x00 and sorts before it.
  return descending.at(-1) ? `${key}\x01` : key;
}

/** Validates a range as far as possible without its index. An empty document counts as no bound. */
export function checkedRange(min: Document | undefined, max: Document | undefined): KeyRange | undefined {
  const range = { min: given(min), max: given(max) };
  if (!range.min && !range.max) return undefined;
  if (range.min && range.max && getKeys(range.min).join('\0') !== getKeys(range.max).join('\0')) {
    throw new MongoError(51176, 'min and max must have the same field names');
  }
  return range;
}

function given(bound: Document | undefined): Document | undefined {
  return bound && getKeys(bound).length > 0 ? bound : undefined;
}

export function missingHint(): MongoError {
  return planningError(51173, 'When using min()/max() a hint of which index to use must be provided');
}

function planningError(code: number, message: string): MongoError {
  return new MongoError(code, `error processing query: planner returned error :: caused by :: ${message}`);
}

function unsupported(what: string): MongoError {
  return new MongoError('CommandNotSupported', `this server does not support ${what}`);
}

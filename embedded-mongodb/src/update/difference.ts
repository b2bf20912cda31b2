import { identicalValues } from '../bson/compare.ts';
import { encode } from '../bson/encode.ts';
import { type Document, getKeys, isDocument, setField, type Value } from '../bson/values.ts';
import { UpdateDescription } from './update-description.ts';

/**
 * The differences of a document or array as a real member logs them. The size is that of the log entry: if a difference is
 * not smaller than the new value, the whole value is logged.
 */
interface Difference {
  updates: { key: string | number; value: Value }[];
  removals: string[];
  inner: { key: string | number; difference: Difference }[];
  newSize: number | undefined;
  size: number;
}

const EMPTY_DOCUMENT = 5;
const EMPTY_ARRAY_DIFFERENCE = 9;
const SECTION = 8;
const ENTRY_OVERHEAD = 15;

/**
 * The update description between two versions of a document; undefined if the new document would be logged instead, which
 * change streams report as a replacement.
 */
export function describeDifference(before: Document, after: Document): Document | undefined {
  const difference = compareDocuments(before, after, ENTRY_OVERHEAD);
  if (!difference) return undefined;
  const description = new UpdateDescription();
  describe(difference, [], description);
  return description.toDocument();
}

function describe(difference: Difference, path: readonly (string | number)[], description: UpdateDescription): void {
  if (difference.newSize !== undefined) description.truncated(path, difference.newSize);
  for (const { key, value } of difference.updates) description.updated([...path, key], value);
  for (const key of difference.removals) description.removed([...path, key]);
  for (const { key, difference: inner } of difference.inner) describe(inner, [...path, key], description);
}

/** Compares fields in order: a field that moved behind others counts as new. */
function compareDocuments(before: Document, after: Document, overhead: number): Difference | undefined {
  const difference: Difference = {
    updates: [],
    removals: [],
    inner: [],
    newSize: undefined,
    size: EMPTY_DOCUMENT + overhead,
  };
  const inserts: { key: string; value: Value }[] = [];
  const [old, now] = [getKeys(before), getKeys(after)];
  let at = 0;
  for (const key of old) {
    if (at < now.length && now[at] === key) {
      compareEntry(difference, key, before[key], after[key]);
      at++;
    } else if (!now.includes(key, at)) {
      if (difference.removals.length === 0) difference.size += SECTION;
      difference.removals.push(key);
      difference.size += Buffer.byteLength(key) + 3;
    }
  }
  for (const key of now.slice(at)) {
    if (inserts.length === 0) difference.size += SECTION;
    inserts.push({ key, value: after[key] });
    difference.size += Buffer.byteLength(key) + 2 + measureSize(after[key]);
  }
  difference.updates.push(...inserts);
  return difference.size < encode(after).length ? difference : undefined;
}

function compareArrays(before: readonly Value[], after: readonly Value[]): Difference | undefined {
  const difference: Difference = {
    updates: [],
    removals: [],
    inner: [],
    newSize: undefined,
    size: EMPTY_ARRAY_DIFFERENCE,
  };
  const shared = Math.min(before.length, after.length);
  for (let index = 0; index < shared; index++) compareEntry(difference, index, before[index], after[index]);
  for (let index = shared; index < after.length; index++) addUpdate(difference, index, after[index]);
  if (before.length > after.length) {
    difference.newSize = after.length;
    difference.size += 7;
  }
  return difference.size < measureSize(after) ? difference : undefined;
}

function compareEntry(difference: Difference, key: string | number, before: Value, after: Value): void {
  if (identicalValues(before, after)) return;
  let inner: Difference | undefined;
  if (isDocument(before) && isDocument(after)) inner = compareDocuments(before, after, 0);
  else if (Array.isArray(before) && Array.isArray(after)) inner = compareArrays(before, after);
  if (!inner) {
    addUpdate(difference, key, after);
    return;
  }
  difference.inner.push({ key, difference: inner });
  difference.size += Buffer.byteLength(String(key)) + 3 + inner.size;
}

function addUpdate(difference: Difference, key: string | number, value: Value): void {
  // In arrays each change has its own kind; in documents changes are grouped by kind.
  if (typeof key === 'number') difference.size += 1;
  else if (difference.updates.length === 0) difference.size += SECTION;
  difference.updates.push({ key, value });
  difference.size += Buffer.byteLength(String(key)) + 2 + measureSize(value);
}

/** The size of a value in bytes, without its name and type. */
function measureSize(value: Value): number {
  const holder: Document = {};
  setField(holder, 'v', value);
  return encode(holder).length - 8;
}

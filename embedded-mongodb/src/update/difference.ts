import { identicalValues } from '../bson/compare.ts';
import { type Document, isDocument, keysOf, setField, type Value } from '../bson/values.ts';

interface Difference {
  updatedFields: Document;
  removedFields: string[];
  truncatedArrays: Document[];
}

/** What changed between two versions of a document, as change streams tell it. */
export function describeDifference(before: Document, after: Document): Document {
  const difference: Difference = { updatedFields: {}, removedFields: [], truncatedArrays: [] };
  compareFields(before, after, '', difference);
  return { ...difference };
}

function compareFields(before: Document, after: Document, prefix: string, difference: Difference): void {
  for (const key of keysOf(before)) if (!Object.hasOwn(after, key)) difference.removedFields.push(prefix + key);
  for (const key of keysOf(after)) {
    if (Object.hasOwn(before, key)) compareValue(before[key], after[key], prefix + key, difference);
    else setField(difference.updatedFields, prefix + key, after[key]);
  }
}

function compareValue(before: Value, after: Value, path: string, difference: Difference): void {
  if (identicalValues(before, after)) return;
  if (isDocument(before) && isDocument(after)) {
    compareFields(before, after, `${path}.`, difference);
  } else if (Array.isArray(before) && Array.isArray(after)) {
    const shared = Math.min(before.length, after.length);
    for (let index = 0; index < shared; index++) {
      compareValue(before[index], after[index], `${path}.${index}`, difference);
    }
    if (after.length < before.length) difference.truncatedArrays.push({ field: path, newSize: after.length });
    for (let index = shared; index < after.length; index++) {
      setField(difference.updatedFields, `${path}.${index}`, after[index]);
    }
  } else {
    setField(difference.updatedFields, path, after);
  }
}

import { isDocument, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** Validates a field path in an expression; returns its components. */
export function parsePath(text: string): string[] {
  if (text === '') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  if (text.endsWith('.')) throw new MongoError(40353, "FieldPath must not end with a '.'.");
  const path = text.split('.');
  for (const name of path) {
    if (name === '') throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
    if (name.startsWith('$')) {
      throw new MongoError(
        16410,
        "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
      );
    }
    if (name.includes('\0')) throw new MongoError(16411, 'FieldPath field names may not contain null bytes.');
  }
  return path;
}

/** The value at a field path. An array in the path yields the array of its documents' values. */
export function fieldAt(value: Value, path: readonly string[], at = 0): Value {
  let reached = value;
  for (let index = at; index < path.length; index++) {
    if (Array.isArray(reached)) return index === 0 ? undefined : readElementFields(reached, path, index);
    if (!isDocument(reached)) return undefined;
    const key = path[index] as string;
    reached = Object.hasOwn(reached, key) ? reached[key] : undefined;
  }
  return reached;
}

function readElementFields(array: readonly Value[], path: readonly string[], at: number): Value[] {
  const values: Value[] = [];
  for (const element of array) {
    if (!isDocument(element)) continue;
    const value = fieldAt(element, path, at);
    if (value !== undefined) values.push(value);
  }
  return values;
}

import { type Document, hasOwn, isDocument, type Value } from './values.ts';

export function splitPath(path: string): string[] {
  return path.split('.');
}

export function isPosition(component: string): boolean {
  const first = component.charCodeAt(0);
  return first >= 48 && first <= 57 && /^[0-9]+$/.test(component);
}

/**
 * True where some value that a query path reaches passes the test. Arrays on the way are entered; at the end of the path
 * an array's elements are tried and then, as `whole`, the array itself. A missing field is tried as undefined.
 */
export function someValue(
  value: Value,
  path: readonly string[],
  test: (value: Value) => boolean,
  expand: boolean,
  at = 0,
): boolean {
  if (at === path.length) {
    if (expand && Array.isArray(value)) {
      for (const element of value) if (test(element)) return true;
    }
    return test(value);
  }
  const key = path[at] as string;
  if (isDocument(value)) {
    return hasOwn(value, key) ? someValue(value[key], path, test, expand, at + 1) : test(undefined);
  }
  if (!Array.isArray(value)) return test(undefined);
  for (const element of value) {
    if (isDocument(element) && someValue(element, path, test, expand, at)) return true;
  }
  if (!isPosition(key)) return false;
  return Number(key) < value.length && someValue(value[Number(key)], path, test, expand, at + 1);
}

/** Like `someValue`, and says which element of the first array on the way made the match, for the positional operator. */
export function matchingPosition(
  value: Value,
  path: readonly string[],
  test: (value: Value) => boolean,
  expand: boolean,
  at = 0,
): number | undefined {
  if (Array.isArray(value)) {
    const key = path[at];
    if (key !== undefined && isPosition(key)) {
      return matchingPosition(value[Number(key)], path, test, expand, at + 1);
    }
    // What is asked of an array as a whole is no element's doing.
    if (at === path.length && !expand) return undefined;
    const index = value.findIndex((element) =>
      at === path.length ? test(element) : isDocument(element) && someValue(element, path, test, expand, at),
    );
    return index === -1 ? undefined : index;
  }
  if (at === path.length || !isDocument(value)) return undefined;
  return matchingPosition(value[path[at] as string], path, test, expand, at + 1);
}

/** The value a plain path of document fields reaches; undefined where it ends early or meets an array. */
export function plainValue(document: Document, path: readonly string[]): Value {
  let value: Value = document;
  for (const key of path) {
    if (!isDocument(value)) return undefined;
    value = value[key];
  }
  return value;
}

/** Every value a path reaches, arrays on the way entered and an array at the end taken apart (as `distinct` sees it). */
export function allValues(value: Value, path: readonly string[], at = 0): Value[] {
  if (at === path.length) return Array.isArray(value) ? value : value === undefined ? [] : [value];
  const key = path[at] as string;
  if (Array.isArray(value)) {
    if (isPosition(key) && Number(key) < value.length) return allValues(value[Number(key)], path, at + 1);
    return value.flatMap((element) => (isDocument(element) ? allValues(element, path, at) : []));
  }
  return isDocument(value) ? allValues(value[key], path, at + 1) : [];
}

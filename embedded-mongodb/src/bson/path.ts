import { type Document, hasOwn, isDocument, type Value } from './values.ts';

export function splitPath(path: string): string[] {
  return path.split('.');
}

export function isPosition(component: string): boolean {
  const first = component.charCodeAt(0);
  return first >= 48 && first <= 57 && /^[0-9]+$/.test(component);
}

/**
 * Whether some value at a query path passes the test. Arrays within the path are traversed. With `expand`, an array at the
 * end of the path is tested element by element, then as a whole. A missing field is tested as undefined.
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

/** Like `someValue`; returns the index of the matching element in the first array, for the positional operator. */
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
    // A test of the array as a whole matches no single element.
    if (at === path.length && !expand) return undefined;
    const index = value.findIndex((element) =>
      at === path.length ? test(element) : isDocument(element) && someValue(element, path, test, expand, at),
    );
    return index === -1 ? undefined : index;
  }
  if (at === path.length || !isDocument(value)) return undefined;
  return matchingPosition(value[path[at] as string], path, test, expand, at + 1);
}

/** The value at a path of embedded documents; undefined if a field is missing or an array is in the path. */
export function plainValue(document: Document, path: readonly string[]): Value {
  let value: Value = document;
  for (const key of path) {
    if (!isDocument(value)) return undefined;
    value = value[key];
  }
  return value;
}

/** All values at a path, with arrays within and at the end of the path expanded, as `distinct` does. */
export function allValues(value: Value, path: readonly string[], at = 0): Value[] {
  if (at === path.length) return Array.isArray(value) ? value : value === undefined ? [] : [value];
  const key = path[at] as string;
  if (Array.isArray(value)) {
    if (isPosition(key) && Number(key) < value.length) return allValues(value[Number(key)], path, at + 1);
    return value.flatMap((element) => (isDocument(element) ? allValues(element, path, at) : []));
  }
  return isDocument(value) ? allValues(value[key], path, at + 1) : [];
}

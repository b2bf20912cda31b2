import { isPosition } from '../bson/path.ts';
import { showValue } from '../bson/show.ts';
import { type Document, isDocument, setField, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

const MAX_PADDING = 1_500_000;

/** A place in a document that an update operator reads and writes. */
export interface Target {
  readonly exists: boolean;
  readonly value: Value;
  /** Sets the value and creates missing parent documents; returns the path of the topmost created or changed value. */
  set(value: Value): string;
}

function notViable(component: string, key: string, value: Value): MongoError {
  return new MongoError('PathNotViable', `Cannot create field '${component}' in element {${key}: ${showValue(value)}}`);
}

/** Finds the target of a concrete path. Throws PathNotViable if the path goes through a scalar value. */
export function findTarget(root: Document, path: readonly string[]): Target {
  let container: Document | Value[] = root;
  for (let at = 0; ; at++) {
    const key = path[at] as string;
    if (Array.isArray(container) && !isPosition(key)) throw notViable(key, path[at - 1] ?? '', container);
    const child: Value = getChild(container, key);
    const isLast = at === path.length - 1;
    if (isLast || child === undefined) return makeTarget(container, path, at, child);
    if (!isDocument(child) && !Array.isArray(child)) throw notViable(path[at + 1] as string, key, child);
    container = child;
  }
}

function getChild(container: Document | Value[], key: string): Value {
  if (Array.isArray(container)) return container[Number(key)];
  return Object.hasOwn(container, key) ? container[key] : undefined;
}

function makeTarget(container: Document | Value[], path: readonly string[], at: number, child: Value): Target {
  return {
    exists: at === path.length - 1 && child !== undefined,
    value: at === path.length - 1 ? child : undefined,
    set(value) {
      const made = path.slice(at + 1).reduceRight<Value>((inner, key) => ({ [key]: inner }), value);
      put(container, path[at] as string, made);
      return path.slice(0, at + 1).join('.');
    },
  };
}

function put(container: Document | Value[], key: string, value: Value): void {
  if (!Array.isArray(container)) {
    setField(container, key, value);
    return;
  }
  const index = Number(key);
  if (index - container.length > MAX_PADDING) {
    throw new MongoError('CannotBackfillArray', `can't backfill more than ${MAX_PADDING} elements`);
  }
  while (container.length < index) container.push(null);
  container[index] = value;
}

/** Removes a field; an array element becomes null. Returns whether it existed. */
export function removeAt(root: Document, path: readonly string[]): boolean {
  let container: Value = root;
  for (const key of path.slice(0, -1)) {
    container = isDocument(container) || Array.isArray(container) ? getChild(container as Document, key) : undefined;
  }
  const last = path.at(-1) as string;
  if (Array.isArray(container)) {
    if (!isPosition(last) || Number(last) >= container.length) return false;
    container[Number(last)] = null;
    return true;
  }
  if (!isDocument(container) || !Object.hasOwn(container, last)) return false;
  delete container[last];
  return true;
}

/** The value at a concrete path, array positions included; undefined where there is none. */
export function valueAt(root: Document, path: readonly string[]): Value {
  let value: Value = root;
  for (const key of path) {
    if (isDocument(value)) value = getChild(value, key);
    else if (Array.isArray(value) && isPosition(key)) value = value[Number(key)];
    else return undefined;
  }
  return value;
}

import { MongoError } from '../errors.ts';
import { isPosition } from './path.ts';
import { showValue } from './show.ts';
import { type Document, hasOwn, isDocument, type Value } from './values.ts';

export interface KeyRows {
  rows: Value[][];
  /** For each path whether it goes through an array. */
  multikey: boolean[];
  /** Whether any of the paths leads to a value. */
  present: boolean;
}

interface Walk {
  value: Value;
  path: readonly string[];
  at: number;
  /** Whether an array at the end of the path has been expanded. */
  expanded: boolean;
}

/**
 * The values of a document at several paths, null if missing. If a path goes through an array, one row per element; only
 * one array may be involved. Throws CannotIndexParallelArrays.
 */
export function keyRows(document: Document, paths: readonly (readonly string[])[]): Value[][] {
  const simple = plainRow(document, paths);
  return simple ? [simple.map((value) => value ?? null)] : expandArrays(document, paths).rows;
}

/** The rows of values at several paths, with arrays expanded. Throws CannotIndexParallelArrays. */
export function expandArrays(document: Document, paths: readonly (readonly string[])[]): KeyRows {
  const state: KeyRows = { rows: [], multikey: paths.map(() => false), present: false };
  expand(
    paths.map((path) => ({ value: document, path, at: 0, expanded: false })),
    state,
  );
  return state;
}

/** The single row of values, undefined if missing. Returns undefined if a path goes through an array. */
export function plainRow(document: Document, paths: readonly (readonly string[])[]): Value[] | undefined {
  const values: Value[] = [];
  for (const path of paths) {
    let value: Value = document;
    for (const key of path) {
      if (Array.isArray(value)) return undefined;
      value = isDocument(value) ? value[key] : undefined;
    }
    if (Array.isArray(value)) return undefined;
    values.push(value);
  }
  return values;
}

function descend(walk: Walk): Walk {
  let { value, at } = walk;
  while (at < walk.path.length) {
    const key = walk.path[at] as string;
    if (isDocument(value)) {
      value = value[key];
      at++;
    } else if (Array.isArray(value)) {
      if (!isPosition(key) || Number(key) >= value.length) break;
      if (value.some((element) => isDocument(element) && hasOwn(element, key))) throw ambiguousField(key, value);
      value = value[Number(key)];
      at++;
    } else {
      return { ...walk, value: undefined, at: walk.path.length, expanded: true };
    }
  }
  return { ...walk, value, at };
}

function needsExpansion(walk: Walk): walk is Walk & { value: Value[] } {
  return Array.isArray(walk.value) && (walk.at < walk.path.length || !walk.expanded);
}

function expand(walks: readonly Walk[], state: KeyRows): void {
  const here = walks.map(descend);
  const first = here.find(needsExpansion);
  if (first === undefined) {
    if (here.some((walk) => walk.value !== undefined)) state.present = true;
    state.rows.push(here.map((walk) => (walk.value === EMPTY ? undefined : (walk.value ?? null))));
    return;
  }
  const array = first.value;
  for (let index = 0; index < here.length; index++) {
    const walk = here[index] as Walk;
    if (!needsExpansion(walk)) continue;
    if (walk.value !== array) throw parallelArrays(here, array);
    state.multikey[index] = true;
  }
  const elements: readonly Value[] = array.length === 0 ? [EMPTY] : array;
  for (const element of elements) {
    expand(
      here.map((walk) => (walk.value === array ? stepInto(walk, element) : walk)),
      state,
    );
  }
}

/** Marks an empty array: indexed as undefined at the end of a path, as a missing field within it. */
const EMPTY = Symbol('emptyArray');

function stepInto(walk: Walk, element: Value): Walk {
  if (walk.at === walk.path.length) return { ...walk, value: element, expanded: true };
  return isDocument(element)
    ? { ...walk, value: element }
    : { ...walk, value: undefined, at: walk.path.length, expanded: true };
}

function ambiguousField(name: string, array: Value[]): MongoError {
  return new MongoError(
    16746,
    `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${name}' for array: ${showValue(array)}`,
  );
}

function parallelArrays(walks: readonly Walk[], array: Value[]): MongoError {
  const nameAt = (index: number) => {
    const walk = walks[index] as Walk;
    return walk.path[Math.max(0, walk.at - 1)] ?? '';
  };
  const one = walks.findIndex((walk) => walk.value === array);
  const other = walks.findIndex((walk) => needsExpansion(walk) && walk.value !== array);
  return new MongoError(
    'CannotIndexParallelArrays',
    `cannot index parallel arrays [${nameAt(other)}] [${nameAt(one)}]`,
  );
}

import { isPosition } from '../bson/path.ts';
import { showValue } from '../bson/show.ts';
import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import { compileFilter, type Predicate } from '../matcher/match.ts';
import { valueAt } from './target.ts';

/** The array filters by identifier. */
export type ArrayFilters = ReadonlyMap<string, Predicate>;

export function parseArrayFilters(
  filters: readonly Value[],
  update: Document,
  collation: Collation | undefined,
): ArrayFilters {
  const parsed = new Map<string, Predicate>();
  const paths = Object.values(update).flatMap((entry) => (isDocument(entry) ? getKeys(entry) : []));
  for (const filter of filters) {
    if (!isDocument(filter)) throw new MongoError('TypeMismatch', 'arrayFilters must contain objects');
    const identifier = findIdentifier(filter);
    if (identifier === undefined)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier)) {
      throw badValue(
        `The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    }
    if (parsed.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    if (!paths.some((path) => path.includes(`$[${identifier}]`))) {
      throw failedToParse(
        `The array filter for identifier '${identifier}' was not used in the update ${showValue(update)}`,
      );
    }
    const test = compileFilter(filter, undefined, collation);
    parsed.set(identifier, (element) => test({ [identifier]: element }));
  }
  checkIdentifiers(paths, parsed);
  return parsed;
}

function checkIdentifiers(paths: readonly string[], filters: ArrayFilters): void {
  for (const path of paths) {
    for (const [, identifier] of path.matchAll(/\$\[([^\]]+)\]/g)) {
      if (identifier !== undefined && !filters.has(identifier)) {
        throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
      }
    }
  }
}

function findIdentifier(filter: Document): string | undefined {
  const names = new Set(topLevelNames(filter));
  if (names.size > 1) {
    const [first, second] = names;
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${first}' and '${second}'`,
    );
  }
  return [...names][0];
}

function topLevelNames(filter: Document): string[] {
  return getKeys(filter).flatMap((key) => {
    if (!key.startsWith('$')) return [key.split('.')[0] as string];
    const nested = filter[key];
    return Array.isArray(nested) ? nested.filter(isDocument).flatMap(topLevelNames) : [];
  });
}

/** Throws for invalid field paths. */
export function checkPath(path: string): string[] {
  if (path === '') throw new MongoError('EmptyFieldName', 'An empty update path is not valid.');
  const components = path.split('.');
  if (components.includes('')) {
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  const [first] = components;
  if (first === '$' || first?.startsWith('$[')) {
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  }
  if (components.indexOf('$') !== components.lastIndexOf('$')) {
    throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`);
  }
  // Fields within documents may begin with `$`; those of the document itself may not, except for a DBRef's.
  if (first?.startsWith('$') && !/^\$(ref|id|db)$/.test(first)) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${first}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return components;
}

/** Whether a part of a path stands for array positions: `$`, `$[]` or `$[identifier]`. */
export function isDynamic(component: string): boolean {
  return component === '$' || component.startsWith('$[');
}

export interface PathContext {
  filters: ArrayFilters;
  position: number | undefined;
}

/** Resolves `$`, `$[]` and `$[identifier]` in a path to the concrete paths of a document. */
export function concretePaths(root: Document, path: readonly string[], context: PathContext): string[][] {
  const at = path.findIndex(isDynamic);
  if (at === -1) return [[...path]];
  const before = path.slice(0, at);
  const rest = path.slice(at + 1);
  const component = path[at] as string;
  if (component === '$') {
    if (context.position === undefined) {
      throw badValue('The positional operator did not find the match needed from the query.');
    }
    return concretePaths(root, [...before, String(context.position), ...rest], context);
  }
  const positions = elementPositions(root, before, component.slice(2, -1), context);
  return positions.flatMap((position) => concretePaths(root, [...before, String(position), ...rest], context));
}

function elementPositions(
  root: Document,
  before: readonly string[],
  identifier: string,
  context: PathContext,
): number[] {
  const array = valueAt(root, before);
  if (array === undefined) {
    throw badValue(`The path '${before.join('.')}' must exist in the document in order to apply array updates.`);
  }
  if (!Array.isArray(array)) {
    throw badValue(`Cannot apply array updates to non-array element ${before.at(-1)}: ${showValue(array)}`);
  }
  if (identifier === '') return array.map((_, index) => index);
  const test = context.filters.get(identifier) as Predicate;
  return array.flatMap((element, index) => (test(element as Document) ? [index] : []));
}

/** Throws ConflictingUpdateOperators if a path is equal to, or a prefix of, another one. */
export function checkConflicts(paths: readonly string[]): void {
  const sorted = [...paths].sort();
  const seen = new Set<string>();
  for (const path of sorted) {
    const components = path.split('.');
    for (let length = 1; length <= components.length; length++) {
      const prefix = components.slice(0, length).join('.');
      if (seen.has(prefix)) {
        throw new MongoError(
          'ConflictingUpdateOperators',
          `Updating the path '${path}' would create a conflict at '${prefix}'`,
        );
      }
    }
    seen.add(path);
  }
}

/** Operators are applied in the order of their paths, with numeric components by value. */
export function comparePaths(left: readonly string[], right: readonly string[]): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const a = left[index] as string;
    const b = right[index] as string;
    if (a === b) continue;
    if (isPosition(a) && isPosition(b)) return Number(a) - Number(b);
    return a < b ? -1 : 1;
  }
  return left.length - right.length;
}

import { compareValues } from '../bson/compare.ts';
import { type Document, isDocument, isNumeric, keysOf, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { badValue, MongoError } from '../errors.ts';
import { PAUSE, type Pause, sorted, withPauses } from '../turns.ts';
import { splitPath } from './path.ts';
import { allValuesForSort } from './sort-keys.ts';

export interface SortField {
  path: string;
  descending: boolean;
  collation: Collation | undefined;
}

/** Reads a sort specification. */
export function parseSort(specification: Document, collation?: Collation): SortField[] {
  return keysOf(specification).map((path) => {
    const order = specification[path];
    if (isDocument(order)) throw badValue(`$meta sort by ${JSON.stringify(order)} is not supported by this server`);
    const number = isNumeric(order) ? toNumber(order) : Number.NaN;
    if (number !== 1 && number !== -1)
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (path.split('.').includes('')) throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
    return { path, descending: number === -1, collation };
  });
}

/** Sorts a short array stably. */
export function sortBy<T>(items: readonly T[], fields: readonly SortField[], documentOf: (item: T) => Document): T[] {
  const keyed = items.map((item) => ({ item, keys: sortKeys(documentOf(item), fields) }));
  keyed.sort((left, right) => compareKeys(left.keys, right.keys, fields));
  return keyed.map((entry) => entry.item);
}

/** Sorts rows stably, computing each one's sort keys once. */
export function* sortRows(rows: Iterable<Document | Pause>, fields: readonly SortField[]): Generator<Document | Pause> {
  const top = new TopItems<Document>(fields, Number.POSITIVE_INFINITY);
  for (const row of rows) {
    if (row === PAUSE) yield PAUSE;
    else top.add(row, row);
  }
  yield* withPauses(yield* top.items());
}

export function sortKeys(document: Document, fields: readonly SortField[]): Value[] {
  return fields.map((field) => sortKey(document, field));
}

export function compareKeys(left: readonly Value[], right: readonly Value[], fields: readonly SortField[]): number {
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index] as SortField;
    const order = compareValues(left[index], right[index], field.collation);
    if (order !== 0) return field.descending ? -order : order;
  }
  return 0;
}

/** An array sorts by its least element ascending and by its greatest descending; what is missing sorts as null. */
function sortKey(document: Document, { path, descending, collation }: SortField): Value {
  const direct = path.includes('.') ? undefined : document[path];
  if (direct !== undefined && !Array.isArray(direct)) return direct;
  const values = allValuesForSort(document, splitPath(path));
  let best = values[0];
  for (const value of values) {
    const order = compareValues(value, best, collation);
    if (descending ? order > 0 : order < 0) best = value;
  }
  return best;
}

interface Keyed<T> {
  item: T;
  keys: Value[];
  sequence: number;
}

/** The first `limit` items in sort order, without sorting the rest. */
export class TopItems<T> {
  readonly #fields: readonly SortField[];
  readonly #limit: number;
  #items: Keyed<T>[] = [];
  #sequence = 0;

  constructor(fields: readonly SortField[], limit: number) {
    this.#fields = fields;
    this.#limit = limit;
  }

  add(item: T, document: Document): void {
    this.#items.push({ item, keys: sortKeys(document, this.#fields), sequence: this.#sequence++ });
    if (this.#items.length >= this.#limit * 2 + 1000) this.#shrink();
  }

  #compare(left: Keyed<T>, right: Keyed<T>): number {
    return compareKeys(left.keys, right.keys, this.#fields) || left.sequence - right.sequence;
  }

  #shrink(): void {
    this.#items.sort((a, b) => this.#compare(a, b));
    this.#items.length = Math.min(this.#items.length, this.#limit);
  }

  *items(): Generator<Pause, T[]> {
    const ordered = yield* sorted(this.#items, (a, b) => this.#compare(a, b));
    return ordered.slice(0, this.#limit).map((entry) => entry.item);
  }
}

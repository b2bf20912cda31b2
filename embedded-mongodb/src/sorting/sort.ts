import { type Collator, compareValues } from '../bson/compare.ts';
import { keyRows } from '../bson/key-rows.ts';
import { splitPath } from '../bson/path.ts';
import { approximateSize } from '../bson/size.ts';
import { type Document, getKeys, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { badValue, CODES, MongoError } from '../errors.ts';
import { PAUSE, type Pause, sorted, withPauses } from '../yielding.ts';
import { MemoryLimit } from './memory-limit.ts';
import { allValuesForSort } from './sort-keys.ts';

export interface SortField {
  path: string;
  steps: readonly string[];
  descending: boolean;
  collation: Collator | undefined;
}

/** The maximum number of sort fields; the same limit applies to indexes. */
export const MAX_SORT_FIELDS = 32;

/** Parses the sort order of documents. */
export function parseSort(specification: Document, collation?: Collator): SortField[] {
  const fields = parseElementOrder(specification, collation);
  if (fields.length > MAX_SORT_FIELDS) throw tooManyKeys();
  return fields;
}

export function tooManyKeys(): MongoError {
  return new MongoError(13103, 'too many compound keys');
}

/** Parses the sort order of array elements. */
export function parseElementOrder(specification: Document, collation?: Collator): SortField[] {
  return getKeys(specification).map((path) => {
    const order = specification[path];
    if (isDocument(order)) throw badValue(`$meta sort by ${JSON.stringify(order)} is not supported by this server`);
    const number = isNumeric(order) ? toNumber(order) : Number.NaN;
    if (number !== 1 && number !== -1)
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (path.split('.').includes('')) throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
    return { path, steps: splitPath(path), descending: number === -1, collation };
  });
}

/** Sorts a short array stably. */
export function sortBy<T>(items: readonly T[], fields: readonly SortField[], keysFor: (item: T) => Value[]): T[] {
  const keyed = items.map((item) => ({ item, keys: keysFor(item) }));
  keyed.sort((left, right) => compareKeys(left.keys, right.keys, fields));
  return keyed.map((entry) => entry.item);
}

/** Sorts rows stably; computes the sort keys of each row once. */
export function* sortRows(
  rows: Iterable<Document | Pause>,
  fields: readonly SortField[],
  staysInMemory = false,
): Generator<Document | Pause> {
  const top = new TopItems<Document>(fields, Number.POSITIVE_INFINITY, approximateSize, staysInMemory);
  for (const row of rows) {
    if (row === PAUSE) yield PAUSE;
    else top.add(row, row);
  }
  yield* withPauses(yield* top.items());
}

/**
 * The sort key of a document. If several fields go through the same array, their values come from the same element. Throws
 * if they go through different arrays.
 */
export function sortKeys(document: Document, fields: readonly SortField[]): Value[] {
  const [only] = fields;
  if (only && fields.length === 1) return [sortKey(document, only)];
  const rows = getKeyRows(document, fields);
  return rows.reduce((best, row) => (compareKeys(row, best, fields) < 0 ? row : best));
}

function getKeyRows(document: Document, fields: readonly SortField[]): Value[][] {
  try {
    return keyRows(
      document,
      fields.map(({ steps }) => steps),
    );
  } catch (error) {
    if (!(error instanceof MongoError) || error.code !== CODES.CannotIndexParallelArrays) throw error;
    throw badValue('cannot sort with keys that are parallel arrays');
  }
}

/** The sort key of an array element; each field is independent. */
export function elementKeys(element: Value, fields: readonly SortField[]): Value[] {
  return fields.map((field) => (isDocument(element) ? sortKey(element, field) : null));
}

export function compareKeys(left: readonly Value[], right: readonly Value[], fields: readonly SortField[]): number {
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index] as SortField;
    const order = compareValues(left[index], right[index], field.collation);
    if (order !== 0) return field.descending ? -order : order;
  }
  return 0;
}

/** Arrays sort by their least element ascending, and by their greatest descending; missing fields sort as null. */
function sortKey(document: Document, { path, steps, descending, collation }: SortField): Value {
  const direct = path.includes('.') ? undefined : document[path];
  if (direct !== undefined && !Array.isArray(direct)) return direct;
  const values = allValuesForSort(document, steps);
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
  size: number;
}

/** The first `limit` items in sort order, without sorting the rest. */
export class TopItems<T> {
  readonly #fields: readonly SortField[];
  readonly #limit: number;
  readonly #measure: (item: T) => number;
  readonly #memory: MemoryLimit;
  #held = 0;
  #items: Keyed<T>[] = [];
  #sequence = 0;

  /** @param measure returns the size of an item in bytes */
  constructor(fields: readonly SortField[], limit: number, measure: (item: T) => number, staysInMemory: boolean) {
    this.#fields = fields;
    this.#limit = limit;
    this.#measure = measure;
    this.#memory = new MemoryLimit('Sort', staysInMemory);
  }

  add(item: T, document: Document): void {
    const size = this.#measure(item);
    this.#items.push({ item, keys: sortKeys(document, this.#fields), sequence: this.#sequence++, size });
    this.#held += size;
    if (this.#items.length >= this.#limit * 2 + 1000 || this.#held > this.#memory.bytes) this.#shrink();
    if (this.#held > this.#memory.bytes) throw this.#memory.exceeded();
  }

  #compare(left: Keyed<T>, right: Keyed<T>): number {
    return compareKeys(left.keys, right.keys, this.#fields) || left.sequence - right.sequence;
  }

  #shrink(): void {
    this.#items.sort((a, b) => this.#compare(a, b));
    this.#items.length = Math.min(this.#items.length, this.#limit);
    this.#held = this.#items.reduce((sum, { size }) => sum + size, 0);
  }

  *items(): Generator<Pause, T[]> {
    const ordered = yield* sorted(this.#items, (a, b) => this.#compare(a, b));
    return ordered.slice(0, this.#limit).map((entry) => entry.item);
  }
}

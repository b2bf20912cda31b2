import type { Document, Value } from '../bson/values.ts';
import { typeMismatch } from '../errors.ts';
import { encodeKey } from '../key-string/key-string.ts';
import { type SortField, sortBy, sortKeys } from '../sorting/sort.ts';

/** Partitions rows by a value: partitions in the order of that value, each sorted. */
export function partitions(
  rows: readonly Document[],
  by: (row: Document) => Value,
  sort: readonly SortField[],
): Document[][] {
  const parts = new Map<string, Document[]>();
  for (const row of rows) {
    const value: Value = by(row) ?? null;
    if (Array.isArray(value)) {
      throw typeMismatch('An expression used to partition cannot evaluate to value of type array');
    }
    const key = encodeKey(value);
    const part = parts.get(key);
    if (part) part.push(row);
    else parts.set(key, [row]);
  }
  const ordered = [...parts].sort(([left], [right]) => (left < right ? -1 : 1));
  return ordered.map(([, part]) => (sort.length === 0 ? part : sortBy(part, sort, (row) => sortKeys(row, sort))));
}

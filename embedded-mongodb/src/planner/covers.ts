import type { Plan } from './planner.ts';

/**
 * Whether an index covers a query: it contains the values of all fields that the filter and the projection read, and none of them
 * is an array, since an entry contains one element only. A path into a document does not count, since an entry does not contain
 * the position of the value within its document.
 */
export function covers(plan: Plan, reads: Iterable<string>): boolean {
  if (plan.kind !== 'index' || !plan.sorted || plan.groups.length !== 1) return false;
  const { fields, multikey, collation } = plan.index;
  if (multikey.includes(true) || collation) return false;
  const names = new Set(fields.map(({ name }) => name));
  return [...reads].every((field) => names.has(field));
}

/** The fields that a count needs of each document. */
export const NO_FIELDS: ReadonlySet<string> = new Set();

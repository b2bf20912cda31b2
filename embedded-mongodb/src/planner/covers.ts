import type { Plan } from './planner.ts';

/**
 * Whether an index alone answers a query: it holds the values of all fields that the filter and the projection read, and of
 * no array, since an entry has one element of it. A path into a document is not enough, for an entry does not say where in
 * its document the value stands.
 */
export function covers(plan: Plan, reads: Iterable<string>): boolean {
  if (plan.kind !== 'index' || !plan.sorted || plan.groups.length !== 1) return false;
  const { fields, multikey, collation } = plan.index;
  if (multikey.includes(true) || collation) return false;
  const names = new Set(fields.map(({ name }) => name));
  return [...reads].every((field) => names.has(field));
}

/** What a count needs of each document. */
export const NO_FIELDS: ReadonlySet<string> = new Set();

import type { ChangedValue } from './audit.model.ts';

/** Maximum length of a logged value; the log is not a copy of texts. */
const MAXIMUM_VALUE_LENGTH = 2000;

type Value = string | number | boolean | Date | null | undefined;
export type Values = Readonly<Record<string, Value>>;

function toText(value: Value): string | null {
  if (value === null || value === undefined) return null;
  return (value instanceof Date ? value.toISOString() : String(value)).slice(0, MAXIMUM_VALUE_LENGTH);
}

/** The values that differ, in the order of `after`, then `before`. Null for missing values. */
export function changedValues(before: Values | null, after: Values | null): ChangedValue[] {
  const fields = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: toText(before?.[field]), after: toText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

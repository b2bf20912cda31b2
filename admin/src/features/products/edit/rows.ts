/** A row of an editable list. */
export interface Row {
  /** Identifies the row while it is moved; only the form uses it. */
  readonly key: number;
}

/** Adds keys by index. The same rows get the same keys, so an unchanged form equals the stored product. */
export function keyed<T extends object>(values: readonly T[]): (T & Row)[] {
  return values.map((value, key) => ({ ...value, key }));
}

/** Appends a row. */
export function withRow<R extends Row>(rows: readonly R[], blank: Omit<R, 'key'>): readonly R[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { ...blank, key } as R];
}

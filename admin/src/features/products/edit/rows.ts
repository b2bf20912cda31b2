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

/** Moves one item a place up or down; at either end it stays. */
export function moved<T>(things: readonly T[], index: number, by: 1 | -1): readonly T[] {
  const [thing, other] = [things[index], things[index + by]];
  if (thing === undefined || other === undefined) return things;
  return things.map((one, place) => (place === index ? other : place === index + by ? thing : one));
}

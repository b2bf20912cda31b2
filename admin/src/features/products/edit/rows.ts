/** One of several things in an order that a person makes. */
export interface Row {
  /** Stays with the row wherever it is moved; only the form knows it. */
  readonly key: number;
}

/** Rows with keys by their place. The same rows get the same keys, so that an untouched form equals what is stored. */
export function keyed<T extends object>(values: readonly T[]): (T & Row)[] {
  return values.map((value, key) => ({ ...value, key }));
}

/** The rows with another one at the end. */
export function withRow<R extends Row>(rows: readonly R[], blank: Omit<R, 'key'>): readonly R[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { ...blank, key } as R];
}

/** One thing a place earlier or later; at either end it stays. */
export function moved<T>(things: readonly T[], index: number, by: 1 | -1): readonly T[] {
  const [thing, other] = [things[index], things[index + by]];
  if (thing === undefined || other === undefined) return things;
  return things.map((one, place) => (place === index ? other : place === index + by ? thing : one));
}

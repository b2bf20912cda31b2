/** Moves the item at `index` to `place`, both zero-based; a place out of range is clamped. */
export function moveTo<T>(things: readonly T[], index: number, place: number): readonly T[] {
  const thing = things[index];
  if (thing === undefined) return things;
  const others = things.filter((_one, at) => at !== index);
  const to = Math.min(Math.max(0, place), others.length);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}

/** Parses a place counted from 1 into a zero-based one; null if the text is not a number. */
export function parsePlace(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,5}$/.test(typed) ? Number(typed) - 1 : null;
}

/** The person's ranking of the current products: products added meanwhile come last, removed ones are dropped. */
export function rebaseRanking<T extends { readonly id: string }>(
  mine: readonly { readonly id: string }[],
  now: readonly T[],
): readonly T[] {
  const byId = new Map(now.map((one) => [one.id, one]));
  const kept = mine.flatMap(({ id }) => byId.get(id) ?? []);
  return [...kept, ...now.filter((one) => !kept.includes(one))];
}

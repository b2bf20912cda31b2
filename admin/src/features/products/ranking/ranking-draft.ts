/** A thing at another place of a list, counted from 0; places beyond either end are the ends. */
export function moveTo<T>(things: readonly T[], index: number, place: number): readonly T[] {
  const thing = things[index];
  if (thing === undefined) return things;
  const others = things.filter((_one, at) => at !== index);
  const to = Math.min(Math.max(0, place), others.length);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}

/** The place, counted from 0, that somebody types counted from 1; null for what is no number. */
export function parsePlace(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,5}$/.test(typed) ? Number(typed) - 1 : null;
}

/** One's own order of the products that there are now: those that came meanwhile stand last, those that went are gone. */
export function rebaseRanking<T extends { readonly id: string }>(
  mine: readonly { readonly id: string }[],
  now: readonly T[],
): readonly T[] {
  const byId = new Map(now.map((one) => [one.id, one]));
  const kept = mine.flatMap(({ id }) => byId.get(id) ?? []);
  return [...kept, ...now.filter((one) => !kept.includes(one))];
}

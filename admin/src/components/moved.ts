/** Moves one item up or down by one; an item at the end of the list stays there. */
export function moved<T>(things: readonly T[], index: number, by: 1 | -1): readonly T[] {
  const [thing, other] = [things[index], things[index + by]];
  if (thing === undefined || other === undefined) return things;
  return things.map((one, place) => (place === index ? other : place === index + by ? thing : one));
}

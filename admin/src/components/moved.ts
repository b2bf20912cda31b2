/** Moves one item a place up or down; at either end it stays. */
export function moved<T>(things: readonly T[], index: number, by: 1 | -1): readonly T[] {
  const [thing, other] = [things[index], things[index + by]];
  if (thing === undefined || other === undefined) return things;
  return things.map((one, place) => (place === index ? other : place === index + by ? thing : one));
}

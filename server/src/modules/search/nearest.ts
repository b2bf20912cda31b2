import { type Distances, NOT_FOUND } from './text-index.ts';

export interface Nearest<Item> {
  /** By ascending distance; ties in the order of the list. */
  readonly items: readonly Item[];
  /** Total number of matches. */
  readonly total: number;
}

/** The nearest items of a list, up to a maximum, by one pass over the distances without sorting. */
export function takeNearest<Item>(
  list: readonly Item[],
  numberOf: (item: Item) => number,
  distances: Distances,
  most: number,
): Nearest<Item> {
  const byDistance: Item[][] = [];
  let total = 0;
  for (const item of list) {
    // An item that was added meanwhile is beyond the end.
    const distance = distances[numberOf(item)] ?? NOT_FOUND;
    if (distance === NOT_FOUND) continue;
    total += 1;
    const same = byDistance[distance];
    if (!same) byDistance[distance] = [item];
    else if (same.length < most) same.push(item);
  }
  return { items: byDistance.flat().slice(0, most), total };
}

/** A product that may be offered, with its price in minor units. */
export interface Offer {
  readonly id: string;
  readonly price: number;
}

/** Interleaves the lists without duplicates, so that each line of a cart contributes. */
export function takeInTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const taken = new Set<string>();
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const id = list[turn];
      if (id !== undefined) taken.add(id);
    }
  }
  return [...taken];
}

/**
 * Prices to compare an offer with: the most expensive product, and the amount missing for free shipping, or 0; in minor units.
 */
export interface Beside {
  readonly dearest: number;
  readonly missing: number;
}

const TIMES_THE_DEAREST = 3;
const TIMES_THE_MISSING = 1.5;

/** Whether a price is of a similar magnitude (DISCOVERY-9). */
export function fitsBeside(price: number, { dearest, missing }: Beside): boolean {
  return price <= dearest * TIMES_THE_DEAREST || price <= missing * TIMES_THE_MISSING;
}

/**
 * Sorts offers: first those that reach free shipping, cheapest first; then those below it, closest first. If nothing is missing,
 * the order stays (DISCOVERY-6).
 */
export function nearestToFreeShipping<T extends Offer>(offers: readonly T[], missing: number): T[] {
  if (missing === 0) return [...offers];
  const reaching = offers.filter(({ price }) => price >= missing).sort((one, other) => one.price - other.price);
  const falling = offers.filter(({ price }) => price < missing).sort((one, other) => other.price - one.price);
  return [...reaching, ...falling];
}

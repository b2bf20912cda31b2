/** A product that may be offered, with its price in minor units. */
export interface Offer {
  readonly id: string;
  readonly price: number;
}

/** Takes the first of each list, then the second of each, without repeats: each line of a cart has its say. */
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

/** What an offer stands beside: the dearest of it, and what is missing for free shipping, or 0; in minor units. */
export interface Beside {
  readonly dearest: number;
  readonly missing: number;
}

const TIMES_THE_DEAREST = 3;
const TIMES_THE_MISSING = 1.5;

/** Whether a price is no other order of size than what it is offered beside (GUIDANCE-9). */
export function fitsBeside(price: number, { dearest, missing }: Beside): boolean {
  return price <= dearest * TIMES_THE_DEAREST || price <= missing * TIMES_THE_MISSING;
}

/**
 * Puts first what takes a cart to free shipping with the least beyond it; then what comes closest to it. Where nothing
 * is missing the order stays (GUIDANCE-6).
 */
export function nearestToFreeShipping<T extends Offer>(offers: readonly T[], missing: number): T[] {
  if (missing === 0) return [...offers];
  const reaching = offers.filter(({ price }) => price >= missing).sort((one, other) => one.price - other.price);
  const falling = offers.filter(({ price }) => price < missing).sort((one, other) => other.price - one.price);
  return [...reaching, ...falling];
}

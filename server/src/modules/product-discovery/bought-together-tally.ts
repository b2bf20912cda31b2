/** Minimum number of orders that contain both products before they count as bought together (DISCOVERY-4). */
export const MINIMUM_ORDERS = 5;
/** Maximum companions stored per product: more than a page shows, because some may be sold out. */
export const MAXIMUM_COMPANIONS = 12;
/** Maximum products of an order that are paired; larger orders are less relevant. */
const MAXIMUM_PAIRED = 20;

export interface Companion {
  readonly productId: string;
  readonly orders: number;
}

/** Counts the orders that hold two products together. */
export class BoughtTogetherTally {
  private readonly counts = new Map<string, Map<string, number>>();

  add(productIds: readonly string[]): void {
    const different = [...new Set(productIds)].slice(0, MAXIMUM_PAIRED);
    for (const one of different) {
      for (const other of different) {
        if (one !== other) this.count(one, other);
      }
    }
  }

  /** Products with their companions, most orders first; equal counts by id, so that the result is deterministic. */
  *entries(): Generator<readonly [string, Companion[]]> {
    for (const [productId, counts] of this.counts) {
      const companions = [...counts]
        .filter(([, orders]) => orders >= MINIMUM_ORDERS)
        .map(([id, orders]) => ({ productId: id, orders }))
        .sort((one, other) => other.orders - one.orders || (one.productId < other.productId ? -1 : 1))
        .slice(0, MAXIMUM_COMPANIONS);
      if (companions.length > 0) yield [productId, companions];
    }
  }

  private count(one: string, other: string): void {
    let counts = this.counts.get(one);
    if (!counts) {
      counts = new Map();
      this.counts.set(one, counts);
    }
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
}

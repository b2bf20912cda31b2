/** Bytes of a collection. */
interface CollectionSize {
  readonly count: number;
  readonly documents: number;
  readonly indexes: number;
}

export type Sizes = ReadonlyMap<string, CollectionSize>;

/** What one order added to a collection. */
export interface OrderShare extends CollectionSize {
  readonly collection: string;
}

const NOTHING: CollectionSize = { count: 0, documents: 0, indexes: 0 };

/** What each of so many orders left, the largest first; collections that did not change are left out. */
export function sharePerOrder(before: Sizes, after: Sizes, orders: number): OrderShare[] {
  return Array.from(after, ([collection, size]) => {
    const was = before.get(collection) ?? NOTHING;
    return {
      collection,
      count: (size.count - was.count) / orders,
      documents: (size.documents - was.documents) / orders,
      indexes: (size.indexes - was.indexes) / orders,
    };
  })
    .filter(({ documents, indexes }) => documents !== 0 || indexes !== 0)
    .sort((a, b) => b.documents + b.indexes - (a.documents + a.indexes));
}

export const isSame = (one: Sizes, other: Sizes): boolean =>
  one.size === other.size && [...one].every(([name, { count }]) => other.get(name)?.count === count);

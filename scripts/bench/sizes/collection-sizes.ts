/** Sizes of a collection in bytes. */
interface CollectionSize {
  readonly count: number;
  readonly documents: number;
  readonly indexes: number;
}

export type Sizes = ReadonlyMap<string, CollectionSize>;

/** Average growth of a collection per order. */
export interface OrderShare extends CollectionSize {
  readonly collection: string;
}

const NOTHING: CollectionSize = { count: 0, documents: 0, indexes: 0 };

/** Growth of each collection per order, largest first; unchanged collections are omitted. */
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

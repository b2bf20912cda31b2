import DataLoader from 'dataloader';

/** Reads many values at once; keys of which there are none are missing in the answer. */
type ReadMany<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** Joins the reads of the rows of a list; null for a key of which there is nothing. */
export type Loader<Value> = DataLoader<string, Value | null>;

/**
 * A loader remembers what it has read, so it belongs to one request, or to one piece of work: it is never kept by a
 * service.
 */
export function createLoader<Value>(readMany: ReadMany<Value>): Loader<Value> {
  return new DataLoader(async (keys) => {
    const found = await readMany(keys);
    return keys.map((key) => found.get(key) ?? null);
  });
}

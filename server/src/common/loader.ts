import DataLoader from 'dataloader';

/** Reads many values at once; keys without a value are absent from the result. */
type ReadMany<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** Batches the reads of the rows of a list; null for a key without a value. */
export type Loader<Value> = DataLoader<string, Value | null>;

/** A loader caches what it has read, so it belongs to one request, or to one unit of work: a service never keeps one. */
export function createLoader<Value>(readMany: ReadMany<Value>): Loader<Value> {
  return new DataLoader(async (keys) => {
    const found = await readMany(keys);
    return keys.map((key) => found.get(key) ?? null);
  });
}

/** A deleted key. */
const DELETED = null;

export type StoredDocument = Buffer | typeof DELETED;

/** Uncommitted or not yet persisted writes: a map that can also be read in key order. */
export class WriteSet {
  readonly #entries = new Map<string, StoredDocument>();
  #bytes = 0;
  #sorted: string[] = [];
  #unsorted: string[] = [];

  get size(): number {
    return this.#entries.size;
  }

  /** Bytes of all keys and values. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): StoredDocument | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: StoredDocument): void {
    const before = this.#entries.get(key);
    if (before === undefined) {
      this.#unsorted.push(key);
      this.#bytes += key.length;
    }
    this.#entries.set(key, value);
    this.#bytes += (value?.length ?? 0) - (before?.length ?? 0);
  }

  /** A write set with the entries of both; entries of this one take precedence. */
  over(older: WriteSet): WriteSet {
    const both = new WriteSet();
    both.#sorted = merge(older.keys(), this.keys());
    both.#bytes = older.#bytes;
    for (const [key, value] of older.#entries) both.#entries.set(key, value);
    for (const [key, value] of this.#entries) {
      const before = older.#entries.get(key);
      both.#bytes += (before === undefined ? key.length : 0) + (value?.length ?? 0) - (before?.length ?? 0);
      both.#entries.set(key, value);
    }
    return both;
  }

  entries(): IterableIterator<[string, StoredDocument]> {
    return this.#entries.entries();
  }

  /** All keys in order; the array must not be kept across writes. */
  keys(): readonly string[] {
    if (this.#unsorted.length > 0) {
      const added = this.#unsorted.sort(byText);
      this.#unsorted = [];
      const last = this.#sorted.at(-1);
      this.#sorted =
        last === undefined || last < (added[0] as string) ? this.#sorted.concat(added) : merge(this.#sorted, added);
    }
    return this.#sorted;
  }
}

function byText(left: string, right: string): number {
  return left < right ? -1 : 1;
}

/** Merges two sorted lists without duplicates. */
function merge(left: readonly string[], right: readonly string[]): string[] {
  const merged: string[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const a = left[i] as string;
    const b = right[j] as string;
    if (a <= b) {
      merged.push(a);
      i++;
      if (a === b) j++;
    } else {
      merged.push(b);
      j++;
    }
  }
  for (; i < left.length; i++) merged.push(left[i] as string);
  for (; j < right.length; j++) merged.push(right[j] as string);
  return merged;
}

/** The keys of a write set with start <= key < end, in order. */
export function keysWithin(writeSet: WriteSet, start: string, end: string): string[] {
  const keys = writeSet.keys();
  return keys.slice(lowerBound(keys, start), lowerBound(keys, end));
}

/** The index of the first key >= `key`. */
export function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A deleted key. */
const DELETED = null;

export type Stored = Buffer | typeof DELETED;

/** Writes that are not in LMDB yet, or belong to a transaction: a map that can also be read in key order. */
export class Layer {
  readonly #entries = new Map<string, Stored>();
  #bytes = 0;
  #sorted: string[] = [];
  #unsorted: string[] = [];

  get size(): number {
    return this.#entries.size;
  }

  /** Bytes of all keys and values that were set. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Stored | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Stored): void {
    if (!this.#entries.has(key)) this.#unsorted.push(key);
    this.#entries.set(key, value);
    this.#bytes += key.length + (value === null ? 0 : value.length);
  }

  entries(): IterableIterator<[string, Stored]> {
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

function merge(left: readonly string[], right: readonly string[]): string[] {
  const merged: string[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const a = left[i] as string;
    const b = right[j] as string;
    if (a < b) {
      merged.push(a);
      i++;
    } else {
      merged.push(b);
      j++;
    }
  }
  for (; i < left.length; i++) merged.push(left[i] as string);
  for (; j < right.length; j++) merged.push(right[j] as string);
  return merged;
}

/** Whether a layer has a key with start <= key < end. */
export function isWithin(layer: Layer, start: string, end: string): boolean {
  if (layer.size === 0) return false;
  const keys = layer.keys();
  const first = keys[lowerBound(keys, start)];
  return first !== undefined && first < end;
}

/** The keys of a layer with start <= key < end, in order. */
export function keysWithin(layer: Layer, start: string, end: string): string[] {
  const keys = layer.keys();
  return keys.slice(lowerBound(keys, start), lowerBound(keys, end));
}

/** The position of the first key that is not below `key`. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

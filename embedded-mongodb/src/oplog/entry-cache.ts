import type { OplogEntry } from './oplog-entry.ts';

const MAX_ENTRIES = 1000;
const MAX_BYTES = 8 * 1024 * 1024;

/** A cache of recently decoded entries, shared by all streams. */
export class EntryCache {
  readonly #load: (key: string) => OplogEntry;
  readonly #entries = new Map<string, { entry: OplogEntry; size: number }>();
  #bytes = 0;

  constructor(load: (key: string) => OplogEntry) {
    this.#load = load;
  }

  /** Returns the entry of a key, and its stored size. The entry is shared: it must not be modified. */
  get(key: string, size: number): OplogEntry {
    const known = this.#entries.get(key);
    if (known) return known.entry;
    const entry = this.#load(key);
    this.#entries.set(key, { entry, size });
    this.#bytes += size;
    for (const [oldest, { size: oldSize }] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES) break;
      this.#entries.delete(oldest);
      this.#bytes -= oldSize;
    }
    return entry;
  }
}

import type { PersistedOperations } from './persisted-operations.ts';

/**
 * Milliseconds between two reads. A release is stored before its first page is served, so a hash that is still unknown after a
 * read is invalid; this limits the reads that invented hashes cause.
 */
const READ_AGAIN_MS = 2000;

/** The operations of this build, and of the other kept releases, whose pages may be open or served concurrently. */
export interface KnownOperations {
  /** The text of a hash, if it is known already. */
  get(hash: string): string | undefined;
  /** The same; if it is unknown, reads what other releases have stored. */
  find(hash: string): Promise<string | undefined>;
}

/** `readReleased` reads the operations of all kept releases: texts by hash. */
export function createKnownOperations(
  own: PersistedOperations,
  readReleased: () => Promise<PersistedOperations>,
  now: () => number = Date.now,
): KnownOperations {
  let released: PersistedOperations = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const all = await readReleased();
    released = new Map([...all].filter(([hash]) => !own.has(hash)));
  }

  const get = (hash: string) => own.get(hash) ?? released.get(hash);
  return {
    get,
    async find(hash) {
      const known = get(hash);
      if (known !== undefined) return known;
      if (now() - readAt >= READ_AGAIN_MS) {
        readAt = now();
        reading = read();
      }
      await reading;
      return get(hash);
    },
  };
}

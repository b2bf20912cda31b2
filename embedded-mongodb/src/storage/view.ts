import type { RootDatabase, Transaction } from 'lmdb';
import { isWithin, keysWithin, type StoredDocument, type WriteSet } from './write-set.ts';

export type Environment = RootDatabase<Buffer, Buffer>;

export interface Entry {
  key: string;
  value: Buffer;
}

/** An LMDB snapshot with a reference count. */
interface Held {
  transaction: Transaction;
  holders: number;
}

/** Reads one state of the store: write sets, newest first, over an LMDB snapshot. */
export class View {
  readonly #environment: Environment;
  readonly #writeSets: readonly WriteSet[];
  #held: Held | undefined;

  constructor(environment: Environment, writeSets: readonly WriteSet[], held?: Held) {
    this.#environment = environment;
    this.#writeSets = writeSets;
    this.#held = held;
  }

  /** What the view keeps in memory. */
  get layers(): readonly WriteSet[] {
    return this.#writeSets;
  }

  /** This view with an additional write set on top. */
  under(writeSet: WriteSet): View {
    return new View(this.#environment, [writeSet, ...this.#writeSets], this.#held);
  }

  /** Holds the LMDB snapshot until the returned function is called; can be held several times. */
  hold(): () => void {
    this.#held ??= { transaction: this.#environment.useReadTransaction(), holders: 0 };
    const held = this.#held;
    held.holders++;
    return () => {
      if (--held.holders === 0) held.transaction.done();
    };
  }

  get(key: string): Buffer | undefined {
    for (const writeSet of this.#writeSets) {
      const value = writeSet.get(key);
      if (value !== undefined) return value ?? undefined;
    }
    return this.#readStored(key);
  }

  /** The value of a key in LMDB, regardless of the write sets. */
  #readStored(key: string): Buffer | undefined {
    const bytes = Buffer.from(key, 'latin1');
    if (this.#held) return this.#environment.get(bytes, { transaction: this.#held.transaction });
    return this.#environment.getBinary(bytes);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Entries with start <= key < end in key order, or in reverse. */
  *range(start: string, end: string, reverse = false): Generator<Entry> {
    const writeSets = this.#writeSetsWithin(start, end);
    if (writeSets.length === 0) yield* this.#stored(start, end, reverse);
    else yield* mergeSources(this.#sources(writeSets, start, end, reverse), reverse);
  }

  *keys(start: string, end: string, reverse = false): Generator<string> {
    const writeSets = this.#writeSetsWithin(start, end);
    if (writeSets.length === 0) {
      for (const key of this.#environment.getKeys(this.#options(start, end, reverse))) yield key.toString('latin1');
    } else {
      for (const entry of mergeSources(this.#sources(writeSets, start, end, reverse), reverse)) yield entry.key;
    }
  }

  /** The first entry of a range, if any. */
  first(start: string, end: string, reverse = false): Entry | undefined {
    for (const entry of this.range(start, end, reverse)) return entry;
    return undefined;
  }

  /** The number of keys with start <= key < end; LMDB counts without reading each. */
  count(start: string, end: string): number {
    let count = this.#environment.getKeysCount(this.#options(start, end, false));
    const changed = new Set(this.#writeSetsWithin(start, end).flatMap((writeSet) => keysWithin(writeSet, start, end)));
    for (const key of changed) count += Number(this.has(key)) - Number(this.#readStored(key) !== undefined);
    return count;
  }

  /** The write sets with keys in a range. */
  #writeSetsWithin(start: string, end: string): WriteSet[] {
    return this.#writeSets.filter((writeSet) => isWithin(writeSet, start, end));
  }

  #sources(writeSets: readonly WriteSet[], start: string, end: string, reverse: boolean): Iterator<Candidate>[] {
    return [
      ...writeSets.map((writeSet) => inWriteSet(writeSet, start, end, reverse)),
      this.#stored(start, end, reverse),
    ];
  }

  *#stored(start: string, end: string, reverse: boolean): Generator<Entry> {
    for (const { key, value } of this.#environment.getRange(this.#options(start, end, reverse))) {
      yield { key: key.toString('latin1'), value };
    }
  }

  #options(start: string, end: string, reverse: boolean) {
    const low = Buffer.from(start, 'latin1');
    const high = Buffer.from(end, 'latin1');
    const bounds = reverse
      ? { start: high, exclusiveStart: true, end: low, inclusiveEnd: true, reverse: true }
      : { start: low, end: high };
    return this.#held ? { ...bounds, transaction: this.#held.transaction } : bounds;
  }
}

interface Candidate {
  key: string;
  value: StoredDocument;
}

function* inWriteSet(writeSet: WriteSet, start: string, end: string, reverse: boolean): Generator<Candidate> {
  const keys = keysWithin(writeSet, start, end);
  if (reverse) keys.reverse();
  for (const key of keys) yield { key, value: writeSet.get(key) as StoredDocument };
}

/** Merges sorted sources, newest first: the newest entry of a key wins, deletions hide older entries. */
function* mergeSources(sources: readonly Iterator<Candidate>[], reverse: boolean): Generator<Entry> {
  const heads = sources.map((source) => advance(source));
  try {
    for (;;) {
      let best: Candidate | undefined;
      for (const head of heads) {
        if (head === undefined) continue;
        if (best === undefined || (reverse ? head.key > best.key : head.key < best.key)) best = head;
      }
      if (best === undefined) return;
      for (let index = 0; index < heads.length; index++) {
        if (heads[index]?.key === best.key) heads[index] = advance(sources[index] as Iterator<Candidate>);
      }
      if (best.value !== null) yield best as Entry;
    }
  } finally {
    for (const source of sources) source.return?.();
  }
}

function advance(source: Iterator<Candidate>): Candidate | undefined {
  const step = source.next();
  return step.done ? undefined : step.value;
}

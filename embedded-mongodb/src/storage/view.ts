import type { RootDatabase, Transaction } from 'lmdb';
import { Overlay } from './overlay.ts';
import { keysWithin, type WriteSet } from './write-set.ts';

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

  /** The layers that the view keeps in memory. */
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
    const overlay = new Overlay(this.#writeSets, start, end, reverse);
    for (const { key: bytes, value } of this.#environment.getRange(this.#options(start, end, reverse))) {
      const key = bytes.toString('latin1');
      while (overlay.key !== undefined && (reverse ? overlay.key > key : overlay.key < key)) {
        if (overlay.value) yield { key: overlay.key, value: overlay.value };
        overlay.advance();
      }
      if (overlay.key !== key) {
        yield { key, value };
      } else {
        if (overlay.value) yield { key, value: overlay.value };
        overlay.advance();
      }
    }
    for (; overlay.key !== undefined; overlay.advance()) {
      if (overlay.value) yield { key: overlay.key, value: overlay.value };
    }
  }

  *keys(start: string, end: string, reverse = false): Generator<string> {
    const overlay = new Overlay(this.#writeSets, start, end, reverse);
    for (const bytes of this.#environment.getKeys(this.#options(start, end, reverse))) {
      const key = bytes.toString('latin1');
      while (overlay.key !== undefined && (reverse ? overlay.key > key : overlay.key < key)) {
        if (overlay.value) yield overlay.key;
        overlay.advance();
      }
      if (overlay.key !== key) {
        yield key;
      } else {
        if (overlay.value) yield key;
        overlay.advance();
      }
    }
    for (; overlay.key !== undefined; overlay.advance()) if (overlay.value) yield overlay.key;
  }

  /** The first entry of a range, if any. */
  first(start: string, end: string, reverse = false): Entry | undefined {
    for (const entry of this.range(start, end, reverse)) return entry;
    return undefined;
  }

  /** The number of keys with start <= key < end; LMDB counts without reading each. */
  count(start: string, end: string): number {
    let count = this.#environment.getKeysCount(this.#options(start, end, false));
    const changed = new Set(this.#writeSets.flatMap((writeSet) => keysWithin(writeSet, start, end)));
    for (const key of changed) count += Number(this.has(key)) - Number(this.#readStored(key) !== undefined);
    return count;
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

import { lowerBound, type StoredDocument, type WriteSet } from './write-set.ts';

/** The remaining keys of a write set in a range. */
interface Run {
  writeSet: WriteSet;
  keys: readonly string[];
  at: number;
  stop: number;
}

/** The entries of write sets in a range, in key order or in reverse; for each key the newest. */
export class Overlay {
  /** The key of the current entry; undefined after the last one. */
  key: string | undefined;
  /** Its value; null if the key is deleted. */
  value: StoredDocument = null;
  readonly #runs: Run[] = [];
  readonly #reverse: boolean;

  /** @param writeSets newest first */
  constructor(writeSets: readonly WriteSet[], start: string, end: string, reverse: boolean) {
    this.#reverse = reverse;
    for (const writeSet of writeSets) {
      if (writeSet.size === 0) continue;
      const keys = writeSet.keys();
      const low = lowerBound(keys, start);
      const first = keys[low];
      if (first === undefined || first >= end) continue;
      const high = lowerBound(keys, end);
      this.#runs.push({ writeSet, keys, at: reverse ? high - 1 : low, stop: reverse ? low - 1 : high });
    }
    this.advance();
  }

  /** Advances to the next key. */
  advance(): void {
    let next: string | undefined;
    let source: Run | undefined;
    for (const run of this.#runs) {
      if (run.at === run.stop) continue;
      const key = run.keys[run.at] as string;
      if (next !== undefined && (this.#reverse ? key <= next : key >= next)) continue;
      next = key;
      source = run;
    }
    this.key = next;
    if (next === undefined) return;
    this.value = source?.writeSet.get(next) ?? null;
    for (const run of this.#runs) {
      if (run.at !== run.stop && run.keys[run.at] === next) run.at += this.#reverse ? -1 : 1;
    }
  }
}

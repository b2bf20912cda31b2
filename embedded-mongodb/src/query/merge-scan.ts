import type { View } from '../storage/view.ts';
import type { Stored } from '../transaction/unit.ts';
import type { IndexScan } from './index-scan.ts';
import type { Scan } from './scan.ts';

interface Merged {
  prefix: string;
  scan: IndexScan;
  /** What has been read ahead: the key after the prefix; undefined when nothing is left. */
  head?: { key: string; rest: string; record: number } | undefined;
}

/** Reads several parts of an index, each in order, as one in the order of what follows their prefixes. */
export class MergeScan implements Scan {
  readonly #parts: Merged[];
  readonly #reverse: boolean;
  readonly #seen = new Set<number>();
  #isReadAhead = false;

  constructor(parts: Merged[], reverse: boolean) {
    this.#parts = parts;
    this.#reverse = reverse;
  }

  next(): Stored | undefined {
    for (;;) {
      const part = this.#advance();
      if (!part) return undefined;
      const stored = part.scan.fetch(part.record);
      if (stored) return stored;
    }
  }

  skip(): boolean {
    return this.#advance() !== undefined;
  }

  attach(view: View): void {
    for (const { scan } of this.#parts) scan.attach(view);
  }

  detach(): void {
    for (const part of this.#parts) {
      if (part.head) part.scan.detachBefore(part.head.key);
      else part.scan.detach();
    }
    this.#isReadAhead = false;
  }

  #advance(): { scan: IndexScan; record: number } | undefined {
    if (!this.#isReadAhead) for (const part of this.#parts) this.#readAhead(part);
    this.#isReadAhead = true;
    for (let part = this.#nearest(); part?.head; part = this.#nearest()) {
      const { record } = part.head;
      this.#readAhead(part);
      if (this.#seen.has(record)) continue;
      this.#seen.add(record);
      return { scan: part.scan, record };
    }
    return undefined;
  }

  #readAhead(part: Merged): void {
    const entry = part.scan.nextEntry();
    part.head = entry && { ...entry, rest: entry.key.slice(part.prefix.length) };
  }

  #nearest(): Merged | undefined {
    let nearest: Merged | undefined;
    for (const part of this.#parts) {
      if (!part.head) continue;
      const isNearer = !nearest?.head || part.head.rest < nearest.head.rest !== this.#reverse;
      if (isNearer) nearest = part;
    }
    return nearest;
  }
}

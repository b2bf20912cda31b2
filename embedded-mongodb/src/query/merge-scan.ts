import type { StoredDocument } from '../storage/stored-document.ts';
import type { View } from '../storage/view.ts';
import { PAUSE, type Pause } from '../yielding.ts';
import type { IndexScan } from './index-scan.ts';
import type { IndexEntry } from './key-run.ts';
import type { Scan } from './scan.ts';

interface Merged {
  prefix: string;
  scan: IndexScan;
  /** The next entry, and its key after the prefix; undefined at the end. */
  head?: { entry: IndexEntry; rest: string } | undefined;
  isReadAhead?: boolean;
}

/** Merges several sorted scans of an index by their keys after the prefix. */
export class MergeScan implements Scan {
  readonly #parts: Merged[];
  readonly #reverse: boolean;
  readonly #seen = new Set<number>();

  constructor(parts: Merged[], reverse: boolean) {
    this.#parts = parts;
    this.#reverse = reverse;
  }

  next(): StoredDocument | Pause | undefined {
    for (;;) {
      const part = this.#advance();
      if (part === undefined || part === PAUSE) return part;
      const stored = part.scan.fetch(part.record);
      if (stored) return stored;
    }
  }

  skip(): boolean {
    for (;;) {
      const part = this.#advance();
      if (part !== PAUSE) return part !== undefined;
    }
  }

  attach(view: View): void {
    for (const { scan } of this.#parts) scan.attach(view);
  }

  detach(): void {
    for (const part of this.#parts) {
      if (part.head) part.scan.detachBefore(part.head.entry);
      else part.scan.detach();
      part.isReadAhead = false;
    }
  }

  #advance(): { scan: IndexScan; record: number } | Pause | undefined {
    for (;;) {
      for (const part of this.#parts) if (!part.isReadAhead && !readAhead(part)) return PAUSE;
      const part = this.#nearest();
      if (!part?.head) return undefined;
      const { record } = part.head.entry;
      part.head = undefined;
      part.isReadAhead = false;
      if (this.#seen.has(record)) continue;
      this.#seen.add(record);
      return { scan: part.scan, record };
    }
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

/** Whether the next entry was read; false for a pause. */
function readAhead(part: Merged): boolean {
  const entry = part.scan.nextEntry();
  if (entry === PAUSE) return false;
  part.head = entry && { entry, rest: entry.order.slice(part.prefix.length) };
  part.isReadAhead = true;
  return true;
}

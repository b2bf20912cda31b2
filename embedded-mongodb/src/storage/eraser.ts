import { metaKey } from './keys.ts';
import type { Store } from './store.ts';
import { WriteSet } from './write-set.ts';

/** The maximum number of entries removed by one commit. */
const STRETCH = 2000;

export type KeyRange = readonly [start: string, end: string];

const NOTE = metaKey('erase:');
const AFTER_NOTES = metaKey('erase;');
const UNFINISHED = metaKey('unfinished:');
const AFTER_UNFINISHED = metaKey('unfinished;');

/**
 * Removes all entries of ranges that are no longer written to. The first entries are removed immediately, the rest in
 * batches, so that a large collection does not block other operations. After a restart the removal continues.
 */
export class Eraser {
  readonly #store: Store;
  #isRunning = false;
  #isStopped = false;

  constructor(store: Store) {
    this.#store = store;
    this.#eraseUnfinished();
    this.#goOn();
  }

  /**
   * Records a range that is filled next and useless unless complete: if the process ends before `keep`, its entries are
   * removed after the next start.
   */
  reserve(writeSet: WriteSet, [start, end]: KeyRange): void {
    writeSet.set(UNFINISHED + start, Buffer.from(end, 'latin1'));
  }

  /** Marks a range as complete. */
  keep(writeSet: WriteSet, start: string): void {
    writeSet.set(UNFINISHED + start, null);
  }

  /** Adds the removal of ranges to the write set of a commit. */
  erase(writeSet: WriteSet, start: string, end: string): void {
    if (this.#take(writeSet, start, end)) return;
    writeSet.set(NOTE + start, Buffer.from(end, 'latin1'));
    this.#goOn();
  }

  /** Removes the entries of reserved ranges. */
  abandon(ranges: readonly KeyRange[]): void {
    const writeSet = new WriteSet();
    for (const [start, end] of ranges) {
      this.keep(writeSet, start);
      this.erase(writeSet, start, end);
    }
    this.#store.commit(writeSet);
  }

  stop(): void {
    this.#isStopped = true;
  }

  #eraseUnfinished(): void {
    const writeSet = new WriteSet();
    for (const { key, value } of this.#store.view().range(UNFINISHED, AFTER_UNFINISHED)) {
      writeSet.set(key, null);
      writeSet.set(NOTE + key.slice(UNFINISHED.length), value);
    }
    if (writeSet.size > 0) this.#store.commit(writeSet);
  }

  #goOn(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(() => void this.#run());
  }

  async #run(): Promise<void> {
    try {
      while (!this.#isStopped && this.#removeStretch()) await this.#store.durable();
    } catch (error) {
      console.error('removing what was dropped failed:', error);
    }
    this.#isRunning = false;
  }

  /** Removes entries of one of the recorded ranges; returns false when none is left. */
  #removeStretch(): boolean {
    const note = this.#store.view().first(NOTE, AFTER_NOTES);
    if (!note) return false;
    const writeSet = new WriteSet();
    const isDone = this.#take(writeSet, note.key.slice(NOTE.length), note.value.toString('latin1'));
    if (isDone) writeSet.set(note.key, null);
    this.#store.commit(writeSet);
    return true;
  }

  /** Removes the first entries of a range within the limit; returns true if the range is empty then. */
  #take(writeSet: WriteSet, start: string, end: string): boolean {
    for (const key of this.#store.view().keys(start, end)) {
      if (writeSet.size >= STRETCH) return false;
      writeSet.set(key, null);
    }
    return true;
  }
}

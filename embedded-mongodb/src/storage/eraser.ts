import { metaKey } from './keys.ts';
import { Layer } from './layer.ts';
import type { Store } from './store.ts';

/** So many entries are removed in one go, of all ranges of one commit. */
const STRETCH = 2000;

export type KeyRange = readonly [start: string, end: string];

const NOTE = metaKey('erase:');
const AFTER_NOTES = metaKey('erase;');
const UNFINISHED = metaKey('unfinished:');
const AFTER_UNFINISHED = metaKey('unfinished;');

/**
 * Removes all entries of a range, which nobody must write to any more. The first ones go at once, the rest stretch by stretch,
 * so that a large collection does not hold up others. Where the process ends before, this goes on after its next start.
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
   * Notes a range that is about to be filled and is of use only as a whole: where the process ends before `keep`, its
   * entries are removed after the next start.
   */
  reserve(layer: Layer, [start, end]: KeyRange): void {
    layer.set(UNFINISHED + start, Buffer.from(end, 'latin1'));
  }

  /** The range is complete. */
  keep(layer: Layer, start: string): void {
    layer.set(UNFINISHED + start, null);
  }

  /** Adds the removal to a layer that is about to be committed. */
  erase(layer: Layer, start: string, end: string): void {
    if (this.#take(layer, start, end)) return;
    layer.set(NOTE + start, Buffer.from(end, 'latin1'));
    this.#goOn();
  }

  /** Removes what was put into ranges that were reserved, or would have been. */
  abandon(ranges: readonly KeyRange[]): void {
    const layer = new Layer();
    for (const [start, end] of ranges) {
      this.keep(layer, start);
      this.erase(layer, start, end);
    }
    this.#store.commit(layer);
  }

  stop(): void {
    this.#isStopped = true;
  }

  #eraseUnfinished(): void {
    const layer = new Layer();
    for (const { key, value } of this.#store.view().range(UNFINISHED, AFTER_UNFINISHED)) {
      layer.set(key, null);
      layer.set(NOTE + key.slice(UNFINISHED.length), value);
    }
    if (layer.size > 0) this.#store.commit(layer);
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

  /** Removes entries of one of the noted ranges; false where there are no more. */
  #removeStretch(): boolean {
    const note = this.#store.view().first(NOTE, AFTER_NOTES);
    if (!note) return false;
    const layer = new Layer();
    const isDone = this.#take(layer, note.key.slice(NOTE.length), note.value.toString('latin1'));
    if (isDone) layer.set(note.key, null);
    this.#store.commit(layer);
    return true;
  }

  /** Removes the first entries of a range, as many as there is room for; true where that was all of them. */
  #take(layer: Layer, start: string, end: string): boolean {
    for (const key of this.#store.view().keys(start, end)) {
      if (layer.size >= STRETCH) return false;
      layer.set(key, null);
    }
    return true;
  }
}

import { metaKey } from './keys.ts';
import { Layer } from './layer.ts';
import type { Store } from './store.ts';

/** So many entries are removed in one go. */
const STRETCH = 2000;

const NOTE = metaKey('erase:');
const AFTER_NOTES = metaKey('erase;');

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
    this.#goOn();
  }

  /** Adds the removal to a layer that is about to be committed. */
  erase(layer: Layer, start: string, end: string): void {
    if (this.#take(layer, start, end)) return;
    layer.set(NOTE + start, Buffer.from(end, 'latin1'));
    this.#goOn();
  }

  stop(): void {
    this.#isStopped = true;
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

  /** Removes the first entries of a range; true where that was all of them. */
  #take(layer: Layer, start: string, end: string): boolean {
    let taken = 0;
    for (const key of this.#store.view().keys(start, end)) {
      if (taken === STRETCH) return false;
      layer.set(key, null);
      taken++;
    }
    return true;
  }
}

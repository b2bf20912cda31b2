/** Collects items and passes them on together after a delay. */
export class Batches<T> {
  readonly #hand: (items: readonly T[]) => void;
  readonly #pauseMs: number;
  #gathered: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(hand: (items: readonly T[]) => void, pauseMs: number) {
    this.#hand = hand;
    this.#pauseMs = pauseMs;
  }

  add(item: T): void {
    this.#gathered.push(item);
    this.#timer ??= setTimeout(() => {
      const items = this.#gathered;
      this.stop();
      this.#hand(items);
    }, this.#pauseMs);
  }

  /** Discards the collected items. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#gathered = [];
  }
}

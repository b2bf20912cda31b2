/** Delay before the first run: short enough to seem immediate. */
const SOON_MS = 250;
/** Shortest time between two runs. */
const REST_MS = 2_000;

/**
 * Runs some work soon after it was requested: once for many requests, and not again before a pause. A stream of events
 * thereby costs as little as a few of them, and the last request is never dropped.
 */
export class Throttle {
  readonly #work: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restUntil = 0;

  constructor(work: () => void) {
    this.#work = work;
  }

  readonly ask = (): void => {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.#restUntil = Date.now() + REST_MS;
        this.#work();
      },
      Math.max(SOON_MS, this.#restUntil - Date.now()),
    );
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

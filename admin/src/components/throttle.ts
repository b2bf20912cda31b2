/** Soon enough to seem at once. */
const SOON_MS = 250;
/** However much happens, the work is not done more often. */
const REST_MS = 2_000;

/**
 * Does some work soon after it was asked for, once however often that was, and not again before a rest: a stream of events
 * costs as little as a few of them, and what the last one asked for is never passed over.
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

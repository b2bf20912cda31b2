/** Delay before the first run, in milliseconds; short enough to seem immediate. */
const SOON_MS = 250;
/** Minimum time between two runs, in milliseconds. */
const REST_MS = 2_000;

/**
 * Runs work soon after it was requested: once for several requests, and at most once per interval. A stream of events then costs
 * as little as a few of them, and the last request is never dropped.
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

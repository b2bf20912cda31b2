import { Timestamp } from 'bson';

/** The logical clock: timestamps only grow, also across restarts. */
export class Clock {
  #seconds = 0;
  #increment = 0;

  /**
   * Goes on after the last time that was written down. What an earlier process handed out but had not written when it
   * ended is at most as late as the present second, so that the next one is free.
   */
  startAfter(last: Timestamp | undefined): void {
    this.#seconds = Math.max(last?.t ?? 0, Math.floor(Date.now() / 1000)) + 1;
    this.#increment = 1;
  }

  now(): Timestamp {
    return new Timestamp({ t: this.#seconds, i: this.#increment });
  }

  tick(): Timestamp {
    const wall = Math.floor(Date.now() / 1000);
    if (wall > this.#seconds) {
      this.#seconds = wall;
      this.#increment = 1;
    } else {
      this.#increment++;
    }
    return this.now();
  }
}

import { Timestamp } from 'bson';

/** The logical clock: timestamps increase strictly, also across restarts. */
export class Clock {
  #seconds = 0;
  #increment = 0;

  /**
   * Continues after the last persisted time. Times that an earlier process assigned but did not persist are not later than
   * the current second: starting with the next second avoids them.
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

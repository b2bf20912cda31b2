import { Timestamp } from 'bson';

/** The logical clock: timestamps only grow, also across restarts. */
export class Clock {
  #seconds = 0;
  #increment = 0;

  /** Makes sure that later timestamps are above this one. */
  advanceTo(time: Timestamp): void {
    if (time.t > this.#seconds || (time.t === this.#seconds && time.i > this.#increment)) {
      this.#seconds = time.t;
      this.#increment = time.i;
    }
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

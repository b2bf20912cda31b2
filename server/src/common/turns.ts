import { AsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other work gets its turn. */
const TURN_MS = 8;
/** Reading the clock for each item would cost more than some items. */
const ITEMS_BETWEEN_CHECKS = 16;

/** The next turn of the event loop, after pending events. */
export const nextTurn = (): Promise<void> => setImmediate();

/** Does a part of its work; returns true after the last part. Must not throw. */
type Step = () => boolean;

/**
 * Spreads work over turns of the event loop, so that requests do not wait for all of it. Work of one instance shares each turn,
 * however much begins at once.
 */
export class Turns {
  private readonly steps: Step[] = [];
  /** Deadline of the work in this turn, by `performance.now()`; null outside a turn. */
  private endsAt: number | null = null;
  private isWorking = false;

  /**
   * Runs the work in this turn or a later one, in the order of the calls. The queue does not wait for promises that it awaits.
   */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.add(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
        return true;
      });
    });
  }

  /** Handles the items in order, in as many turns as that takes. */
  forEach<T>(items: Iterable<T>, handle: (item: T) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const iterator = items[Symbol.iterator]();
      this.add(() => {
        try {
          for (let handled = 0; handled < ITEMS_BETWEEN_CHECKS; handled += 1) {
            const { value, done } = iterator.next();
            if (done) {
              resolve();
              return true;
            }
            handle(value);
          }
          return false;
        } catch (error) {
          reject(error);
          return true;
        }
      });
    });
  }

  private add(step: Step): void {
    // Later turns run in another caller's context; log lines and spans must have this caller's.
    this.steps.push(AsyncResource.bind(step));
    if (this.endsAt === null) {
      this.endsAt = performance.now() + TURN_MS;
      void this.takeTurns();
    }
    this.work(this.endsAt);
  }

  private work(endsAt: number): void {
    // Called from within a step: the running loop takes the new one.
    if (this.isWorking) return;
    this.isWorking = true;
    while (performance.now() < endsAt) {
      const step = this.steps.shift();
      if (!step) break;
      if (!step()) this.steps.push(step);
    }
    this.isWorking = false;
  }

  /** Runs until a turn finds nothing waiting: work that begins before then shares the current turn. */
  private async takeTurns(): Promise<void> {
    for (let isWaitedFor = true; isWaitedFor; ) {
      await nextTurn();
      isWaitedFor = this.steps.length > 0;
      this.endsAt = performance.now() + TURN_MS;
      this.work(this.endsAt);
    }
    this.endsAt = null;
  }
}

import { nextTurn, PAUSE } from '../yielding.ts';
import type { Break } from './writer.ts';

/** The interval in milliseconds at which waiting work checks whether to continue. */
const POLL_MS = 100;

/**
 * Runs the writing part of a command to its end.
 * @param atBreak called at each break before other operations run; may return a promise to wait for
 * @param checkGoesOn called after each break, and at intervals during a wait; throws to abort the work
 */
export async function drive<T>(
  steps: Generator<Break, T>,
  atBreak: () => Promise<void> | undefined,
  checkGoesOn: () => void,
): Promise<T> {
  try {
    let step = steps.next();
    while (!step.done) {
      await atBreak();
      await (step.value === PAUSE ? nextTurn() : unlessEnded(step.value, checkGoesOn));
      checkGoesOn();
      step = steps.next();
    }
    return step.value;
  } finally {
    // Releases resources if the work was aborted.
    steps.return(undefined as T);
  }
}

/** Waits for an event; rejects if the work is aborted meanwhile. */
function unlessEnded(event: Promise<unknown>, checkGoesOn: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const poll = () => {
      try {
        checkGoesOn();
      } catch (error) {
        clearInterval(timer);
        reject(error);
      }
    };
    const timer = setInterval(poll, POLL_MS);
    event.then(() => resolve(), reject).finally(() => clearInterval(timer));
  });
}

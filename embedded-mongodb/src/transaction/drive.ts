import { nextTurn, PAUSE } from '../yielding.ts';
import type { Break } from './writer.ts';

/** So often somebody who waits looks whether he is to go on. */
const LOOK_MS = 100;

/**
 * Goes through the writing part of a command.
 * @param atBreak called at each break before others run; may give what to wait for beside
 * @param checkGoesOn called after each break, and now and then in a long one; throws where the work is not to go on
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
    // Where it did not come to its end: lets go of what it holds.
    steps.return(undefined as T);
  }
}

/** Waits for something, as long as the work is to go on. */
function unlessEnded(event: Promise<unknown>, checkGoesOn: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      try {
        checkGoesOn();
      } catch (error) {
        clearInterval(timer);
        reject(error);
      }
    };
    const timer = setInterval(look, LOOK_MS);
    event.then(() => resolve(), reject).finally(() => clearInterval(timer));
  });
}

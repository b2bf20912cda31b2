import { nextTurn, PAUSE } from '../turns.ts';
import type { Break } from './writer.ts';

/**
 * Goes through the writing part of a command.
 * @param atBreak called at each break before others run; may give what to wait for beside
 * @param checkGoesOn called after each break; throws where the work is not to go on
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
      await (step.value === PAUSE ? nextTurn() : step.value);
      checkGoesOn();
      step = steps.next();
    }
    return step.value;
  } finally {
    // Where it did not come to its end: lets go of what it holds.
    steps.return(undefined as T);
  }
}

import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other work gets its turn. */
const TURN_MS = 8;
/** Reading the clock for each item would cost more than some items. */
const ITEMS_BETWEEN_LOOKS = 16;

/** The next turn of the event loop, after what has arrived meanwhile. */
export const nextTurn = (): Promise<void> => setImmediate();

/** Handles the items in several turns of the event loop, so that requests do not wait for all of them. */
export async function forEachInTurns<T>(items: readonly T[], handle: (item: T) => void): Promise<void> {
  let index = 0;
  for (;;) {
    const end = performance.now() + TURN_MS;
    do {
      const until = Math.min(items.length, index + ITEMS_BETWEEN_LOOKS);
      for (; index < until; index += 1) handle(items[index] as T);
    } while (index < items.length && performance.now() < end);
    if (index >= items.length) return;
    await nextTurn();
  }
}

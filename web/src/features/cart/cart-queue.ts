/** The part of the Web Locks API that the queue needs. */
export interface ExclusiveLock {
  request<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
}

export interface CartQueue {
  /** Runs the task after all earlier ones have settled; settles with its result. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Number of tasks waiting or running in this tab. */
  readonly pending: number;
}

const LOCK_NAME = 'basket';

let latest: Promise<unknown> = Promise.resolve();

/**
 * Settles when all changes of this tab's cart so far have settled. A document that is left earlier would drop the queued ones.
 */
export const cartIsSettled = (): Promise<unknown> => latest;

/**
 * Runs the cart changes of one browser one after another. Otherwise quick clicks could overtake each other, and two tabs that add
 * their first item at once would create two carts. A Web Lock covers the other tabs; without it (an insecure origin) the order is
 * kept within the tab.
 */
export function createCartQueue(lock: ExclusiveLock | undefined): CartQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let pending = 0;
  return {
    get pending() {
      return pending;
    },
    run(task) {
      pending += 1;
      const exclusively = () => (lock ? lock.request(LOCK_NAME, task) : task());
      const result = tail.then(exclusively).finally(() => {
        pending -= 1;
      });
      // The next change must run whether or not this one failed.
      tail = result.catch(() => undefined);
      latest = tail;
      return result;
    },
  };
}

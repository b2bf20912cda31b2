import type { Follower } from './follow-collection.ts';

/** An in-process cache of a small collection that every page reads. */
export interface Mirror<T> {
  read(): Promise<T>;
  /** Incremented whenever earlier reads become stale; null while changes may go unseen. */
  readonly version: number | null;
}

/** The combined version of several mirrors; null if one of them is null. */
export function commonVersion(mirrors: readonly Mirror<unknown>[]): number | null {
  let sum = 0;
  for (const { version } of mirrors) {
    if (version === null) return null;
    sum += version;
  }
  return sum;
}

export interface FollowingMirror<T, Row extends object> extends Mirror<T>, Follower<Row> {}

/**
 * Caches the result of `load` and invalidates it on every change event. While the change stream is broken, nothing is
 * cached beyond a pending load, so no stale data can remain. For display only: purchases read the database.
 */
export function createMirror<T, Row extends object>(load: () => Promise<T>): FollowingMirror<T, Row> {
  let kept: Promise<T> | null = null;
  let following = true;
  let version = 0;
  let running: Promise<T> | null = null;

  /** Callers share a pending load: each row of a list may ask. */
  function readNow(): Promise<T> {
    if (running) return running;
    const reading = load();
    running = reading;
    const end = () => {
      if (running === reading) running = null;
    };
    reading.then(end, end);
    return reading;
  }

  const follow = (stands: boolean) => {
    following = stands;
    kept = null;
    version += 1;
  };
  return {
    get version() {
      return following ? version : null;
    },
    read() {
      if (!following) return readNow();
      if (kept) return kept;
      const loading = load();
      kept = loading;
      // A failed load is not cached: the next caller retries.
      loading.catch(() => {
        if (kept === loading) kept = null;
      });
      return loading;
    },
    onChange: () => follow(true),
    onBroken: () => follow(false),
    onResumed: () => follow(true),
  };
}

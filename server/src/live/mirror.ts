import type { Follower } from './follow-collection.ts';

/** What a process keeps of a small collection that every page reads. */
export interface Mirror<T> {
  read(): Promise<T>;
  /** Grows whenever what was read before is no longer true; null while changes may go unseen. */
  readonly version: number | null;
}

/** The versions of several mirrors as one; null while one of them may not see its changes. */
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
 * Keeps what `load` reads and drops it the moment the database tells of a change. While the change stream is broken
 * nothing is kept beyond a reading, so nothing old can stay. For showing only: whoever sells asks the database.
 */
export function createMirror<T, Row extends object>(load: () => Promise<T>): FollowingMirror<T, Row> {
  let kept: Promise<T> | null = null;
  let following = true;
  let version = 0;
  let running: Promise<T> | null = null;

  /** One reading for all who ask while it runs: each row of a list may ask. */
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
      // A failed reading is not kept: the next caller tries again.
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

import type { Follower } from './follow-collection.ts';

/** What a process keeps of a small collection that every page reads. */
export interface Mirror<T> {
  read(): Promise<T>;
}

export interface FollowingMirror<T, Row extends object> extends Mirror<T>, Follower<Row> {}

/**
 * Keeps what `load` reads and drops it the moment the database tells of a change. While the change stream is broken
 * nothing is kept, so nothing old can stay. For showing only: whoever sells asks the database.
 */
export function createMirror<T, Row extends object>(load: () => Promise<T>): FollowingMirror<T, Row> {
  let kept: Promise<T> | null = null;
  let following = true;
  const follow = (stands: boolean) => {
    following = stands;
    kept = null;
  };
  return {
    read() {
      if (!following) return load();
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

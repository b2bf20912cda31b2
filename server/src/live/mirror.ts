import type { Change, Follower } from './follow-collection.ts';

/** An in-process cache of a small collection that every page reads. */
export interface Mirror<T> {
  read(): Promise<T>;
  /** Incremented whenever what pages show of it changes; null while changes may go unseen. */
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

/** Documents by their id, as text. */
export type Rows<Row> = ReadonlyMap<string, Row>;

export interface MirrorOptions<T, Row extends object> {
  /** Reads the collection. */
  readonly load: () => Promise<readonly Row[]>;
  /** What readers get of the documents. Called at the first read after a change. */
  readonly view: (rows: Rows<Row>) => T;
  /** Whether pages show a difference; undefined stands for no document. Left out, each change is one. */
  readonly isShown?: (before: Row | undefined, after: Row | undefined) => boolean;
}

export interface FollowingMirror<T, Row extends object> extends Mirror<T>, Follower<Row> {}

/**
 * Keeps the documents of a collection and takes each change out of its event, so that the cost of a change does not grow
 * with the collection. While the change stream is broken nothing is kept beyond a pending load, so that no stale data can
 * remain. For display only: purchases read the database.
 */
export function createMirror<T, Row extends object>(options: MirrorOptions<T, Row>): FollowingMirror<T, Row> {
  const { load, view, isShown = () => true } = options;
  let rows: Map<string, Row> | null = null;
  /** Null until it is read after a change. */
  let shown: { readonly value: T } | null = null;
  let loading: Promise<T> | null = null;
  /** Changes since the load began, which may have seen them or not. */
  let meanwhile: Change<Row>[] = [];
  let following = true;
  let version = 0;

  /** Callers share a pending load: each row of a list may ask. */
  function startLoad(): Promise<T> {
    meanwhile = [];
    const running = load().then(
      (list) => {
        const read = new Map(list.map((row) => [getId(row), row]));
        if (loading !== running) return view(read);
        loading = null;
        if (!following) return view(read);
        for (const change of meanwhile) applyChange(read, change);
        rows = read;
        return readShown(read);
      },
      (error: unknown) => {
        // A failed load is not kept: the next caller tries again.
        if (loading === running) loading = null;
        throw error;
      },
    );
    return running;
  }

  function readShown(from: Map<string, Row>): T {
    shown ??= { value: view(from) };
    return shown.value;
  }

  function restart(isFollowing: boolean): void {
    following = isFollowing;
    rows = null;
    shown = null;
    loading = null;
    version += 1;
  }

  return {
    get version() {
      return following ? version : null;
    },
    async read() {
      if (rows) return readShown(rows);
      loading ??= startLoad();
      return loading;
    },
    onChange(change) {
      if (!rows) {
        meanwhile.push(change);
        version += 1;
        return;
      }
      const { before, after } = applyChange(rows, change);
      shown = null;
      if (isShown(before, after)) version += 1;
    },
    onBroken: () => restart(false),
    onResumed: () => restart(true),
  };
}

const getId = (document: object) => String((document as { readonly _id: unknown })._id);

/**
 * An event may be older than what was loaded, and then brings back the former document until the event of the later
 * change, which is already under way.
 */
function applyChange<Row extends object>(rows: Map<string, Row>, change: Change<Row>) {
  const id = getId(change.documentKey);
  const before = rows.get(id);
  // Without a document it was deleted since, of which there is an event as well.
  const after = change.operationType === 'delete' ? undefined : (change.fullDocument as Row | undefined);
  if (after) rows.set(id, after);
  else rows.delete(id);
  return { before, after };
}

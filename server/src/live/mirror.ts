import type { Change, Follower } from './follow-collection.ts';

/** What is kept in memory of what pages show. */
export interface Versioned {
  /** Incremented whenever what pages show of it changes; null while changes may go unseen. */
  readonly version: number | null;
}

/** An in-process cache of a small collection that every page reads. */
export interface Mirror<T> extends Versioned {
  read(): Promise<T>;
}

/** The combined version of several; null if one of them is null. */
export function commonVersion(mirrors: readonly Versioned[]): number | null {
  let sum = 0;
  for (const { version } of mirrors) {
    if (version === null) return null;
    sum += version;
  }
  return sum;
}

/** Documents by their id, as text. */
export type Rows<Row> = ReadonlyMap<string, Row>;

/** What a mirror keeps of the documents, in whatever form its readers need them. */
export interface MirroredRows<T, Row extends object> {
  /** What readers get. It takes part in changes: a reader must not hold it. */
  readonly value: T;
  /** Takes a change; no document stands for a deleted one. Returns whether pages show a difference. */
  apply(id: string, document: Row | undefined): boolean;
}

export interface MirrorOptions<T, Row extends object> {
  /** Reads the collection. */
  readonly load: () => Promise<MirroredRows<T, Row>>;
}

interface MapOptions<T, Row extends object> {
  readonly load: () => Promise<readonly Row[]>;
  /** What readers get of the documents. Called at the first read after a change. */
  readonly view: (rows: Rows<Row>) => T;
  /** Whether pages show a difference; undefined stands for no document. Left out, each change is one. */
  readonly isShown?: (before: Row | undefined, after: Row | undefined) => boolean;
}

/** Keeps the documents as they are, for collections that stay small, or whose readers need nothing but the documents. */
export function mirrorAsMap<T, Row extends object>(options: MapOptions<T, Row>): MirrorOptions<T, Row> {
  const { load, view, isShown = () => true } = options;
  return {
    async load() {
      const rows = new Map((await load()).map((row) => [getId(row), row]));
      let shown: { readonly value: T } | null = null;
      return {
        get value() {
          shown ??= { value: view(rows) };
          return shown.value;
        },
        apply(id, document) {
          const before = rows.get(id);
          if (document) rows.set(id, document);
          else rows.delete(id);
          shown = null;
          return isShown(before, document);
        },
      };
    },
  };
}

export interface FollowingMirror<T, Row extends object> extends Mirror<T>, Follower<Row> {}

/**
 * Keeps the documents of a collection and takes each change out of its event, so that the cost of a change does not grow
 * with the collection. While the change stream is broken nothing is kept beyond a pending load, so that no stale data can
 * remain. For display only: purchases read the database.
 */
export function createMirror<T, Row extends object>({ load }: MirrorOptions<T, Row>): FollowingMirror<T, Row> {
  let rows: MirroredRows<T, Row> | null = null;
  let loading: Promise<T> | null = null;
  /** Changes since the load began, which may have seen them or not. */
  let meanwhile: Change<Row>[] = [];
  let following = true;
  let version = 0;

  /** Callers share a pending load: each row of a list may ask. */
  function startLoad(): Promise<T> {
    meanwhile = [];
    const running = load().then(
      (read) => {
        if (loading !== running) return read.value;
        loading = null;
        if (!following) return read.value;
        for (const change of meanwhile) applyChange(read, change);
        rows = read;
        return read.value;
      },
      (error: unknown) => {
        // A failed load is not kept: the next caller tries again.
        if (loading === running) loading = null;
        throw error;
      },
    );
    return running;
  }

  function restart(isFollowing: boolean): void {
    following = isFollowing;
    rows = null;
    loading = null;
    version += 1;
  }

  return {
    get version() {
      return following ? version : null;
    },
    async read() {
      if (rows) return rows.value;
      loading ??= startLoad();
      return loading;
    },
    onChange(change) {
      if (!rows) {
        meanwhile.push(change);
        version += 1;
        return;
      }
      if (applyChange(rows, change)) version += 1;
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
function applyChange<T, Row extends object>(rows: MirroredRows<T, Row>, change: Change<Row>): boolean {
  // Without a document it was deleted since, of which there is an event as well.
  const document = change.operationType === 'delete' ? undefined : (change.fullDocument as Row | undefined);
  return rows.apply(getId(change.documentKey), document ?? undefined);
}

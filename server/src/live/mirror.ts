import type { Change, Follower } from './follow-collection.ts';

/** In-memory data that pages show. */
export interface Versioned {
  /** Incremented by every change that pages show; null while changes may go unseen. */
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

/** Documents by id, as text. */
export type Rows<Row> = ReadonlyMap<string, Row>;

/** A mirror's data, in the form that its readers need. */
export interface MirroredRows<T, Row extends object> {
  /** The data for readers. It is mutated by changes: readers must not keep a reference. */
  readonly value: T;
  /** Applies a change; undefined stands for a deleted document. Returns whether pages show a difference. */
  apply(id: string, document: Row | undefined): boolean;
}

export interface MirrorOptions<T, Row extends object> {
  /** Reads the collection. */
  readonly load: () => Promise<MirroredRows<T, Row>>;
}

interface MapOptions<T, Row extends object> {
  readonly load: () => Promise<readonly Row[]>;
  /** Derives the data for readers from the documents. Called at the first read after a change. */
  readonly view: (rows: Rows<Row>) => T;
  /** Whether pages show a difference; undefined stands for no document. Defaults to always true. */
  readonly isShown?: (before: Row | undefined, after: Row | undefined) => boolean;
}

/** Keeps the documents themselves, for small collections, or if readers need nothing derived from them. */
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
 * Keeps the documents of a collection and applies each change from its event, so that the cost of a change does not grow with the
 * collection. While the change stream is broken nothing is kept beyond a pending load, so that no stale data can remain. For
 * display only: purchases read the database.
 */
export function createMirror<T, Row extends object>({ load }: MirrorOptions<T, Row>): FollowingMirror<T, Row> {
  let rows: MirroredRows<T, Row> | null = null;
  let loading: Promise<T> | null = null;
  /** Changes since the load began; the load may or may not include them. */
  let meanwhile: Change<Row>[] = [];
  let following = true;
  let version = 0;

  /** Concurrent callers, such as the rows of a list, share a pending load. */
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
        // A failed load is not kept: the next caller retries.
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
 * An event may be older than the loaded document, and then restores the former version until the event of the later change
 * arrives, which is already under way.
 */
function applyChange<T, Row extends object>(rows: MirroredRows<T, Row>, change: Change<Row>): boolean {
  // Without a document it was deleted meanwhile, for which there is another event.
  const document = change.operationType === 'delete' ? undefined : (change.fullDocument as Row | undefined);
  return rows.apply(getId(change.documentKey), document ?? undefined);
}

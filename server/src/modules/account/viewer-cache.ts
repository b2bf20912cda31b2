import type { Viewer } from '../../common/request-context.ts';

/** Cache lifetime in milliseconds if no change event arrives. */
const KEPT_MS = 30_000;
/** Maximum cached members; the oldest entry is evicted first. */
const MAXIMUM_ENTRIES = 10_000;

interface Entry {
  readonly viewer: Viewer;
  readonly until: number;
}

/**
 * The members of running sessions in this process, by the id of the session, so that their queries need not read it each time.
 * Change streams of sessions and accounts drop entries; while one of them is broken, nothing is kept. Mutations and staff never
 * use it: authorisation that matters reads the database.
 */
export function createViewerCache() {
  const entries = new Map<string, Entry>();
  /** Collections whose change stream is not open. */
  const unseen = new Set<string>();
  /** Incremented with each eviction: data read before may be older than the eviction. */
  let drops = 0;

  return {
    find(sessionId: string, now: Date): Viewer | null {
      const entry = entries.get(sessionId);
      return entry && now.getTime() < entry.until ? entry.viewer : null;
    },

    /** Must be read before the session is, and passed to `keep`. */
    get mark(): number {
      return drops;
    },

    /** Caches a viewer until `until` at most, unless an entry was evicted since the mark. */
    keep(sessionId: string, viewer: Viewer, { mark, now, until }: { mark: number; now: Date; until: Date }): void {
      if (mark !== drops || unseen.size > 0) return;
      entries.delete(sessionId);
      entries.set(sessionId, { viewer, until: Math.min(now.getTime() + KEPT_MS, until.getTime()) });
      if (entries.size > MAXIMUM_ENTRIES) entries.delete(entries.keys().next().value ?? '');
    },

    drop(sessionId: string): void {
      drops += 1;
      entries.delete(sessionId);
    },

    dropUser(userId: string): void {
      drops += 1;
      for (const [sessionId, { viewer }] of entries) if (viewer.id === userId) entries.delete(sessionId);
    },

    /** Handlers for the change stream of a collection; nothing is cached before it is open and while it is broken. */
    follow<Change>(collection: string, onChange: (change: Change) => void) {
      unseen.add(collection);
      const resume = () => {
        unseen.delete(collection);
        // Data being read now may be older than missed changes.
        drops += 1;
      };
      return {
        onChange,
        onOpen: async () => resume(),
        onBroken() {
          unseen.add(collection);
          drops += 1;
          entries.clear();
        },
        onResumed: resume,
      };
    },
  };
}

export type ViewerCache = ReturnType<typeof createViewerCache>;

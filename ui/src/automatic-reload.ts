/** The last automatic reload of a tab. */
export interface AutomaticReload {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the reloaded page has notified the visitor. */
  readonly isAnnounced: boolean;
}

/** Key in the session storage. */
const KEY = 'automaticReload';
/**
 * Minimum time between two automatic reloads, in milliseconds: a page whose code is also missing in the new build must not reload
 * in a loop.
 */
const PAUSE_MS = 60_000;

export const isReloadAllowed = (lastAt: number, now: number): boolean => now - lastAt >= PAUSE_MS;

/** Null if there was none, or if the storage is forbidden. */
export function readReload(): AutomaticReload | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as AutomaticReload | null;
  } catch {
    return null;
  }
}

/** Returns whether the reload was stored; one that is not stored would be repeated in a loop. */
export function writeReload(reload: AutomaticReload): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reload));
    return true;
  } catch {
    return false;
  }
}

/** Whether this page was reloaded automatically and has not notified the visitor yet. Returns true once. */
export function takeReloadAnnouncement(): boolean {
  const last = readReload();
  if (!last || last.isAnnounced) return false;
  return writeReload({ ...last, isAnnounced: true });
}

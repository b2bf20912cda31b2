/** The last time that a tab has loaded its page again by itself. */
export interface AutomaticReload {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the new page has said so. */
  readonly isAnnounced: boolean;
}

/** Key in the session storage. */
const KEY = 'automaticReload';
/** A page whose code is missing in the new build, too, must not be loaded again and again. */
const PAUSE_MS = 60_000;

export const isReloadAllowed = (lastAt: number, now: number): boolean => now - lastAt >= PAUSE_MS;

/** Null if there was none, or where the storage is forbidden. */
export function readReload(): AutomaticReload | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as AutomaticReload | null;
  } catch {
    return null;
  }
}

/** Whether it could be remembered; a reload that is not would be repeated without end. */
export function writeReload(reload: AutomaticReload): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reload));
    return true;
  } catch {
    return false;
  }
}

/** Whether this page was loaded by itself and has not said so yet. True once. */
export function takeReloadAnnouncement(): boolean {
  const last = readReload();
  if (!last || last.isAnnounced) return false;
  return writeReload({ ...last, isAnnounced: true });
}

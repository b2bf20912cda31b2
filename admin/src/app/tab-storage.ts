/** What a tab keeps until it is closed: typed text survives a reload. Null if it has no storage, or nothing there. */
export function readFromTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the screen.
  }
}

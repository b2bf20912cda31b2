/** The methods of `Storage` that are used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Session storage; null on the server, and if the browser forbids it. */
export function getSessionStorage(): KeyValueStorage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** Like `getSessionStorage`, for data that outlive the tab. */
export function getLocalStorage(): KeyValueStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The text under a key; null if there is none or it cannot be read. */
export function readText(storage: KeyValueStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if null. If the storage is full or forbidden, nothing is stored. */
export function writeText(storage: KeyValueStorage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // The shopper can go on without it.
  }
}

/** Deletes everything that this tab stored. */
export function forgetSession(): void {
  try {
    globalThis.sessionStorage?.clear();
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

/** The object under a key; null if there is none or it cannot be read. */
export function readJson(storage: KeyValueStorage | null, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores an object; if the storage is full or forbidden, a reload loses it. */
export function writeJson(storage: KeyValueStorage | null, key: string, value: object): void {
  writeText(storage, key, JSON.stringify(value));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

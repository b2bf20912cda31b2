/** The methods of `Storage` that are used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Session storage, or null if there is none: on the server, or where the browser forbids it. */
export function getSessionStorage(): KeyValueStorage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** Like `getSessionStorage`, for what outlives the tab. */
export function getLocalStorage(): KeyValueStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The text kept under a key; null when there is none or it cannot be read. */
export function readText(storage: KeyValueStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it with null. A full or forbidden storage only means that it is not kept. */
export function writeText(storage: KeyValueStorage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // The shopper can go on without it.
  }
}

/** Forgets everything that this tab kept. */
export function forgetSession(): void {
  try {
    globalThis.sessionStorage?.clear();
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

/** The object kept under a key; null when there is none or it is not readable. */
export function readJson(storage: KeyValueStorage | null, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps an object; a full or forbidden storage only means that a reload forgets it. */
export function writeJson(storage: KeyValueStorage | null, key: string, value: object): void {
  writeText(storage, key, JSON.stringify(value));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

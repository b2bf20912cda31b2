import { getLocalStorage, readText, writeText } from '../../browser/storage.ts';

/** Key in the browser's storage; its content is never sent (CATALOGUE-28). */
const KEY = 'recentSearches';
const MAXIMUM_RECENT = 8;

/** The searches of this browser, newest first; empty if there are none, or if the stored value is invalid. */
export function readRecentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readText(getLocalStorage(), KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, MAXIMUM_RECENT);
  } catch {
    return [];
  }
}

function write(texts: readonly string[]): readonly string[] {
  writeText(getLocalStorage(), KEY, texts.length > 0 ? JSON.stringify(texts) : null);
  return texts;
}

/** Puts a search first, without duplicates that differ only in case. */
export function keepRecentSearch(text: string): readonly string[] {
  const others = readRecentSearches().filter((kept) => kept.toLowerCase() !== text.toLowerCase());
  return write([text, ...others].slice(0, MAXIMUM_RECENT));
}

export function removeRecentSearch(text: string): readonly string[] {
  return write(readRecentSearches().filter((kept) => kept !== text));
}

export function removeAllRecentSearches(): readonly string[] {
  return write([]);
}

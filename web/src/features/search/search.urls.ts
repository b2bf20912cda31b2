/** Longest text that is searched for, as the server looks at it. */
export const LONGEST_SEARCH = 100;

export interface Searched {
  /** Empty when nothing is searched for. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** What an address of the search asks for; anybody can write one. */
export function readSearched(search: URLSearchParams): Searched {
  // The API refuses NUL, which nobody types.
  const text = (search.get('q') ?? '').replaceAll('\0', '').slice(0, LONGEST_SEARCH).trim();
  const page = search.get('page') ?? '1';
  return { text, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text.slice(0, LONGEST_SEARCH).trim() })}`;
}

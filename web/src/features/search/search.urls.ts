import { readPageNumber } from '../../components/page-number.ts';

/** Longest text of a search, the same limit as the server's. */
export const LONGEST_SEARCH = 100;

export interface Searched {
  /** Empty if there is no search. */
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads the search from an address, which anybody can write. */
export function readSearched(search: URLSearchParams): Searched {
  // The API rejects NUL.
  const text = (search.get('q') ?? '').replaceAll('\0', '').slice(0, LONGEST_SEARCH).trim();
  return { text, page: readPageNumber(search) };
}

export function searchPath(text: string): string {
  return `/search?${new URLSearchParams({ q: text.slice(0, LONGEST_SEARCH).trim() })}`;
}

import type { Market } from '@eunbit/schema/market';

/** The end of the path of a screen of one market. */
export const MARKET_PATH: Readonly<Record<Market, string>> = { KR: 'ko', US: 'us' };

type ListView = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/**
 * Address of a list; the query leaves out what is empty, and first pages: numbers are pages. Cursors only lead forward, so the address
 * has those of all pages up to the current one.
 */
export function listUrl(path: string, view: ListView): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    if (!value || (typeof value === 'number' && value <= 1)) continue;
    for (const one of [value].flat()) query.append(name, String(one));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The page number in an address; 1 if it is invalid. */
export function readPage(query: URLSearchParams, name = 'page'): number {
  const page = Number(query.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1;
}

/** The value of a parameter if it is one of `known`; null otherwise. */
export function readChoice<T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T | null {
  return known.find((value) => value === query.get(name)) ?? null;
}

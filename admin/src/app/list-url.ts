/** Address of a list: what differs from the list as it first opens stands in the query. */
export function listUrl(path: string, view: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    if (value === null || value === '' || (name === 'page' && value === 1)) continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The page that an address asks for; the first one for what is no page. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1;
}

/** What an address chooses among `known`; null for anything else. */
export function readChoice<T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T | null {
  return known.find((value) => value === query.get(name)) ?? null;
}

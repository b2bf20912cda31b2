/** Address of a list; the query leaves out defaults. */
export function listUrl(path: string, view: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    if (value === null || value === '' || (name === 'page' && value === 1)) continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The page number in an address; 1 if it is invalid. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1;
}

/** The value of a parameter if it is one of `known`; null otherwise. */
export function readChoice<T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T | null {
  return known.find((value) => value === query.get(name)) ?? null;
}

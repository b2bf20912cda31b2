/** The number of a page of a list as an address states it; 1 for anything invalid. */
export function readPageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

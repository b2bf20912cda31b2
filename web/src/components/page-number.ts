/** The page number in an address; 1 if it is invalid. */
export function readPageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

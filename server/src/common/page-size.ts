import { badRequest } from './bad-request.ts';

/** The maximum page size of a request. */
export const MAXIMUM_PAGE_SIZE = 100;

/** Throws `BAD_REQUEST` for a page of no rows or of more than `MAXIMUM_PAGE_SIZE`. */
export function requirePageSize(first: number): void {
  if (first >= 1 && first <= MAXIMUM_PAGE_SIZE) return;
  throw badRequest(`\`first\` has to be 1 to ${MAXIMUM_PAGE_SIZE}.`);
}

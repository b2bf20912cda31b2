/** The maximum page size of a request. */
export const MAXIMUM_PAGE_SIZE = 100;

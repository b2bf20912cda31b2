/** Most rows one request may ask for. */
export const MAXIMUM_PAGE_SIZE = 100;

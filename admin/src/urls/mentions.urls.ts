/** What colleagues have written to the caller. */
export const MENTIONS_PATH = '/mentions';

/** What colleagues have written to the caller. */
export const MENTIONS_PATH = '/mentions';

/** Those of them that the caller has not read. */
export const UNREAD_MENTIONS_URL = `${MENTIONS_PATH}?show=unread`;

export const showsUnreadOnly = (query: URLSearchParams): boolean => query.get('show') === 'unread';

/** Mentions of the viewer by colleagues. */
export const MENTIONS_PATH = '/mentions';

/** The unread mentions. */
export const UNREAD_MENTIONS_URL = `${MENTIONS_PATH}?show=unread`;

export const showsUnreadOnly = (query: URLSearchParams): boolean => query.get('show') === 'unread';

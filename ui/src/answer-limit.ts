/** Timeout for a response of the shop, including retries, and for code that a page needs; in milliseconds. */
export const ANSWER_WITHIN_MS = 30_000;

/** The same timeout in the back office, where one click may ship a hundred orders. */
export const STAFF_ANSWER_WITHIN_MS = 120_000;

/** The response did not arrive in time. The operation may have been executed anyway. */
export const createTimeout = () => new DOMException('', 'TimeoutError');

/** How long a page waits for an answer of the shop, retries included, and for code that it needs; in milliseconds. */
export const ANSWER_WITHIN_MS = 30_000;

/** The same in the back office, where one press may ship a hundred orders. */
export const STAFF_ANSWER_WITHIN_MS = 120_000;

/** Nothing came in time. What was asked for may have happened all the same. */
export const createTimeout = () => new DOMException('', 'TimeoutError');

import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';

/**
 * Milliseconds over which pages spread their first attempt. A server that restarts closes all its sockets at once: ten
 * thousand pages that came back within a second would fail, and fail again. Spread over this time, and their further
 * attempts over longer ones, at most 2,000 arrive in any second however long the server was away.
 */
const FIRST_SPREAD_MS = 8000;
const LONGEST_SPREAD_MS = 30_000;
/** Milliseconds of the first pause where only this page was closed. */
const ALONE_MS = 500;

/** graphql-ws: the session of the socket ended. */
const FORBIDDEN = 4403;
/** Reasons to close that concern one page, however many are open. */
const CLOSED_ALONE: ReadonlySet<number | undefined> = new Set([
  FORBIDDEN,
  SOCKET_CLOSE.idle,
  SOCKET_CLOSE.unread,
  SOCKET_CLOSE.tooManyMessages,
]);

/**
 * Milliseconds before the next attempt to connect, after so many that failed. `code` is what the connection was last
 * closed with; `random` is a number from 0 to 1.
 */
export function getReconnectPause(retries: number, code: number | undefined, random: number): number {
  if (retries === 0 && CLOSED_ALONE.has(code)) return ALONE_MS * random;
  return Math.min(FIRST_SPREAD_MS * 2 ** retries, LONGEST_SPREAD_MS) * random;
}

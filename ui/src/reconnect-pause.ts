import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';

/**
 * Milliseconds over which pages spread their first attempt. A server that restarts closes all its sockets at once: if ten
 * thousand pages reconnected within a second, they would fail, and fail again. Spread over this time, and with further attempts
 * over longer times, at most 2,000 arrive in any second, however long the server was down.
 */
const FIRST_SPREAD_MS = 8000;
const LONGEST_SPREAD_MS = 30_000;
/** Milliseconds of the first pause if only this page was disconnected. */
const ALONE_MS = 500;

/** graphql-ws: the session of the socket ended. */
const FORBIDDEN = 4403;
/** Close codes that concern one page only, however many are open. */
const CLOSED_ALONE: ReadonlySet<number | undefined> = new Set([
  FORBIDDEN,
  SOCKET_CLOSE.idle,
  SOCKET_CLOSE.unread,
  SOCKET_CLOSE.tooManyMessages,
]);

/**
 * Milliseconds before the next attempt to connect, after `retries` failed ones. `code` is the close code of the last connection;
 * `random` is a number from 0 to 1.
 */
export function getReconnectPause(retries: number, code: number | undefined, random: number): number {
  if (retries === 0 && CLOSED_ALONE.has(code)) return ALONE_MS * random;
  return Math.min(FIRST_SPREAD_MS * 2 ** retries, LONGEST_SPREAD_MS) * random;
}

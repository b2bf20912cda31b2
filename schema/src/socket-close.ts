/**
 * Codes with which the server closes WebSockets, besides those of the GraphQL protocol. Clients reconnect after each of them and
 * read the current state again.
 */
export const SOCKET_CLOSE = {
  /** The server process is shutting down. */
  goingAway: 1001,
  tryAgainLater: 1013,
  /** No subscription for a minute. */
  idle: 4480,
  /** The client's buffer of unread messages is full. */
  unread: 4481,
  tooManyMessages: 4482,
} as const;

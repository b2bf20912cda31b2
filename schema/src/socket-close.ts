/**
 * Codes with which the server closes WebSockets, beside those of the GraphQL protocol. Clients come back after each of
 * them and read the present state anew.
 */
export const SOCKET_CLOSE = {
  /** The server process ends. */
  goingAway: 1001,
  tryAgainLater: 1013,
  /** Nothing has been subscribed to for a minute. */
  idle: 4480,
  /** The client left more unread than is kept for it. */
  unread: 4481,
  tooManyMessages: 4482,
} as const;

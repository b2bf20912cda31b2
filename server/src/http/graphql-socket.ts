import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import type { FastifyRequest } from 'fastify';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';

/** Bytes buffered for a client before its socket is closed: more than any screen receives in a minute. */
const MAXIMUM_UNSENT_BYTES = 256 * 1024;
/**
 * Message rate limit of a client: burst, and messages per second. After a reconnect a page sends each subscription
 * once.
 */
const MESSAGE_BURST = 100;
const MESSAGES_PER_SECOND = 10;
/** Milliseconds between pings; a client that has not answered the last one by the next is terminated. */
const PING_EVERY_MS = 15_000;
/** Milliseconds that a socket without subscriptions may stay open. */
const IDLE_MS = 60_000;

/** Protocol context of a socket. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  /** Number of active and starting subscriptions; set when the connection is acknowledged. */
  subscriptionCount: () => number;
}

/** A token bucket for messages. */
function createMessageAllowance(): () => boolean {
  let left = MESSAGE_BURST;
  let countedAt = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(MESSAGE_BURST, left + ((now - countedAt) / 1000) * MESSAGES_PER_SECOND) - 1;
    countedAt = now;
    return left >= 0;
  };
}

/** Ends sockets that do not answer pings, or have no subscriptions. */
function watchLiveness({ socket, subscriptionCount }: SocketExtra): void {
  let answered = true;
  let idleMs = 0;
  socket.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    idleMs = subscriptionCount() > 0 ? 0 : idleMs + PING_EVERY_MS;
    if (idleMs >= IDLE_MS) return socket.close(SOCKET_CLOSE.idle, 'Nothing is subscribed to');
    answered = false;
    socket.ping();
  }, PING_EVERY_MS);
  socket.once('close', () => clearInterval(timer));
}

function closeAfterFailure({ socket, request }: SocketExtra, error: unknown): void {
  // The one client error for which the protocol's handler throws: a message type that only servers send.
  if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
    socket.close(CloseCode.BadRequest, 'Unexpected message');
    return;
  }
  request.log.error({ err: error, requestId: request.id }, 'socket failed');
  socket.close(SOCKET_CLOSE.tryAgainLater, 'Something went wrong');
}

/**
 * Runs the protocol over a WebSocket, with limits on a client's messages and unread data: a slow client is closed and
 * reads the current state after it reconnects, instead of being buffered for without bound.
 */
export function serveSocket(server: Server<SocketExtra>, extra: SocketExtra): void {
  const { socket } = extra;
  const mayStillSend = createMessageAllowance();
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  watchLiveness(extra);

  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => {
        // Wait until it is closed: a source that is always ready would otherwise be read endlessly meanwhile.
        if (socket.readyState !== socket.OPEN) return ended;
        return new Promise((resolve) => {
          // Resolves also on errors: the protocol ends its work when the socket closes.
          socket.send(data, () => resolve());
          if (socket.bufferedAmount > MAXIMUM_UNSENT_BYTES) socket.close(SOCKET_CLOSE.unread, 'Too much is unread');
        });
      },
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on('message', (data) => {
          if (socket.readyState !== socket.OPEN) return;
          if (!mayStillSend()) return socket.close(SOCKET_CLOSE.tooManyMessages, 'Too many messages');
          handle(String(data)).catch((error: unknown) => closeAfterFailure(extra, error));
        }),
    },
    extra,
  );
  socket.once('close', (code, reason) => void closed(code, String(reason)));
}

import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import type { FastifyRequest } from 'fastify';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';

/** More than what any screen follows sends in a minute; whoever does not read as much will not catch up. */
const MAXIMUM_UNSENT_BYTES = 256 * 1024;
/** Messages a client may send at once, and a second after that. A page that comes back sends each subscription once. */
const MESSAGE_BURST = 100;
const MESSAGES_PER_SECOND = 10;
/** A client that has not answered the last ping by the next one is gone. */
const PING_EVERY_MS = 15_000;
/** How long a socket may stay open on which nothing is followed. */
const IDLE_MS = 60_000;

/** What the protocol knows of a socket. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  /** Subscriptions that run or are being started; set when the connection is acknowledged. */
  subscriptionCount: () => number;
}

/** Counts messages against a bucket that fills up again with time. */
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

/** Ends sockets whose client is gone, or follows nothing. */
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
  // What a server sends to a client, sent to the server: the one mistake that the protocol's handler throws for.
  if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
    socket.close(CloseCode.BadRequest, 'Unexpected message');
    return;
  }
  request.log.error({ err: error, requestId: request.id }, 'socket failed');
  socket.close(SOCKET_CLOSE.tryAgainLater, 'Something went wrong');
}

/**
 * Carries the protocol's messages over a WebSocket, with bounds on what a client may send and leave unread: a slow one is
 * closed and reads anew when it comes back, instead of having everything kept for it.
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
        // Until it is closed: a source that has something at once would otherwise be read without end meanwhile.
        if (socket.readyState !== socket.OPEN) return ended;
        return new Promise((resolve) => {
          // Resolves also where the socket broke: what waits for it ends with the socket.
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

import type { BegunSubscription } from '@eunbit/schema/begun-subscription';
import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import type { FastifyBaseLogger } from 'fastify';
import { CloseCode, MessageType, type Server, stringifyMessage } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Handshake } from './socket-handshake.ts';
import type { SocketWatch } from './socket-watch.ts';

/** Bytes buffered for a client before its socket is closed: more than any screen receives in a minute. */
const MAXIMUM_UNSENT_BYTES = 256 * 1024;
/**
 * Message rate limit of a client: burst, and messages per second. After a reconnect a page sends each subscription
 * once.
 */
const MESSAGE_BURST = 100;
const MESSAGES_PER_SECOND = 10;

/** Protocol context of a socket. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly handshake: Handshake;
  /** Number of active and starting subscriptions; set when the connection is acknowledged. */
  subscriptionCount: () => number;
  /** Whether the socket is closed when the role of its staff member changes. */
  isClosedWithRole: boolean;
  /** Whether the socket is closed once staff need a second factor. */
  isWithoutFactor: boolean;
}

interface SocketDeps {
  readonly watch: SocketWatch;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A token bucket for messages. */
class MessageAllowance {
  private left = MESSAGE_BURST;
  private countedAt = performance.now();

  take(): boolean {
    const now = performance.now();
    this.left = Math.min(MESSAGE_BURST, this.left + ((now - this.countedAt) / 1000) * MESSAGES_PER_SECOND) - 1;
    this.countedAt = now;
    return this.left >= 0;
  }
}

/**
 * A slow client is disconnected, and reads the current state after it reconnects, instead of being buffered for without bound.
 */
function closeIfUnread(socket: WebSocket): void {
  if (socket.bufferedAmount > MAXIMUM_UNSENT_BYTES) socket.close(SOCKET_CLOSE.unread, 'Too much is unread');
}

function untilClosed(socket: WebSocket): Promise<void> {
  if (socket.readyState === socket.CLOSED) return Promise.resolve();
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends messages that other sockets get as well, in one write. */
export function sendShared({ socket, handshake }: SocketExtra, messages: readonly Buffer[]): void {
  if (socket.readyState !== socket.OPEN) return;
  const { connection } = handshake;
  if (messages.length > 1) connection.cork();
  for (const message of messages) socket.send(message, { binary: false });
  if (messages.length > 1) connection.uncork();
  closeIfUnread(socket);
}

/** Acknowledges a subscription: the client receives all events from then on. */
export function sendAck({ socket }: SocketExtra, id: string): void {
  const payload = { begun: id } satisfies BegunSubscription;
  if (socket.readyState === socket.OPEN) socket.send(stringifyMessage({ type: MessageType.Pong, payload }));
}

function closeAfterFailure({ socket, handshake }: SocketExtra, log: SocketDeps['log'], error: unknown): void {
  // The only client error for which the protocol's handler throws: a message type that only servers send.
  if (error instanceof Error && error.message.startsWith('Unexpected message of type')) {
    socket.close(CloseCode.BadRequest, 'Unexpected message');
    return;
  }
  log.error({ err: error, requestId: handshake.caller.requestId }, 'socket failed');
  socket.close(SOCKET_CLOSE.tryAgainLater, 'Something went wrong');
}

/** Runs the protocol over a WebSocket, with limits on a client's messages and unread data. */
export function serveSocket(server: Server<SocketExtra>, extra: SocketExtra, { watch, log }: SocketDeps): void {
  const { socket } = extra;
  const allowance = new MessageAllowance();
  let closing: Promise<void> | null = null;
  watch.add({ socket, subscriptionCount: () => extra.subscriptionCount() });

  const closed = server.opened(
    {
      protocol: socket.protocol,
      send(data) {
        // Wait until it is closed: otherwise a source that is always ready would be read endlessly meanwhile.
        if (socket.readyState !== socket.OPEN) {
          closing ??= untilClosed(socket);
          return closing;
        }
        return new Promise((resolve) => {
          // Resolves also on errors: the protocol ends its work when the socket closes.
          socket.send(data, () => resolve());
          closeIfUnread(socket);
        });
      },
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on('message', (data) => {
          if (socket.readyState !== socket.OPEN) return;
          if (!allowance.take()) return socket.close(SOCKET_CLOSE.tooManyMessages, 'Too many messages');
          handle(String(data)).catch((error: unknown) => closeAfterFailure(extra, log, error));
        }),
    },
    extra,
  );
  socket.once('close', (code, reason) => void closed(code, String(reason)));
}

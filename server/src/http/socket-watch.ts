import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import type { WebSocket } from 'ws';
import { Turns } from '../common/turns.ts';

/** Milliseconds between pings; a client that has not answered one by the next is terminated. */
const PING_EVERY_MS = 15_000;
const TICK_MS = 1000;
/** Milliseconds that a socket without subscriptions may stay open. */
const IDLE_MS = 60_000;

interface Watched {
  readonly socket: WebSocket;
  /** Number of active and starting subscriptions. */
  subscriptionCount(): number;
}

class WatchedSocket {
  private readonly watched: Watched;
  private hasAnswered = true;
  private idleMs = 0;

  constructor(watched: Watched) {
    this.watched = watched;
    watched.socket.on('pong', () => {
      this.hasAnswered = true;
    });
  }

  check(): void {
    const { socket } = this.watched;
    const { hasAnswered } = this;
    this.hasAnswered = false;
    this.idleMs = this.watched.subscriptionCount() > 0 ? 0 : this.idleMs + PING_EVERY_MS;
    if (!hasAnswered) socket.terminate();
    else if (this.idleMs >= IDLE_MS) socket.close(SOCKET_CLOSE.idle, 'Nothing is subscribed to');
    else socket.ping();
  }
}

/**
 * Closes sockets that do not answer pings, or have no subscriptions. One timer serves all sockets: each tick checks those that
 * were opened in the same part of the interval.
 */
export class SocketWatch {
  private readonly groups = Array.from({ length: PING_EVERY_MS / TICK_MS }, () => new Set<WatchedSocket>());
  private readonly turns = new Turns();
  private tick = 0;
  private watched = 0;
  private timer: NodeJS.Timeout | null = null;

  add(socket: Watched): void {
    const group = this.groups[this.tick];
    const entry = new WatchedSocket(socket);
    group?.add(entry);
    this.watched += 1;
    this.timer ??= setInterval(() => this.checkNextGroup(), TICK_MS);
    socket.socket.once('close', () => {
      group?.delete(entry);
      this.watched -= 1;
      if (this.watched > 0 || !this.timer) return;
      clearInterval(this.timer);
      this.timer = null;
    });
  }

  private checkNextGroup(): void {
    this.tick = (this.tick + 1) % this.groups.length;
    void this.turns.forEach([...(this.groups[this.tick] ?? [])], (socket) => socket.check());
  }
}

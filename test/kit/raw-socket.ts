import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

interface RawSocketOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** If false, the test sends the protocol's first message itself. */
  readonly init?: boolean;
}

/** A WebSocket that sends whatever a test wants, and records what it receives. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  /** Resolves to the close code. */
  readonly closed: Promise<number>;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    // Errors show in the close code.
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.messages.push(JSON.parse(String(data)) as Message));
  }

  /** `url` is the shop's. Rejects with the HTTP status if the handshake is rejected. */
  static async open(url: string, { headers = {}, init = true }: RawSocketOptions = {}): Promise<RawSocket> {
    const address = `${url.replace(/^http/, 'ws')}/graphql`;
    const raw = new RawSocket(new WebSocket(address, 'graphql-transport-ws', { headers }));
    await once(raw.socket, 'open');
    if (!init) return raw;
    raw.send({ type: 'connection_init' });
    await Promise.race([once(raw.socket, 'message'), raw.closed]);
    return raw;
  }

  send(message: Message): void {
    this.socket.send(JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables?: Record<string, unknown>): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  /** Received messages of one operation. */
  about(id: string): Message[] {
    return this.messages.filter((message) => message.id === id);
  }

  end(): void {
    this.socket.terminate();
  }
}

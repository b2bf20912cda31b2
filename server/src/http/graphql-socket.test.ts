import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import { buildSchema } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type SocketExtra, serveSocket } from './graphql-socket.ts';
import type { Handshake } from './socket-handshake.ts';
import { SocketWatch } from './socket-watch.ts';

const PING_MS = 15_000;
const schema = buildSchema('type Query { none: Int } type Subscription { page: String! }');

/** Yields pages endlessly, as fast as they are consumed. */
async function* pages() {
  for (;;) yield { data: { page: 'x'.repeat(100_000) } };
}

describe('a socket', () => {
  let http: HttpServer;
  let sockets: WebSocketServer;
  let client: WebSocket;
  let subscriptions: number;

  beforeEach(async () => {
    subscriptions = 0;
    http = createServer();
    sockets = new WebSocketServer({ server: http });
    const server = makeServer<Record<string, unknown>, SocketExtra>({ schema, subscribe: () => pages() });
    const deps = { watch: new SocketWatch(), log: { error: vi.fn() } };
    sockets.on('connection', (socket, { socket: connection }) => {
      const handshake = { caller: { requestId: 'r' }, connection } as Handshake;
      serveSocket(
        server,
        { socket, handshake, subscriptionCount: () => subscriptions, isClosedWithRole: false, isWithoutFactor: false },
        deps,
      );
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    vi.useRealTimers();
    client.terminate();
    for (const socket of sockets.clients) socket.terminate();
    http.close();
  });

  async function connect(options: { autoPong?: boolean } = {}): Promise<WebSocket> {
    const { port } = http.address() as AddressInfo;
    client = new WebSocket(`ws://127.0.0.1:${port}`, GRAPHQL_TRANSPORT_WS_PROTOCOL, options);
    await once(client, 'open');
    client.send('{"type":"connection_init"}');
    await once(client, 'message');
    return client;
  }

  const subscribe = (id: number) =>
    client.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: 'subscription { page }' } }));

  it('whose client stops reading is closed with a dedicated code', async () => {
    await connect();
    for (let id = 0; id < 5; id += 1) subscribe(id);
    await once(client, 'message');
    client.pause();
    const [server] = [...sockets.clients];
    if (!server) throw new Error('the server has no socket');
    await vi.waitFor(() => expect(server.readyState).not.toBe(WebSocket.OPEN));
    client.resume();
    const [code] = await once(client, 'close');
    expect(code).toBe(SOCKET_CLOSE.unread);
  });

  it('that exceeds the message rate is closed', async () => {
    await connect();
    const closed = once(client, 'close');
    for (let sent = 0; sent < 200; sent += 1) client.send('{"type":"pong"}');
    expect((await closed)[0]).toBe(SOCKET_CLOSE.tooManyMessages);
  });

  it('that sends a server message is closed as a client error', async () => {
    await connect();
    const closed = once(client, 'close');
    client.send('{"type":"connection_ack"}');
    expect((await closed)[0]).toBe(4400);
  });

  it('whose client does not answer a ping is terminated', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await connect({ autoPong: false });
    subscriptions = 1;
    const pinged = once(client, 'ping');
    vi.advanceTimersByTime(PING_MS);
    await pinged;
    const closed = once(client, 'close');
    vi.advanceTimersByTime(PING_MS);
    expect((await closed)[0]).toBe(1006);
  });

  it('with a subscription stays open as long as it answers pings', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await connect();
    subscriptions = 1;
    await answerPings(8);
    expect(client.readyState).toBe(WebSocket.OPEN);
  });

  it('without a subscription is closed after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await connect();
    await answerPings(3);
    const closed = once(client, 'close');
    vi.advanceTimersByTime(PING_MS);
    expect((await closed)[0]).toBe(SOCKET_CLOSE.idle);
  });

  async function answerPings(count: number): Promise<void> {
    const [server] = [...sockets.clients];
    if (!server) throw new Error('the server has no socket');
    for (let ping = 0; ping < count; ping += 1) {
      const answered = once(server, 'pong');
      vi.advanceTimersByTime(PING_MS);
      await answered;
    }
  }
});

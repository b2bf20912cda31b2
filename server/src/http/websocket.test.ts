import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { buildSchema, type GraphQLScalarType } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { RequestContext } from '../common/request-context.ts';
import { TopicBoard } from '../live/topic-board.ts';
import { collectSecurityEvents } from '../log/testing/collect-security-events.ts';
import { OperationDocuments } from './operation-documents.ts';
import { createOperationErrors } from './operation-errors.ts';
import { registerPrivateCookies } from './private-cookies.ts';
import { subscriptionRoute, WEBSOCKET_OPTIONS } from './websocket.ts';

const SOCKETS = 50;
const SUBSCRIBE = 'subscription { changed }';
const FAIL = 'fail';

let http: FastifyInstance;
let requests: WeakRef<FastifyRequest>[];
let source: TopicBoard<{ changed: string }>;
let serialisations: number;
let clients: Client[];
const log = { error: vi.fn() };

/** The event type counts how often an event is serialised. */
function buildCountingSchema() {
  const schema = buildSchema('scalar Text type Query { none: Int } type Subscription { changed: Text! }');
  const text = schema.getType('Text') as GraphQLScalarType;
  text.serialize = (value) => ({
    toJSON() {
      serialisations += 1;
      return value;
    },
  });
  const field = schema.getSubscriptionType()?.getFields().changed;
  if (!field) throw new Error('the schema has no such subscription');
  field.extensions = { shared: true };
  field.subscribe = () => source.subscribe('changed');
  field.resolve = (value) => {
    if (value === FAIL) throw new Error('out of order');
    return value;
  };
  return schema;
}

beforeEach(async () => {
  serialisations = 0;
  source = new TopicBoard();
  requests = [];
  clients = [];
  log.error.mockClear();
  http = Fastify();
  await http.register(websocket, WEBSOCKET_OPTIONS);
  await http.register(cookie);
  registerPrivateCookies(http, { secure: false });
  http.addHook('onRequest', async (request) => {
    requests.push(new WeakRef(request));
  });
  const schema = buildCountingSchema();
  const { security } = collectSecurityEvents();
  const { admit, wsHandler } = subscriptionRoute({
    schema,
    contexts: { create: async () => ({ viewer: null }) as RequestContext },
    sessionEvents: new TopicBoard(),
    shopSettings: { onChange: () => undefined },
    errors: createOperationErrors(log as never, { suggestions: false }),
    gate: { isOpen: () => true, check: async () => undefined },
    operations: { get: () => undefined },
    documents: new OperationDocuments(schema, { introspection: false, security }),
    security,
    limits: { perAddress: 1000, total: 1000 },
    publicOrigin: () => 'http://localhost',
  });
  http.route({ method: 'GET', url: '/graphql', onRequest: admit, handler: async () => 'HTTP', wsHandler });
  await http.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { socket } of clients) socket.terminate();
  await http.close();
});

class Client {
  readonly socket: WebSocket;
  readonly messages: string[] = [];

  constructor(url: string) {
    this.socket = new WebSocket(url, GRAPHQL_TRANSPORT_WS_PROTOCOL);
    this.socket.on('message', (data) => this.messages.push(String(data)));
  }

  static async open(id: string): Promise<Client> {
    const client = new Client(`${http.listeningOrigin.replace('http', 'ws')}/graphql`);
    clients.push(client);
    await once(client.socket, 'open');
    client.socket.send('{"type":"connection_init"}');
    await once(client.socket, 'message');
    client.messages.length = 0;
    client.socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: SUBSCRIBE } }));
    return client;
  }
}

const begunMessage = (id: string) => `{"type":"pong","payload":{"begun":"${id}"}}`;

/** Opens the sockets one after the other and waits until all have subscribed. */
async function openAll(count: number, toId: (socket: number) => string): Promise<Client[]> {
  const opened = await Promise.all(Array.from({ length: count }, (_, socket) => Client.open(toId(socket))));
  await expect
    .poll(() => opened.map(({ messages }) => messages[0]))
    .toEqual(opened.map((_, socket) => begunMessage(toId(socket))));
  for (const { messages } of opened) messages.length = 0;
  return opened;
}

const publish = (...events: string[]) => {
  for (const event of events) source.publish('changed', event);
};
const count = (of: readonly Client[]) => of.reduce((sum, { messages }) => sum + messages.length, 0);

describe('an event of a shared subscription', () => {
  it('is serialised once, and reaches all sockets as the same message except for the id', async () => {
    const opened = await openAll(SOCKETS, (socket) => (socket % 2 === 0 ? 'even' : 'odd'));
    publish('news');
    await expect.poll(() => count(opened)).toBe(SOCKETS);
    const [even, odd] = ['even', 'odd'].map(
      (id) => `{"id":"${id}","type":"next","payload":{"data":{"changed":"news"}}}`,
    );
    for (const [socket, { messages }] of opened.entries()) expect(messages).toEqual([socket % 2 === 0 ? even : odd]);
    expect(serialisations).toBe(1);
  });

  it('arrives in order, also in a burst', async () => {
    const opened = await openAll(3, () => '1');
    const burst = Array.from({ length: 100 }, (_, event) => String(event));
    publish(...burst);
    await expect.poll(() => count(opened)).toBe(3 * burst.length);
    for (const { messages } of opened) {
      expect(messages.map((message) => JSON.parse(message).payload.data.changed)).toEqual(burst);
    }
  });

  it('that fails is sent to all without its cause, which is logged once', async () => {
    const opened = await openAll(3, () => '1');
    publish(FAIL);
    await expect.poll(() => count(opened)).toBe(3);
    for (const { messages } of opened) {
      expect(messages[0]).toContain('"code":"INTERNAL"');
      expect(messages[0]).not.toContain('out of order');
    }
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('is not sent to a socket that has completed its subscription', async () => {
    const [stays, leaves] = await openAll(2, () => '1');
    leaves?.socket.send('{"id":"1","type":"complete"}');
    leaves?.socket.send('{"type":"ping"}');
    await expect.poll(() => leaves?.messages).toEqual(['{"type":"pong"}']);
    publish('news');
    await expect.poll(() => stays?.messages.length).toBe(1);
    expect(leaves?.messages).toHaveLength(1);
  });

  it('does not wait for a socket whose client stops reading, which is closed', async () => {
    const [slow, ...others] = await openAll(4, () => '1');
    if (!slow) throw new Error('no socket is open');
    slow.socket.pause();
    let published = 0;
    const isOpen = (socket: WebSocket) => socket.readyState === WebSocket.OPEN;
    while ([...http.websocketServer.clients].every(isOpen) && published < 1000) {
      publish('x'.repeat(100_000));
      published += 1;
      await expect.poll(() => count(others)).toBe(3 * published);
    }
    slow.socket.resume();
    expect((await once(slow.socket, 'close'))[0]).toBe(SOCKET_CLOSE.unread);
    expect(others.every(({ socket }) => isOpen(socket))).toBe(true);
  });
});

describe('an open socket', () => {
  it('has no timer of its own', async () => {
    const setInterval = vi.spyOn(globalThis, 'setInterval');
    await openAll(SOCKETS, () => '1');
    const own = setInterval.mock.calls.filter(([, milliseconds]) => (milliseconds ?? 0) >= 1000);
    expect(own).toHaveLength(1);
  });

  it('does not keep its request', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    await openAll(SOCKETS, () => '1');
    expect(requests).toHaveLength(SOCKETS);
    await expect
      .poll(() => {
        collect();
        return requests.filter((request) => request.deref() !== undefined).length;
      })
      .toBeLessThan(3);
  });
});

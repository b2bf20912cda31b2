import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import { buildSchema } from 'graphql';
import { useServer as attachServer } from 'graphql-ws/use/ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createApolloClient } from './apollo-client.ts';

const schema = buildSchema('type Query { none: Int } type Subscription { round: Int! }');
const ROUND = gql`
  subscription Round {
    round
  }
`;
const OTHER_ROUND = gql`
  subscription OtherRound {
    other: round
  }
`;

/** Ids of the subscriptions that reached the server. */
const ids: string[] = [];

/** Whether the server confirms that a subscription has begun. */
let sendsAck = true;

/** Each subscription receives one result, the number of subscriptions so far, and stays open. */
function serve(server: Server): WebSocketServer {
  const sockets = new WebSocketServer({ server });
  let round = 0;
  async function* answers() {
    round += 1;
    yield { data: { round } };
    await new Promise(() => {});
  }
  attachServer(
    {
      schema,
      subscribe: () => answers(),
      onSubscribe: (_context, id) => void ids.push(id),
      onOperation: ({ extra }, id) => {
        if (sendsAck) extra.socket.send(JSON.stringify({ type: 'pong', payload: { begun: id } }));
      },
    },
    sockets,
  );
  return sockets;
}

describe('The live connection', () => {
  let server: Server;
  let sockets: WebSocketServer;
  let webSocketUrl: string;

  beforeEach(async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    // Makes reconnect delays as short as possible.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    ids.length = 0;
    sendsAck = true;
    server = createServer();
    sockets = serve(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    webSocketUrl = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function open() {
    const { client, live } = createApolloClient({ uri: '', headers: () => ({}), possibleTypes: {}, webSocketUrl });
    if (!live) throw new Error('no live connection');
    return { client, live };
  }

  it('does not connect before the first subscription', () => {
    const { live } = open();
    expect(live.state).toBe('idle');
    expect(sockets.clients.size).toBe(0);
  });

  it('subscribes again after an interruption, and emits each time that events may have been missed', async () => {
    const { client, live } = open();
    const states: string[] = [];
    const rounds: unknown[] = [];
    live.onStateChange(() => states.push(live.state));
    const openings: string[] = [];
    live.onConnect((isFirst) => openings.push(isFirst ? 'first' : 'again'));

    const subscription = client.subscribe({ query: ROUND }).subscribe(({ data }) => rounds.push(data));
    await vi.waitFor(() => expect([rounds, openings]).toEqual([[{ round: 1 }], ['first']]));
    for (const socket of sockets.clients) socket.terminate();
    await vi.waitFor(() => expect(openings).toEqual(['first', 'again']));
    await vi.waitFor(() => expect(rounds).toEqual([{ round: 1 }, { round: 2 }]));

    expect(states).toEqual(['connecting', 'connected', 'interrupted', 'connected']);
    subscription.unsubscribe();
  });

  it('emits no state change when it is ended before the page is left', async () => {
    const { client, live } = open();
    const connected = new Promise<void>((resolve) => live.onConnect(() => resolve()));
    const subscription = client.subscribe({ query: ROUND }).subscribe();
    await connected;
    const closed = Promise.all([...sockets.clients].map((socket) => once(socket, 'close')));
    const onChange = vi.fn();
    live.onStateChange(onChange);

    await live.end();
    await closed;

    expect([sockets.clients.size, onChange.mock.calls.length]).toEqual([0, 0]);
    subscription.unsubscribe();
  });

  it('is reported as open once its subscriptions have started', async () => {
    const { client, live } = open();
    const steps: string[] = [];
    live.onConnect(() => steps.push('open'));
    live.onStateChange(() => steps.push(live.state));
    const subscription = client.subscribe({ query: ROUND }).subscribe(() => steps.push('event'));
    await vi.waitFor(() => expect(steps).toContain('open'));
    expect(steps).toEqual(['connecting', 'event', 'connected', 'open']);
    subscription.unsubscribe();
  });

  it('is reported as open even if the server does not acknowledge a subscription', async () => {
    sendsAck = false;
    const { client, live } = open();
    const opened = new Promise<void>((resolve) => live.onConnect(() => resolve()));
    const subscription = client.subscribe({ query: ROUND }).subscribe();
    await opened;
    expect(live.state).toBe('connected');
    subscription.unsubscribe();
  });

  it('numbers the subscriptions of each page from one', async () => {
    for (const { client } of [open(), open()]) {
      const running = [ROUND, OTHER_ROUND].map((query) => client.subscribe({ query }).subscribe());
      await vi.waitFor(() => expect(ids).toEqual(['1', '2']));
      for (const subscription of running) subscription.unsubscribe();
      ids.length = 0;
    }
  });

  it.each(Object.entries(SOCKET_CLOSE))(
    'reconnects and subscribes again when the server closes it: %s',
    async (_name, code) => {
      const { client, live } = open();
      const rounds: unknown[] = [];
      const errors: unknown[] = [];
      const openings: string[] = [];
      live.onConnect((isFirst) => openings.push(isFirst ? 'first' : 'again'));

      const subscription = client
        .subscribe({ query: ROUND })
        .subscribe({ next: ({ data }) => rounds.push(data), error: (error) => errors.push(error) });
      await vi.waitFor(() => expect(openings).toEqual(['first']));
      for (const socket of sockets.clients) socket.close(code);
      await vi.waitFor(() => expect(openings).toEqual(['first', 'again']));
      expect(rounds).toEqual([{ round: 1 }, { round: 2 }]);

      expect(errors).toEqual([]);
      subscription.unsubscribe();
    },
  );
});

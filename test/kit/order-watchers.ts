import { getReconnectPause } from '@eunbit/ui/reconnect-pause';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { graphql } from '../gql/gql.ts';
import { OrderEvents, SignIn } from './operations.ts';
import { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';

const NewestOrders = graphql(`
  query NewestOrders($market: Market!) { orders(market: $market, first: 100) { edges { node { number } } } }
`);

const MARKETS = ['KR', 'US'] as const;
/**
 * Milliseconds after which a subscription has surely begun. The protocol does not say when; what is placed between the first
 * reading and that is told to nobody.
 */
const READ_AGAIN_MS = 5000;

export interface OrderWatchers {
  /** What each of them has seen, by events and by reading. */
  readonly seen: readonly ReadonlySet<string>[];
  /** When each of them was connected: milliseconds since 1970. */
  readonly connections: readonly (readonly number[])[];
  stop(): Promise<void>;
}

/**
 * Members of staff who look at the orders of both stores: as the back office does, they read the newest orders whenever
 * their socket opens, and come back after the pause that pages make; they read once more when the subscription has begun.
 */
export async function startOrderWatchers(
  shopUrl: string,
  staff: { readonly email: string; readonly password: string },
  count: number,
): Promise<OrderWatchers> {
  const client = new ShopClient(shopUrl);
  expectResult((await client.run(SignIn, { input: staff })).signIn, 'SignedIn');
  const cookie = client.cookieHeader();
  class SocketOfStaff extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }

  const timers = new Set<NodeJS.Timeout>();
  function watch(seen: Set<string>, connections: number[]) {
    let closeCode: number | undefined;
    async function read(): Promise<void> {
      for (const market of MARKETS) {
        const { orders } = await client.run(NewestOrders, { market });
        for (const { node } of orders.edges) seen.add(node.number);
      }
    }
    const live = createClient({
      url: `${shopUrl.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: SocketOfStaff,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: (retries) =>
        new Promise((resolve) => setTimeout(resolve, getReconnectPause(retries, closeCode, Math.random()))),
      on: {
        connected: () => {
          connections.push(Date.now());
          void read();
          timers.add(setTimeout(() => void read(), READ_AGAIN_MS));
        },
        closed: (event) => {
          closeCode = (event as { readonly code?: number }).code;
        },
      },
    });
    for (const market of MARKETS) {
      live.subscribe<{ orderEvents: { order: { number: string } } }>(
        { query: print(OrderEvents), variables: { market } },
        {
          next: ({ data }) => data && void seen.add(data.orderEvents.order.number),
          error: () => undefined,
          complete: () => undefined,
        },
      );
    }
    return live;
  }

  const seen = Array.from({ length: count }, () => new Set<string>());
  const connections = Array.from({ length: count }, (): number[] => []);
  const all = seen.map((numbers, index) => watch(numbers, connections[index] as number[]));
  return {
    seen,
    connections,
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(all.map((live) => live.dispose()));
    },
  };
}

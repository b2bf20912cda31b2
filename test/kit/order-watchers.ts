import { isBegunSubscription } from '@eunbit/schema/begun-subscription';
import { getReconnectPause } from '@eunbit/ui/reconnect-pause';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { graphql } from '../gql/gql.ts';
import type { NewestOrdersQuery } from '../gql/graphql.ts';
import { OrderEvents, SignIn } from './operations.ts';
import { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';

const NewestOrders = graphql(`
  query NewestOrders($market: Market!, $after: String) {
    orders(market: $market, first: 100, after: $after) {
      edges { node { number } }
      pageInfo { endCursor hasNextPage }
    }
  }
`);

const MARKETS = ['KR', 'US'] as const;
/** Delay before resubscribing after the server has ended a subscription, in milliseconds. */
const SUBSCRIBE_AGAIN_MS = 200;

export interface OrderWatchers {
  /** The order numbers that each watcher has seen, by events and by queries. */
  readonly seen: readonly ReadonlySet<string>[];
  /** Times at which each watcher connected, in milliseconds since 1970. */
  readonly connections: readonly (readonly number[])[];
  stop(): Promise<void>;
}

/**
 * Staff who watch the orders of both stores. Like the back office, they resubscribe after a delay, and query the newest orders
 * whenever a subscription has started, all those that were placed meanwhile.
 */
export async function startOrderWatchers(
  shopUrl: string,
  staff: { readonly email: string; readonly password: string },
  count: number,
): Promise<OrderWatchers> {
  const client = new ShopClient(shopUrl);
  expectResult((await client.run(SignIn, { input: staff })).signIn, 'Viewer');
  const cookie = client.cookieHeader();
  class SocketOfStaff extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }

  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;
  function watch(seen: Set<string>, connections: number[]) {
    let closeCode: number | undefined;
    async function readMarket(market: (typeof MARKETS)[number]): Promise<void> {
      for (let after: string | null | undefined = null; after !== undefined; ) {
        const { orders }: NewestOrdersQuery = await client.run(NewestOrders, { market, after });
        for (const { node } of orders.edges) seen.add(node.number);
        after = orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : undefined;
      }
    }
    async function read(): Promise<void> {
      for (const market of MARKETS) await readMarket(market);
    }
    const live = createClient({
      url: `${shopUrl.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: SocketOfStaff,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: (retries) =>
        new Promise((resolve) => setTimeout(resolve, getReconnectPause(retries, closeCode, Math.random()))),
      on: {
        connected: () => void connections.push(Date.now()),
        pong: (isReceived, payload) => {
          if (isReceived && isBegunSubscription(payload)) void read();
        },
        closed: (event) => {
          closeCode = (event as { readonly code?: number }).code;
        },
      },
    });
    function subscribe(market: (typeof MARKETS)[number]): void {
      const again = () => {
        if (!stopped) timers.add(setTimeout(() => subscribe(market), SUBSCRIBE_AGAIN_MS));
      };
      live.subscribe<{ orderEvents: { order: { number: string } } }>(
        { query: print(OrderEvents), variables: { market } },
        {
          next: ({ data }) => data && void seen.add(data.orderEvents.order.number),
          error: again,
          complete: again,
        },
      );
    }
    for (const market of MARKETS) subscribe(market);
    return live;
  }

  const seen = Array.from({ length: count }, () => new Set<string>());
  const connections = Array.from({ length: count }, (): number[] => []);
  const all = seen.map((numbers, index) => watch(numbers, connections[index] as number[]));
  return {
    seen,
    connections,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(all.map((live) => live.dispose()));
    },
  };
}

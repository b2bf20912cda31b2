import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { buy, openVisit } from '../buyer.ts';
import { GraphqlClient } from '../graphql-client.ts';
import { ADD_CART_ITEM, PRODUCT_DETAIL, PRODUCT_LIST, STOCK_CHANGED } from '../operations.ts';
import type { ListedProduct } from '../preparation.ts';
import { type RepeatFigures, repeat } from '../repeat.ts';
import { openPages, reportVisits } from '../visit-load.ts';

const SOCKETS = 50;
/** Each socket is closed after a while and replaced, like pages that are left and opened. */
const SOCKET_PAUSE_MS = 1000;

/** Requests per second in a busy hour, by kind: about a third of one core. */
const RATES = { pages: 10, reads: 30, reports: 10, carts: 5, orders: 2 } as const;

export interface KindFigures extends RepeatFigures {
  readonly kind: string;
}

async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: STOCK_CHANGED } }));
  return socket;
}

/** Open pages, one of which is left and replaced every second. */
async function keepSockets(url: string, seconds: number): Promise<void> {
  const sockets: WebSocket[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await delay(SOCKET_PAUSE_MS)) {
    if (sockets.length >= SOCKETS) sockets.shift()?.close();
    sockets.push(await openSocket(url));
  }
  for (const socket of sockets) socket.terminate();
}

/** All kinds of visitors concurrently. */
export async function runMixedLoad(
  url: string,
  products: readonly ListedProduct[],
  seconds: number,
): Promise<KindFigures[]> {
  let turn = 0;
  const next = () => {
    turn += 1;
    const product = products[turn % products.length];
    if (!product) throw new Error('the shop lists no products');
    return { turn, product };
  };
  const reader = new GraphqlClient(url);
  const paths = ['/', '/faq', '/products-cleansing', ...products.map(({ slug }) => `/product/${slug}`)];

  const read = () => {
    const { turn, product } = next();
    return turn % 2 === 0 ? reader.query(PRODUCT_LIST) : reader.query(PRODUCT_DETAIL, { slug: product.slug });
  };
  const fillCart = () => {
    const input = { productId: next().product.id, quantity: 1 };
    return new GraphqlClient(url).mutate(ADD_CART_ITEM, input, 'CartUpdated');
  };
  const order = () => {
    const { turn, product } = next();
    const method = turn % 2 === 0 ? 'CARD' : 'DEPOSIT';
    return buy(method, { client: openVisit(url, method), product, name: `soak-${turn}` });
  };

  const pace = (kind: keyof typeof RATES) => ({ seconds, workers: 4, perSecond: RATES[kind] });
  const kinds: Readonly<Record<keyof typeof RATES, Promise<RepeatFigures>>> = {
    pages: openPages(url, paths, pace('pages')),
    reads: repeat(pace('reads'), read),
    reports: reportVisits(url, pace('reports')),
    carts: repeat(pace('carts'), fillCart),
    orders: repeat(pace('orders'), order),
  };
  const sockets = keepSockets(url, seconds);
  const figures = await Promise.all(
    Object.entries(kinds).map(async ([kind, running]) => ({ kind, ...(await running) })),
  );
  await sockets;
  return figures;
}

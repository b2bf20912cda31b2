import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { LOW_STOCK_BELOW } from '@eunbit/schema/catalogue';
import { WebSocket } from 'ws';
import { type Percentiles, percentiles, readMemory, renderTable, saveResults } from './figures.ts';
import { GraphqlClient } from './graphql-client.ts';
import { SIGN_IN, STOCK_CHANGED, STOCK_LIST, UPDATE_STOCK } from './operations.ts';
import { type Shop, startShop } from './shop.ts';

/** The aim for p95 in milliseconds, from the request of a change to its arrival in a socket. */
const REACH_AIM = 200;
/** The aim for the server's memory per socket in kilobytes. */
const MEMORY_AIM = 20;
/** The number of sockets opened concurrently. */
const OPENED_AT_ONCE = 50;
const PAUSE_MS = 200;

interface StockList {
  stock: { product: { id: string }; stock: { quantity: number; version: number } }[];
}

interface Message {
  readonly type: string;
  readonly payload?: { readonly data?: { readonly stockChanged: { readonly unitsLeft: number | null } } };
}

/** Reports each arriving number of units left, from any of the sockets. */
async function openSocket(url: string, onUnitsLeft: (units: number | null) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: STOCK_CHANGED } }));
  socket.on('message', (text) => {
    const { payload }: Message = JSON.parse(String(text));
    if (payload?.data) onUnitsLeft(payload.data.stockChanged.unitsLeft);
  });
  return socket;
}

async function openSockets(
  url: string,
  count: number,
  onUnitsLeft: (units: number | null) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const more = Math.min(OPENED_AT_ONCE, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: more }, () => openSocket(url, onUnitsLeft)))));
  }
  return sockets;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

interface Reached extends Percentiles {
  readonly sockets: number;
  readonly events: number;
  readonly missed: number;
  readonly kilobytesASocket: number | null;
}

async function measure(shop: Shop, count: number, events: number): Promise<Reached> {
  const staff = new GraphqlClient(shop.url);
  await staff.mutate(SIGN_IN, shop.staff, 'SignedIn');
  const { stock } = await staff.query<StockList>(STOCK_LIST);
  const [first] = stock;
  if (!first) throw new Error('the shop keeps no stock');
  const took: number[] = [];
  let sentAt = 0;
  let unitsOfEvent = 0;
  const before = await readMemory(shop.pid);
  const sockets = await openSockets(shop.url, count, (units) => {
    if (units === unitsOfEvent) took.push(performance.now() - sentAt);
  });
  // The server handles subscriptions in order: shortly after the last one all are active.
  await pause();
  const after = await readMemory(shop.pid);
  for (let event = 1; event <= events; event += 1) {
    // Shoppers see small numbers only: each event must change the number of units.
    unitsOfEvent = 1 + (event % (LOW_STOCK_BELOW - 1));
    const input = { productId: first.product.id, market: 'US', quantity: unitsOfEvent, isStopped: false };
    sentAt = performance.now();
    await staff.mutate(UPDATE_STOCK, { ...input, expectedVersion: first.stock.version + event - 1 }, 'StockUpdated');
    await pause();
  }
  for (const deadline = performance.now() + 5000; took.length < count * events && performance.now() < deadline; )
    await pause();
  for (const socket of sockets) socket.terminate();
  const kilobytesASocket = before === null || after === null ? null : ((after - before) * 1024) / count;
  return { sockets: count, events, missed: count * events - took.length, kilobytesASocket, ...percentiles(took) };
}

/**
 * `bench -- live [--sockets N] [--events N]`: how long a change of stock takes from the request of staff until it has
 * reached each of so many open pages, and what an open page costs the server's memory.
 */
export async function runLive(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { sockets: { type: 'string', default: '1000' }, events: { type: 'string', default: '30' } },
  });
  const [sockets, events] = [Number(values.sockets), Number(values.events)];
  if (!(sockets >= 1 && events >= 1)) throw new Error('--sockets, --events: numbers from 1');
  const room = String(sockets + 200);
  const shop = await startShop({ SOCKETS_PER_ADDRESS: room, SOCKETS_MAXIMUM: room });
  try {
    // The first round is a warm-up.
    await measure(shop, Math.min(sockets, 100), 5);
    const reached = await measure(shop, sockets, events);
    const { p50, p95, p99, missed, kilobytesASocket } = reached;
    console.log(
      renderTable(
        [
          ['sockets', (row: Reached) => String(row.sockets)],
          ['changes', (row) => String(row.events)],
          ['p50 ms', () => p50.toFixed(1)],
          ['p95 ms', () => p95.toFixed(1)],
          ['p99 ms', () => p99.toFixed(1)],
          ['missed', () => String(missed)],
          ['KB a socket', () => kilobytesASocket?.toFixed(1) ?? '-'],
        ],
        [reached],
      ),
    );
    console.log(`aims: p95 under ${REACH_AIM} ms, under ${MEMORY_AIM} KB a socket`);
    console.log(`kept in ${await saveResults('live', { ...reached })}`);
    if (missed > 0 || p95 >= REACH_AIM) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}

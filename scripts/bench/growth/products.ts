import { setTimeout as delay } from 'node:timers/promises';
import { COOKIE } from '@eunbit/schema/wire';
import { type Column, measureProcessor, median, readMemory, renderTable, timeTurns } from '../figures.ts';
import { GraphqlClient } from '../graphql-client.ts';
import { ADD_CART_ITEM, PRODUCT_DETAIL, PRODUCT_LIST } from '../operations.ts';
import { type OwnDatabase, openDatabase } from '../own-database.ts';
import { type ListedProduct, openCarts, readProducts, setStock } from '../preparation.ts';
import { type Shop, startShop } from '../shop.ts';
import { fillCatalogue } from './fill-catalogue.ts';

const SEARCH = `query Search($text: String!) { search(text: $text) { products { totalCount nodes { id slug title } } } }`;

const WARM_UP_REQUESTS = 20;
const STOCK_CHANGES = 5;
/** A server that uses less than a tenth of a core for this time is idle, in milliseconds. */
const IDLE_MS = 2_000;

/** The cost of one kind of request in a shop of some size. */
interface Cost {
  readonly work: string;
  /** Response time in milliseconds. */
  readonly p50: number;
  /** CPU time of the server in milliseconds; null if the system does not report it. */
  readonly processorMs: number | null;
}

export interface CatalogueFigures {
  readonly products: number;
  /** Seconds from the start of a server with this catalogue until it was ready. */
  readonly startSeconds: number;
  /** Response time of its first list and search, in which it reads the catalogue and indexes its words. */
  readonly firstListMs: number;
  readonly firstSearchMs: number;
  readonly megabytes: number | null;
  readonly costs: readonly Cost[];
}

async function measure(shop: Shop, work: string, times: number, run: () => Promise<unknown>): Promise<Cost> {
  const { result, processorMs } = await measureProcessor([shop.pid], () => timeTurns(times, run));
  return { work, p50: median(result), processorMs: processorMs === null ? null : processorMs / times };
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const [took = 0] = await timeTurns(1, run);
  return took;
}

/** After it is ready, a server indexes its catalogue and checks the history of its stock, which also uses the database. */
async function waitUntilIdle(pids: readonly (number | null)[]): Promise<void> {
  const known = pids.filter((pid) => pid !== null);
  const readBusy = async () => (await measureProcessor(known, () => delay(IDLE_MS))).processorMs ?? 0;
  let busy = await readBusy();
  while (busy > IDLE_MS / 10) busy = await readBusy();
}

function requestsOf(shop: Shop, visitor: GraphqlClient, product: ListedProduct, cart: string) {
  const headers = { cookie: `market=US; language=en; ${COOKIE.basket}=${cart}` };
  return [
    ['list', () => visitor.query(PRODUCT_LIST)],
    ['detail', () => visitor.query(PRODUCT_DETAIL, { slug: product.slug })],
    ['search that finds most of all', () => visitor.query(SEARCH, { text: 'antibacterial' })],
    ['search that finds a few', () => visitor.query(SEARCH, { text: 'pet spray no 2' })],
    ['put into the cart', () => visitor.mutate(ADD_CART_ITEM, { productId: product.id, quantity: 1 }, 'CartUpdated')],
    ['home, with a cart', async () => (await fetch(shop.url, { headers })).arrayBuffer()],
  ] as const satisfies readonly (readonly [string, () => Promise<unknown>])[];
}

/** Starts a shop on the existing database, and measures the requests of visitors. */
async function measureCatalogue(database: OwnDatabase, count: number, requests: number): Promise<CatalogueFigures> {
  const began = performance.now();
  await using shop = await startShop({ MONGODB_URI: database.uri });
  const startSeconds = (performance.now() - began) / 1000;
  const visitor = new GraphqlClient(shop.url);
  const firstListMs = await time(() => visitor.query(PRODUCT_LIST));
  const firstSearchMs = await time(() => visitor.query(SEARCH, { text: 'spray' }));
  await waitUntilIdle([shop.pid, database.pid]);
  const { first } = await readProducts(shop);
  const [cart = ''] = await openCarts(shop, 1, first);
  const runs = requestsOf(shop, visitor, first, cart);
  for (const [, run] of runs) await timeTurns(WARM_UP_REQUESTS, run);
  const costs: Cost[] = [];
  for (const [work, run] of runs) costs.push(await measure(shop, work, requests, run));
  const afterChange: number[] = [];
  for (let turn = 0; turn < STOCK_CHANGES; turn += 1) {
    await setStock(shop, first, 50_000 + turn);
    afterChange.push(await time(() => visitor.query(PRODUCT_LIST)));
  }
  costs.push({ work: 'first list after a change of stock', p50: median(afterChange), processorMs: null });
  return { products: count, startSeconds, firstListMs, firstSearchMs, megabytes: await readMemory(shop.pid), costs };
}

/** Requests of visitors in a shop with six products, and in larger ones. */
export async function measureProducts(
  sizes: readonly number[],
  requests: number,
): Promise<readonly CatalogueFigures[]> {
  await using database = await openDatabase();
  // The six products of the seed, which exist after the first start.
  const figures = [await measureCatalogue(database, 6, requests)];
  for (const size of sizes) {
    await fillCatalogue(database.uri, size);
    figures.push(await measureCatalogue(database, size, requests));
  }
  return figures;
}

const showCost = ({ p50, processorMs }: Cost) =>
  processorMs === null ? p50.toFixed(1) : `${p50.toFixed(1)} (${processorMs.toFixed(1)})`;

export function renderProducts(figures: readonly CatalogueFigures[]): string {
  const [small, ...larger] = figures as [CatalogueFigures, ...CatalogueFigures[]];
  const costAt = ({ costs }: CatalogueFigures, work: string) => costs.find((cost) => cost.work === work);
  const columns: Column<Cost>[] = [
    ['work, p50 ms (processor ms)', ({ work }) => work],
    [`${small.products} products`, showCost],
  ];
  for (const size of larger) {
    columns.push([`${size.products} products`, ({ work }) => showCost(costAt(size, work) as Cost)]);
    columns.push(['times', ({ work, p50 }) => ((costAt(size, work)?.p50 ?? 0) / p50).toFixed(2)]);
  }
  const others = figures.map(
    ({ products, startSeconds, firstListMs, firstSearchMs, megabytes }) =>
      `${products} products: ready after ${startSeconds.toFixed(1)} s, first list ${firstListMs.toFixed(0)} ms, ` +
      `first search ${firstSearchMs.toFixed(0)} ms, memory of the server ${megabytes?.toFixed(0) ?? '-'} MB`,
  );
  return [renderTable(columns, small.costs), ...others].join('\n');
}

import { setTimeout as delay } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { buy, type Method, openVisit } from '../buyer.ts';
import { type Column, keepResults, renderTable } from '../figures.ts';
import { readOptions } from '../options.ts';
import { openDatabase } from '../own-database.ts';
import { type ListedProduct, raiseStock, readProducts } from '../preparation.ts';
import { type Shop, startShop } from '../shop.ts';
import { isSame, type OrderShare, type Sizes, sharePerOrder } from './collection-sizes.ts';

const BUYERS = 4;
/** Jobs create emails, labels and statistics; they are done if nothing has changed for this many seconds. */
const QUIET_SECONDS = 15;
const QUIET_LIMIT_SECONDS = 180;

const COLUMNS: readonly Column<OrderShare>[] = [
  ['collection', ({ collection }) => collection],
  ['documents an order', ({ count }) => count.toFixed(2)],
  ['bytes of documents', ({ documents }) => documents.toFixed(0)],
  ['bytes of indexes', ({ indexes }) => indexes.toFixed(0)],
];

async function readSizes(database: Db): Promise<Sizes> {
  const collections = await database.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const sizes = await Promise.all(
    collections.map(async ({ name }) => {
      const { count, size, totalIndexSize } = await database.command({ collStats: name });
      return [name, { count: Number(count), documents: Number(size), indexes: Number(totalIndexSize) }] as const;
    }),
  );
  return new Map(sizes);
}

/** The sizes once the jobs are idle. */
async function readQuietSizes(database: Db): Promise<Sizes> {
  let sizes = await readSizes(database);
  for (let waited = 0; waited < QUIET_LIMIT_SECONDS; waited += QUIET_SECONDS) {
    await delay(QUIET_SECONDS * 1000);
    const now = await readSizes(database);
    if (isSame(sizes, now)) return now;
    sizes = now;
  }
  return sizes;
}

async function placeOrders(shop: Shop, products: readonly ListedProduct[], method: Method, count: number) {
  let placed = 0;
  async function work(): Promise<void> {
    while (placed < count) {
      placed += 1;
      const product = products[placed % products.length];
      if (!product) return;
      await buy(method, { client: openVisit(shop.url, method), product, name: `${method}-${placed}` });
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, work));
}

function print(method: Method, shares: readonly OrderShare[]): void {
  const sum = (of: (share: OrderShare) => number) => shares.reduce((total, share) => total + of(share), 0);
  const total = { collection: 'together', count: sum((s) => s.count), documents: sum((s) => s.documents) };
  const title = method === 'CARD' ? 'an order by card, US store' : 'an order by deposit, Korean store';
  console.log(`${title}:\n${renderTable(COLUMNS, [...shares, { ...total, indexes: sum((s) => s.indexes) }])}\n`);
}

/** `bench -- sizes [--orders N]`: the storage that an order of one product uses in each collection, including its jobs. */
export async function runSizes(): Promise<void> {
  const { orders } = readOptions({ orders: 100 });
  await using own = await openDatabase();
  await using client = await new MongoClient(own.uri).connect();
  await using shop = await startShop({ MONGODB_URI: own.uri });
  await raiseStock(shop);
  const { products } = await readProducts(shop);
  const methods: { method: Method; shares: OrderShare[] }[] = [];
  let before = await readQuietSizes(client.db());
  for (const method of ['CARD', 'DEPOSIT'] as const) {
    await placeOrders(shop, products, method, orders);
    const after = await readQuietSizes(client.db());
    const shares = sharePerOrder(before, after, orders);
    print(method, shares);
    methods.push({ method, shares });
    before = after;
  }
  await keepResults('sizes', { orders, methods });
}

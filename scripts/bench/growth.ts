import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { COOKIE } from '@eunbit/schema/wire';
import { type Collection, type Document, MongoClient, ObjectId } from 'mongodb';
import { type Column, percentiles, readCpu, readMemory, renderTable, saveResults } from './figures.ts';
import { GraphqlClient } from './graphql-client.ts';
import { ADD_CART_ITEM, PRODUCT_DETAIL, PRODUCT_LIST } from './operations.ts';
import { openDatabase } from './own-database.ts';
import { openCarts, readProducts, setStock } from './preparation.ts';
import { type Shop, startShop } from './shop.ts';

const PRODUCT_COUNT = `query ProductCount { products(first: 1) { totalCount } }`;
const SEARCH = `query Search($text: String!) { search(text: $text) { products { totalCount nodes { id slug title } } } }`;

/** Rows written at once. */
const BATCH = 500;
const WARM_UP_REQUESTS = 20;

/** What one kind of request takes in a shop of some size. */
interface Cost {
  readonly work: string;
  /** Milliseconds until the answer. */
  readonly p50: number;
  /** Milliseconds of the server's processor; null if the system does not report it. */
  readonly processorMs: number | null;
}

interface SizeFigures {
  readonly products: number;
  readonly megabytes: number | null;
  readonly costs: readonly Cost[];
}

/** Copies the products of the shop, with their stock, until there are so many. */
async function fillCatalogue(uri: string, count: number): Promise<void> {
  const client = await new MongoClient(uri).connect();
  try {
    const [products, stocks] = [client.db().collection('products'), client.db().collection<{ _id: string }>('stocks')];
    const originals = await products.find().sort({ position: 1 }).toArray();
    const levels = await stocks.find().toArray();
    const insert = async (into: Collection<Document>, rows: readonly Document[]) => {
      for (let from = 0; from < rows.length; from += BATCH) await into.insertMany(rows.slice(from, from + BATCH));
    };
    const copies: Document[] = [];
    const copiedLevels: Document[] = [];
    for (let number = originals.length; number < count; number += 1) {
      const original = originals[number % originals.length] as Document;
      const _id = new ObjectId();
      const title = { ko: `${original.title.ko} ${number}호`, en: `${original.title.en} No. ${number}` };
      copies.push({
        ...original,
        _id,
        slug: `${original.slug}-${number}`,
        position: number,
        number: number + 1,
        title,
      });
      for (const level of levels as Document[]) {
        if (level.productId !== String(original._id)) continue;
        copiedLevels.push({ ...level, _id: `${level.market}:${_id}`, productId: String(_id) });
      }
    }
    // A product is shown as soon as it is there, so its stock comes first.
    await insert(stocks as unknown as Collection<Document>, copiedLevels);
    await insert(products, copies);
  } finally {
    await client.close();
  }
}

/** Waits until the server has been told of all products. */
async function waitForProducts(visitor: GraphqlClient, count: number): Promise<void> {
  for (;;) {
    const { products } = await visitor.query<{ products: { totalCount: number } }>(PRODUCT_COUNT);
    if (products.totalCount === count) return;
    await delay(100);
  }
}

async function measure(shop: Shop, work: string, times: number, run: () => Promise<unknown>): Promise<Cost> {
  const took: number[] = [];
  const before = await readCpu(shop.pid);
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await run();
    took.push(performance.now() - began);
  }
  const after = await readCpu(shop.pid);
  const processorMs = before === null || after === null ? null : (after - before) / times / 1000;
  return { work, p50: percentiles(took).p50, processorMs };
}

async function measureSize(shop: Shop, count: number, requests: number): Promise<SizeFigures> {
  const visitor = new GraphqlClient(shop.url);
  await waitForProducts(visitor, count);
  const { products } = await readProducts(shop);
  const [product] = products;
  if (!product) throw new Error('the shop lists no products');
  const [cart = ''] = await openCarts(shop, 1, product);
  const headers = { cookie: `market=US; language=en; ${COOKIE.basket}=${cart}` };
  const runs: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['list', () => visitor.query(PRODUCT_LIST)],
    ['detail', () => visitor.query(PRODUCT_DETAIL, { slug: product.slug })],
    ['search', () => visitor.query(SEARCH, { text: 'antibacterial spray' })],
    ['put into the cart', () => visitor.mutate(ADD_CART_ITEM, { productId: product.id, quantity: 1 }, 'CartUpdated')],
    ['home, with a cart', async () => (await fetch(shop.url, { headers })).arrayBuffer()],
  ];
  for (const [, run] of runs) for (let turn = 0; turn < WARM_UP_REQUESTS; turn += 1) await run();
  const costs: Cost[] = [];
  for (const [work, run] of runs) costs.push(await measure(shop, work, requests, run));
  // Staff see all levels when they write one, which is no part of what is measured.
  const afterChange: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await setStock(shop, product, 50_000 + turn);
    const began = performance.now();
    await visitor.query(PRODUCT_LIST);
    afterChange.push(performance.now() - began);
  }
  costs.push({ work: 'first list after a change of stock', p50: percentiles(afterChange).p50, processorMs: null });
  return { products: count, megabytes: await readMemory(shop.pid), costs };
}

/** `bench -- growth [--products N] [--requests N]`: what reading costs in a shop of six products and in a large one. */
export async function runGrowth(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { products: { type: 'string', default: '20000' }, requests: { type: 'string', default: '100' } },
  });
  const [products, requests] = [Number(values.products), Number(values.requests)];
  if (!(products >= 7 && requests >= 1)) throw new Error('--products: a number from 7, --requests: a number from 1');
  const database = await openDatabase();
  try {
    const shop = await startShop({ MONGODB_URI: database.uri });
    try {
      const small = await measureSize(shop, (await readProducts(shop)).products.length, requests);
      await fillCatalogue(database.uri, products);
      const large = await measureSize(shop, products, requests);
      const rows = small.costs.map((cost, place) => ({ cost, grown: large.costs[place] ?? cost }));
      const columns: readonly Column<(typeof rows)[number]>[] = [
        ['work, p50 ms (processor ms)', ({ cost }) => cost.work],
        [`${small.products} products`, ({ cost }) => showCost(cost)],
        [`${large.products} products`, ({ grown }) => showCost(grown)],
        ['times', ({ cost, grown }) => (grown.p50 / cost.p50).toFixed(2)],
      ];
      console.log(renderTable(columns, rows));
      console.log(`memory of the server: ${small.megabytes?.toFixed(0)} MB, then ${large.megabytes?.toFixed(0)} MB`);
      console.log(`kept in ${await saveResults('growth', { requests, sizes: [small, large] })}`);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
  }
}

const showCost = ({ p50, processorMs }: Cost) =>
  processorMs === null ? p50.toFixed(1) : `${p50.toFixed(1)} (${processorMs.toFixed(1)})`;

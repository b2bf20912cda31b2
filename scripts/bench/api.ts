import { parseArgs } from 'node:util';
import { COLUMNS, type Figures } from './api-figures.ts';
import { startStaticServer } from './ceiling.ts';
import { runCheckouts } from './checkout-load.ts';
import { readMemory, renderTable, saveResults } from './figures.ts';
import { requestBody } from './graphql-client.ts';
import { type Load, runLoad } from './load.ts';
import { ADD_CART_ITEM, EMPTY_CART, OWN_ORDER, OWN_ORDERS, PRODUCT_DETAIL, PRODUCT_LIST } from './operations.ts';
import { type ListedProduct, openAccountWithOrders, openCarts, raiseStock, readProducts } from './preparation.ts';
import { type Shop, startShop } from './shop.ts';

const CONNECTIONS = 16;
const BUYERS = 8;
const MAXIMUM_QUANTITY = 5;
const MOST_PRODUCTS_IN_A_CART = 10;
const WARM_UP_SECONDS = 2;
const OWN_ORDER_COUNT = 10;

interface Target {
  url: string;
  pid: number;
}

type PathLoad = Pick<Load, 'bodies' | 'expected' | 'buildHeaders'>;

/** Measures one hot path after a short warm-up. */
async function measure(path: string, { url, pid }: Target, load: PathLoad, seconds: number): Promise<Figures> {
  const shape = { url, connections: CONNECTIONS, ...load };
  await runLoad({ ...shape, seconds: Math.min(WARM_UP_SECONDS, seconds) });
  const figures = await runLoad({ ...shape, seconds });
  return { path, isStep: false, ...figures, memoryMegabytes: await readMemory(pid), ofCeiling: null };
}

/** Adds up to the limit of each line and then empties the cart, so that every addition is a real change. */
function addingBodies(products: ListedProduct[]): string[] {
  const chosen = products.slice(0, MOST_PRODUCTS_IN_A_CART);
  const additions = chosen.flatMap(({ id }) =>
    Array.from({ length: MAXIMUM_QUANTITY }, () =>
      requestBody(ADD_CART_ITEM, { input: { productId: id, quantity: 1 } }),
    ),
  );
  return [requestBody(EMPTY_CART), ...additions];
}

async function measureShop(shop: Shop, products: ListedProduct[], seconds: number): Promise<Figures[]> {
  const list = { bodies: [requestBody(PRODUCT_LIST)], expected: '"totalCount":' };
  const details = products.map(({ slug }) => requestBody(PRODUCT_DETAIL, { slug }));
  const rows = [
    await measure('product list', shop, list, seconds),
    await measure('product detail', shop, { bodies: details, expected: '"sections":' }, seconds),
  ];
  const [first] = products;
  if (!first) return rows;
  const tokens = await openCarts(shop, CONNECTIONS, first);
  const buildHeaders = (connection: number) => ({ 'x-basket': tokens[connection % tokens.length] ?? '' });
  const adding = { bodies: addingBodies(products), expected: '"cartMessage":null', buildHeaders };
  rows.push(await measure('add to cart', shop, adding, seconds));

  const { client, orderNumber } = await openAccountWithOrders(shop, OWN_ORDER_COUNT, first);
  const ofMember = { buildHeaders: () => client.headers, expected: '"lineTotal":' };
  rows.push(
    await measure('own orders, 10', shop, { ...ofMember, bodies: [requestBody(OWN_ORDERS)] }, seconds),
    await measure(
      'order by number',
      shop,
      { ...ofMember, bodies: [requestBody(OWN_ORDER, { number: orderNumber })] },
      seconds,
    ),
  );

  const checkouts = { shopUrl: shop.url, products, buyers: BUYERS };
  await runCheckouts({ ...checkouts, seconds: Math.min(WARM_UP_SECONDS, seconds) });
  const steps = await runCheckouts({ ...checkouts, seconds });
  const memoryMegabytes = await readMemory(shop.pid);
  rows.push(...steps.map((step) => ({ ...step, memoryMegabytes, ofCeiling: null })));
  return rows;
}

interface ApiFigures {
  idleMemoryMegabytes: number | null;
  paths: Figures[];
}

/**
 * Measures the shop's hot paths between two measurements of the static server. The speed of a shared machine varies: the
 * ceiling is the mean of both, and only figures of the same run can be compared.
 */
async function measureApi(shop: Shop, seconds: number): Promise<ApiFigures> {
  await raiseStock(shop);
  const { products, answer } = await readProducts(shop);
  const idleMemoryMegabytes = await readMemory(shop.pid);
  const fixed = await startStaticServer(answer);
  try {
    const list = { bodies: [requestBody(PRODUCT_LIST)], expected: '"totalCount":' };
    const before = await measure('static ceiling, before', fixed, list, seconds);
    const rows = await measureShop(shop, products, seconds);
    const after = await measure('static ceiling, after', fixed, list, seconds);
    const ceiling = (before.perSecond + after.perSecond) / 2;
    const paths = [before, ...rows, after].map((row) => ({
      ...row,
      ofCeiling: row.isStep ? null : row.perSecond / ceiling,
    }));
    return { idleMemoryMegabytes, paths };
  } finally {
    await fixed.stop();
  }
}

/** `bench -- api [--seconds N]`: starts a shop, measures it, prints the table and keeps the figures. */
export async function runApi(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '10' } },
  });
  const seconds = Number(values.seconds);
  if (!(seconds >= 1)) throw new Error('--seconds: a number from 1');
  const shop = await startShop();
  try {
    const { idleMemoryMegabytes, paths } = await measureApi(shop, seconds);
    console.log(renderTable(COLUMNS, paths));
    console.log(`memory of the idle shop: ${idleMemoryMegabytes?.toFixed(0) ?? '-'} MB`);
    for (const { path, firstError } of paths) if (firstError) console.log(`${path}: first error: ${firstError}`);
    const results = { seconds, connections: CONNECTIONS, buyers: BUYERS, idleMemoryMegabytes, paths };
    console.log(`kept in ${await saveResults('api', results)}`);
  } finally {
    await shop.stop();
  }
}

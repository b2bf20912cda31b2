import { type Figures, printPaths } from './api-figures.ts';
import { compareWithCeiling, startStaticServer } from './ceiling.ts';
import { measureCheckouts, runCheckouts } from './checkout-load.ts';
import { keepResults, readMemory } from './figures.ts';
import { requestBody } from './graphql-client.ts';
import { CONNECTIONS, measurePath, runLoad, WARM_UP_SECONDS } from './load.ts';
import { openPinning } from './machine/cores.ts';
import type { ShopProcess } from './machine/shop-processes.ts';
import { ADD_CART_ITEM, EMPTY_CART, OWN_ORDER, OWN_ORDERS, PRODUCT_DETAIL, PRODUCT_LIST } from './operations.ts';
import { readOptions } from './options.ts';
import { type ListedProduct, openAccountWithOrders, openCarts, raiseStock, readProducts } from './preparation.ts';
import { type Shop, startShop } from './shop.ts';

const BUYERS = 8;
const MAXIMUM_QUANTITY = 5;
const MOST_PRODUCTS_IN_A_CART = 10;
const OWN_ORDER_COUNT = 10;
const SHARED_WARM_UP_SECONDS = 5;

/** Adds products up to the limit of each line and then empties the cart, so that every request is a real change. */
function addingBodies(products: ListedProduct[]): string[] {
  const chosen = products.slice(0, MOST_PRODUCTS_IN_A_CART);
  const additions = chosen.flatMap(({ id }) =>
    Array.from({ length: MAXIMUM_QUANTITY }, () =>
      requestBody(ADD_CART_ITEM, { input: { productId: id, quantity: 1 } }),
    ),
  );
  return [requestBody(EMPTY_CART), ...additions];
}

async function measureShop(
  shop: Shop,
  processes: readonly ShopProcess[],
  products: ListedProduct[],
  seconds: number,
): Promise<Figures[]> {
  const target = { ...shop, processes };
  const list = { bodies: [requestBody(PRODUCT_LIST)], expected: '"totalCount":' };
  // Code shared by all paths is optimized before the first of them is measured.
  await runLoad({ url: shop.url, connections: CONNECTIONS, ...list, seconds: SHARED_WARM_UP_SECONDS });
  const details = products.map(({ slug }) => requestBody(PRODUCT_DETAIL, { slug }));
  const rows = [
    await measurePath('product list', target, list, seconds),
    await measurePath('product detail', target, { bodies: details, expected: '"sections":' }, seconds),
  ];
  const [first] = products;
  if (!first) return rows;
  const tokens = await openCarts(shop, CONNECTIONS, first);
  const buildHeaders = (connection: number) => ({ 'x-basket': tokens[connection % tokens.length] ?? '' });
  const adding = { bodies: addingBodies(products), expected: '"cartMessage":null', buildHeaders };
  rows.push(await measurePath('add to cart', target, adding, seconds));

  const { client, orderNumber } = await openAccountWithOrders(shop, OWN_ORDER_COUNT, first);
  const ofMember = { buildHeaders: () => client.headers, expected: '"lineTotal":' };
  const byNumber = [requestBody(OWN_ORDER, { number: orderNumber })];
  rows.push(
    await measurePath('own orders, 10', target, { ...ofMember, bodies: [requestBody(OWN_ORDERS)] }, seconds),
    await measurePath('order by number', target, { ...ofMember, bodies: byNumber }, seconds),
  );

  const checkouts = { shopUrls: [shop.url], method: 'CARD' as const, products, buyers: BUYERS };
  await runCheckouts({ ...checkouts, seconds: Math.min(WARM_UP_SECONDS, seconds) });
  return [...rows, ...(await measureCheckouts(target, { ...checkouts, seconds }))];
}

/** `bench -- api [--seconds N]`: starts a shop, measures its hot paths, prints the table and stores the figures. */
export async function runApi(): Promise<void> {
  const { seconds } = readOptions({ seconds: 10 });
  const pinning = await openPinning();
  await using shop = await startShop();
  await raiseStock(shop);
  const { products, answer } = await readProducts(shop);
  const idleMemoryMegabytes = await readMemory(shop.pid);
  await using fixed = await startStaticServer(answer);
  const processes = await shop.listProcesses();
  await pinning.pin([...processes, ...fixed.processes]);
  const measureRows = () => measureShop(shop, processes, products, seconds);
  const { rows: paths, ceiling } = await compareWithCeiling(fixed, seconds, measureRows);
  printPaths(paths, pinning);
  console.log(`memory of the idle shop: ${idleMemoryMegabytes?.toFixed(0) ?? '-'} MB`);
  const load = { seconds, connections: CONNECTIONS, buyers: BUYERS, pinning: pinning.description };
  await keepResults('api', { ...load, idleMemoryMegabytes, ceiling, paths, answer });
}

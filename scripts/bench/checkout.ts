import { COLUMNS, type Figures } from './api-figures.ts';
import { buyByCard, type Method } from './buyer.ts';
import { compareWithCeiling, startStaticServer } from './ceiling.ts';
import { measureCheckouts, warmUpCheckouts } from './checkout-load.ts';
import { renderTable, saveResults } from './figures.ts';
import { GraphqlClient } from './graphql-client.ts';
import { openPinning } from './machine/cores.ts';
import { describeCosts } from './machine/costs.ts';
import type { Target } from './measure-path.ts';
import { readOptions } from './options.ts';
import { type ListedProduct, raiseStock, readProducts, setStock } from './preparation.ts';
import { type Shop, startShop } from './shop.ts';

const BUYERS = 8;
const WARM_UP_ORDERS = { CARD: 600, DEPOSIT: 300 } as const satisfies Readonly<Record<Method, number>>;
const CEILING_SECONDS = 5;
const RUSH_BUYERS = 200;
const RUSH_UNITS = 50;

interface Rush {
  buyers: number;
  units: number;
  orders: number;
  seconds: number;
}

/** Many buyers compete for the last units of one product; those who are too late are refused. */
async function measureRush(shop: Shop, product: ListedProduct): Promise<Rush> {
  await setStock(shop, product, RUSH_UNITS);
  const began = performance.now();
  const purchases = Array.from({ length: RUSH_BUYERS }, (_, index) =>
    buyByCard({
      client: new GraphqlClient(shop.url),
      product,
      name: `rush-${index}`,
      timed: (_step, work) => work(),
    }),
  );
  const results = await Promise.allSettled(purchases);
  const orders = results.filter(({ status }) => status === 'fulfilled').length;
  return { buyers: RUSH_BUYERS, units: RUSH_UNITS, orders, seconds: (performance.now() - began) / 1000 };
}

/** Purchases by each method in turn, each after a warm-up of its own. */
async function measureMethods(target: Target, products: ListedProduct[], seconds: number): Promise<Figures[]> {
  const rows: Figures[] = [];
  for (const method of ['CARD', 'DEPOSIT'] as const) {
    const load = { shopUrls: [target.url], method, products, buyers: BUYERS };
    await warmUpCheckouts(load, WARM_UP_ORDERS[method]);
    rows.push(...(await measureCheckouts(target, { ...load, seconds })));
  }
  return rows;
}

function print(rows: readonly Figures[], pinning: string, { buyers, units, orders, seconds }: Rush): void {
  console.log(renderTable(COLUMNS, rows));
  console.log(pinning);
  for (const { path, costs } of rows.filter(({ path }) => path.startsWith('guest'))) {
    if (costs) console.log(`${path}: ${describeCosts('an order', costs)}`);
  }
  for (const { path, firstError } of rows) if (firstError) console.log(`${path}: first error: ${firstError}`);
  console.log(`${buyers} buyers for ${units} units: ${orders} orders in ${seconds.toFixed(1)} s`);
}

/** `bench -- checkout [--seconds N]`: guests who buy by card, then by deposit, then a rush for a few units. */
export async function runCheckout(): Promise<void> {
  const { seconds } = readOptions({ seconds: 10 });
  const pinning = await openPinning();
  const shop = await startShop();
  try {
    await raiseStock(shop);
    const { products, answer } = await readProducts(shop);
    const [wanted] = products;
    if (!wanted) throw new Error('the shop lists no products');
    const fixed = await startStaticServer(answer);
    try {
      const target = { ...shop, processes: await shop.listProcesses() };
      await pinning.pin([...target.processes, ...fixed.processes]);
      const measureRows = () => measureMethods(target, products, seconds);
      const { rows: paths, ceiling } = await compareWithCeiling(fixed, CEILING_SECONDS, measureRows);
      const rush = await measureRush(shop, wanted);
      print(paths, pinning.description, rush);
      const load = { seconds, buyers: BUYERS, pinning: pinning.description };
      console.log(`kept in ${await saveResults('checkout', { ...load, ceiling, paths, rush })}`);
      if (rush.orders !== rush.units) process.exitCode = 1;
    } finally {
      await fixed.stop();
    }
  } finally {
    await shop.stop();
  }
}

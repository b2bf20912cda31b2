import { type Figures, printPaths } from './api-figures.ts';
import { buy, type Method, openVisit } from './buyer.ts';
import { compareWithCeiling, startStaticServer } from './ceiling.ts';
import { measureCheckouts, warmUpCheckouts } from './checkout-load.ts';
import { keepResults } from './figures.ts';
import type { Target } from './load.ts';
import { openPinning } from './machine/cores.ts';
import { describeCosts } from './machine/costs.ts';
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

/** Many buyers compete for the last units of one product; the rest are rejected. */
async function measureRush(shop: Shop, product: ListedProduct): Promise<Rush> {
  await setStock(shop, product, RUSH_UNITS);
  const began = performance.now();
  const purchases = Array.from({ length: RUSH_BUYERS }, (_, index) =>
    buy('CARD', { client: openVisit(shop.url, 'CARD'), product, name: `rush-${index}` }),
  );
  const results = await Promise.allSettled(purchases);
  const orders = results.filter(({ status }) => status === 'fulfilled').length;
  return { buyers: RUSH_BUYERS, units: RUSH_UNITS, orders, seconds: (performance.now() - began) / 1000 };
}

/** Purchases by each method in turn, each after its own warm-up. */
async function measureMethods(target: Target, products: ListedProduct[], seconds: number): Promise<Figures[]> {
  const rows: Figures[] = [];
  for (const method of ['CARD', 'DEPOSIT'] as const) {
    const load = { shopUrls: [target.url], method, products, buyers: BUYERS };
    await warmUpCheckouts(load, WARM_UP_ORDERS[method]);
    rows.push(...(await measureCheckouts(target, { ...load, seconds })));
  }
  return rows;
}

/** `bench -- checkout [--seconds N]`: guests who buy by card, then by deposit, then a rush for a few units. */
export async function runCheckout(): Promise<void> {
  const { seconds } = readOptions({ seconds: 10 });
  const pinning = await openPinning();
  await using shop = await startShop();
  await raiseStock(shop);
  const { products, first, answer } = await readProducts(shop);
  await using fixed = await startStaticServer(answer);
  const target = { ...shop, processes: await shop.listProcesses() };
  await pinning.pin([...target.processes, ...fixed.processes]);
  const measureRows = () => measureMethods(target, products, seconds);
  const { rows: paths, ceiling } = await compareWithCeiling(fixed, CEILING_SECONDS, measureRows);
  const rush = await measureRush(shop, first);
  printPaths(paths, pinning);
  for (const { path, costs } of paths.filter(({ path }) => path.startsWith('guest'))) {
    if (costs) console.log(`${path}: ${describeCosts('an order', costs)}`);
  }
  const { buyers, units, orders } = rush;
  console.log(`${buyers} buyers for ${units} units: ${orders} orders in ${rush.seconds.toFixed(1)} s`);
  const load = { seconds, buyers: BUYERS, pinning: pinning.description };
  await keepResults('checkout', { ...load, ceiling, paths, rush });
  if (orders !== units) process.exitCode = 1;
}

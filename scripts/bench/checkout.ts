import { parseArgs } from 'node:util';
import { COLUMNS } from './api-figures.ts';
import { buy } from './buyer.ts';
import { runCheckouts } from './checkout-load.ts';
import { readCpu, readMemory, renderTable, saveResults } from './figures.ts';
import { GraphqlClient } from './graphql-client.ts';
import { type ListedProduct, raiseStock, readProducts, setStock } from './preparation.ts';
import { type Shop, startShop } from './shop.ts';

const BUYERS = 8;
/** Warm-up in seconds: until the code is optimized, an order takes three times as much processor time. */
const WARM_UP_SECONDS = 40;
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
    buy(new GraphqlClient(shop.url), product, `rush-${index}`, (_step, work) => work()),
  );
  const results = await Promise.allSettled(purchases);
  const orders = results.filter(({ status }) => status === 'fulfilled').length;
  return { buyers: RUSH_BUYERS, units: RUSH_UNITS, orders, seconds: (performance.now() - began) / 1000 };
}

/** Processor time of server and database so far, in microseconds; null if the system does not report it. */
const readShopCpu = async ({ pid, databasePid }: Shop) => [await readCpu(pid), await readCpu(databasePid)] as const;

/** Processor time per order in milliseconds. */
function computeCosts(
  before: Awaited<ReturnType<typeof readShopCpu>>,
  after: Awaited<ReturnType<typeof readShopCpu>>,
  orders: number,
) {
  const [server, database] = after.map((now, index) => {
    const then = before[index];
    return now === null || typeof then !== 'number' ? null : (now - then) / 1000 / Math.max(1, orders);
  });
  return { server: server ?? null, database: database ?? null };
}

/** `bench -- checkout [--seconds N]`: whole guest purchases by eight buyers at once, then a rush for a few units. */
export async function runCheckout(): Promise<void> {
  const { values } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  if (!(seconds >= 1)) throw new Error('--seconds: a number from 1');
  const shop = await startShop();
  try {
    await raiseStock(shop);
    const { products } = await readProducts(shop);
    const load = { shopUrl: shop.url, products, buyers: BUYERS };
    await runCheckouts({ ...load, seconds: WARM_UP_SECONDS });
    const before = await readShopCpu(shop);
    const steps = await runCheckouts({ ...load, seconds });
    const [whole] = steps;
    const cpuPerOrder = computeCosts(before, await readShopCpu(shop), (whole?.perSecond ?? 0) * seconds);
    const memoryMegabytes = await readMemory(shop.pid);
    const paths = steps.map((step) => ({ ...step, memoryMegabytes, ofCeiling: null }));
    const [wanted] = products;
    if (!wanted) throw new Error('the shop lists no products');
    const rush = await measureRush(shop, wanted);
    console.log(renderTable(COLUMNS, paths));
    for (const { path, firstError } of paths) if (firstError) console.log(`${path}: first error: ${firstError}`);
    const milliseconds = (value: number | null) => (value === null ? '-' : `${value.toFixed(1)} ms`);
    const { server, database } = cpuPerOrder;
    console.log(`processor time an order: server ${milliseconds(server)}, database ${milliseconds(database)}`);
    const { buyers, units, orders } = rush;
    console.log(`${buyers} buyers for ${units} units: ${orders} orders in ${rush.seconds.toFixed(1)} s`);
    console.log(`kept in ${await saveResults('checkout', { seconds, buyers: BUYERS, paths, cpuPerOrder, rush })}`);
    if (orders !== units) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
}

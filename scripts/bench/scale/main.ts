import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../setup/free-port.ts';
import { ROOT } from '../../setup/paths.ts';
import { type ServerProcess, startServer } from '../../start/server-process.ts';
import type { Method } from '../buyer.ts';
import { measureCheckouts, warmUpCheckouts } from '../checkout-load.ts';
import { keepResults, renderTable } from '../figures.ts';
import { requestBody } from '../graphql-client.ts';
import { runLoad } from '../load.ts';
import { openPinning } from '../machine/cores.ts';
import { measureCosts } from '../machine/costs.ts';
import type { ShopProcess } from '../machine/shop-processes.ts';
import { PRODUCT_LIST } from '../operations.ts';
import { readOptions } from '../options.ts';
import { openDatabase } from '../own-database.ts';
import { type ListedProduct, raiseStock, readProducts } from '../preparation.ts';
import { type Shop, startShop } from '../shop.ts';
import { COLUMNS, type ScaleFigures } from './scale-figures.ts';

const COUNTS = [1, 2, 4] as const;
const CONNECTIONS = 16;
const BUYERS = 8;
/** For each new server. */
const WARM_UP_ORDERS = { CARD: 300, DEPOSIT: 150 } as const satisfies Readonly<Record<Method, number>>;

/** Web servers and one process for jobs, on one database. */
interface Servers {
  readonly urls: readonly string[];
  readonly processes: readonly ShopProcess[];
  readonly shop: Shop;
  readonly products: ListedProduct[];
}

const LIST = { bodies: [requestBody(PRODUCT_LIST)], expected: '"totalCount":' };

async function warmUp({ products }: Servers, newUrls: readonly string[]): Promise<void> {
  const load = { shopUrls: newUrls, products, buyers: BUYERS };
  for (const method of ['CARD', 'DEPOSIT'] as const) {
    await warmUpCheckouts({ ...load, method }, WARM_UP_ORDERS[method] * newUrls.length);
  }
  for (const url of newUrls) await runLoad({ url, connections: CONNECTIONS, ...LIST, seconds: 2 });
}

async function measureReads({ urls, processes, shop }: Servers, seconds: number): Promise<ScaleFigures> {
  const connections = CONNECTIONS / urls.length;
  const { result, costs } = await shop.profiled(`${urls.length} servers, reads`, () =>
    measureCosts(
      processes,
      (loads) => loads.reduce((sum, { perSecond }) => sum + perSecond, 0) * seconds,
      () => Promise.all(urls.map((url) => runLoad({ url, connections, ...LIST, seconds }))),
    ),
  );
  return {
    servers: urls.length,
    work: 'product list',
    perSecond: result.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p99: Math.max(...result.map(({ p99 }) => p99)),
    errors: result.reduce((sum, { errors }) => sum + errors, 0),
    costs,
  };
}

async function measureOrders(servers: Servers, method: Method, seconds: number): Promise<ScaleFigures> {
  const { urls, processes, shop, products } = servers;
  const target = { pid: shop.pid, processes, profiled: shop.profiled };
  const load = { shopUrls: urls, method, products, buyers: BUYERS, seconds };
  const [whole] = await measureCheckouts(target, load);
  if (!whole?.costs) throw new Error('no order was placed');
  return { servers: urls.length, work: whole.path, ...whole, costs: whole.costs };
}

/** The environment of a running server, with the addresses of its database and sandboxes. */
async function readEnvironment(pid: number): Promise<Record<string, string>> {
  const text = await readFile(`/proc/${pid}/environ`, 'utf8');
  const entries = text.split('\0').filter((entry) => entry.includes('='));
  return Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

/** Starts another server of the same shop. */
async function startAnother(pid: number, role: 'web' | 'jobs'): Promise<ServerProcess> {
  const environment = { ...(await readEnvironment(pid)), PORT: String(await freePort()), ROLE: role };
  return startServer(join(ROOT, 'server/dist/main.js'), environment);
}

/** `bench -- scale [--seconds N]`: the cost of reads and orders with 1, 2 and 4 servers on one database. */
export async function runScale(): Promise<void> {
  const { seconds } = readOptions({ seconds: 15 });
  const pinning = await openPinning();
  await using database = await openDatabase();
  await using shop = await startShop({ MONGODB_URI: database.uri, ROLE: 'web' });
  const more: ServerProcess[] = [];
  await using _stop = {
    async [Symbol.asyncDispose]() {
      for (const server of more) await server.stop();
    },
  };
  await raiseStock(shop);
  const { products } = await readProducts(shop);
  const others: ShopProcess[] = [];
  if (database.pid !== null) others.push({ pid: database.pid, part: 'database' });
  const start = async (role: 'web' | 'jobs') => {
    const server = await startAnother(shop.pid, role);
    more.push(server);
    others.push({ pid: server.pid, part: role === 'jobs' ? 'jobs' : 'server' });
    return server.url;
  };
  await start('jobs');
  const urls = [shop.url];
  const figures: ScaleFigures[] = [];
  for (const count of COUNTS) {
    const newUrls = count === 1 ? [shop.url] : [];
    while (urls.length < count) {
      const url = await start('web');
      urls.push(url);
      newUrls.push(url);
    }
    const processes = [...(await shop.listProcesses()), ...others];
    await pinning.pin(processes);
    const servers = { urls, processes, shop, products };
    await warmUp(servers, newUrls);
    figures.push(await measureReads(servers, seconds));
    figures.push(await measureOrders(servers, 'CARD', seconds), await measureOrders(servers, 'DEPOSIT', seconds));
  }
  figures.sort((a, b) => b.work.localeCompare(a.work) || a.servers - b.servers);
  console.log(renderTable(COLUMNS, figures));
  console.log(pinning.description);
  console.log('The last rates are computed from the processor times: they are what carries over to other machines.');
  await keepResults('scale', { seconds, buyers: BUYERS, figures });
}

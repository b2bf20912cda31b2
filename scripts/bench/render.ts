import { COOKIE } from '@eunbit/schema/wire';
import {
  type Column,
  keepResults,
  measureProcessor,
  type Percentiles,
  percentiles,
  renderTable,
  timeTurns,
} from './figures.ts';
import { readOptions } from './options.ts';
import { openCarts, raiseStock, readProducts } from './preparation.ts';
import { type Shop, startShop } from './shop.ts';

/** After this many requests of a page, everything is compiled and cached. */
const WARM_UP_REQUESTS = 30;

interface RenderFigures extends Percentiles {
  readonly page: string;
  /** CPU time of the server process alone, in milliseconds; null if the system does not report it. */
  readonly processorMs: number | null;
  readonly kilobytes: number;
}

const COLUMNS: readonly Column<RenderFigures>[] = [
  ['page, with a cart', ({ page }) => page],
  ['processor ms', ({ processorMs }) => processorMs?.toFixed(1) ?? '-'],
  ['pages/s on one core', ({ processorMs }) => (processorMs ? (1000 / processorMs).toFixed(0) : '-')],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p95 ms', ({ p95 }) => p95.toFixed(1)],
  ['KB', ({ kilobytes }) => kilobytes.toFixed(1)],
];

/** A visitor who requests one page repeatedly; the cart prevents a shared cached page. */
async function measurePage(shop: Shop, page: string, cart: string, requests: number): Promise<RenderFigures> {
  const headers = { cookie: `market=US; language=en; ${COOKIE.basket}=${cart}`, 'accept-encoding': 'identity' };
  async function open(): Promise<number> {
    const response = await fetch(new URL(page, shop.url), { headers });
    if (!response.ok) throw new Error(`${page} answers with status ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  }
  await timeTurns(WARM_UP_REQUESTS, open);
  const { result, processorMs } = await measureProcessor([shop.pid], () => timeTurns(requests, open));
  const kilobytes = (await open()) / 1000;
  return { page, processorMs: processorMs === null ? null : processorMs / requests, kilobytes, ...percentiles(result) };
}

/** `bench -- render [--requests N]`: the server's cost of rendering pages for a visitor with a cart. */
export async function runRender(): Promise<void> {
  const { requests } = readOptions({ requests: 200 });
  await using shop = await startShop();
  await raiseStock(shop);
  const { first } = await readProducts(shop);
  const [cart = ''] = await openCarts(shop, 1, first);
  const pages: RenderFigures[] = [];
  for (const page of ['/', '/products-cleansing', `/product/${first.slug}`, '/cart', '/faq']) {
    pages.push(await measurePage(shop, page, cart, requests));
  }
  console.log(renderTable(COLUMNS, pages));
  await keepResults('render', { requests, pages });
}

import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { freePort } from '../../setup/free-port.ts';
import { readCpu } from '../figures.ts';
import { GraphqlClient } from '../graphql-client.ts';
import { SIGN_IN, STOCK_LIST, UPDATE_STOCK } from '../operations.ts';
import { openDatabase } from '../own-database.ts';
import type { StockList } from '../preparation.ts';
import { type Shop, startShop } from '../shop.ts';
import { now } from './clock.ts';

/** Bytes. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

/** A server that tells about its inside (server-probe.mjs). */
export class ProbedServer {
  readonly shop: Shop;
  private readonly probeUrl: string;

  private constructor(shop: Shop, probeUrl: string) {
    this.shop = shop;
    this.probeUrl = probeUrl;
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<ProbedServer> {
    const port = String(await freePort());
    const probe = `--import ${new URL('./server-probe.mjs', import.meta.url)}`;
    const shop = await startShop({ ...settings, BENCH_PROBE_PORT: port, NODE_OPTIONS: probe });
    return new ProbedServer(shop, `http://127.0.0.1:${port}`);
  }

  /** After a garbage collection. */
  async readMemory(): Promise<Memory> {
    return (await fetch(`${this.probeUrl}/memory`)).json();
  }

  /** The longest time in milliseconds for which the event loop has been blocked since the last call. */
  async readLongestBlock(): Promise<number> {
    return (await fetch(`${this.probeUrl}/block`)).json();
  }

  /** Microseconds of processor time. */
  async readProcessor(): Promise<number> {
    return (await readCpu(this.shop.pid)) ?? Number.NaN;
  }
}

/** So many servers on one database. */
export async function startServers(count: number, sockets: number) {
  const database = await openDatabase();
  const room = String(sockets + 200);
  const servers: ProbedServer[] = [];
  const stop = async () => {
    await Promise.all(servers.map(({ shop }) => shop.stop()));
    await database.stop();
  };
  try {
    // One after the other: the first fills the database.
    while (servers.length < count) {
      servers.push(
        await ProbedServer.start({
          MONGODB_URI: database.uri,
          SOCKETS_PER_ADDRESS: room,
          SOCKETS_MAXIMUM: room,
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { servers, stop };
}

/** Staff who change the stock of one product; each change shows shoppers another number of units. */
export class StockChanger {
  private readonly staff: GraphqlClient;
  private readonly productId: string;
  private version: number;

  private constructor(staff: GraphqlClient, productId: string, version: number) {
    this.staff = staff;
    this.productId = productId;
    this.version = version;
  }

  static async signIn(shop: Shop): Promise<StockChanger> {
    const staff = new GraphqlClient(shop.url);
    await staff.mutate(SIGN_IN, shop.staff, 'Viewer');
    const { productStocks } = await staff.query<StockList>(STOCK_LIST);
    const [first] = productStocks.nodes;
    if (!first) throw new Error('the shop keeps no stock');
    return new StockChanger(staff, first.product.id, first.stock.version);
  }

  /** Returns when each change was requested; a change does not wait for the former one to arrive anywhere. */
  async run(changes: number, perSecond: number): Promise<number[]> {
    const requested: number[] = [];
    const start = now();
    while (requested.length < changes) {
      const due = start + (requested.length * 1000) / perSecond;
      if (due > now()) await wait(due - now());
      requested.push(now());
      const quantity = 1 + (this.version % (DEFAULT_SHOP_SETTINGS.stock.fewLeftBelow - 1));
      const input = { productId: this.productId, market: 'US', quantity, isStopped: false };
      await this.staff.mutate(UPDATE_STOCK, { ...input, expectedVersion: this.version }, 'StockUpdated');
      this.version += 1;
    }
    return requested;
  }
}

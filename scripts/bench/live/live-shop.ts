import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { readCpu } from '../figures.ts';
import type { GraphqlClient } from '../graphql-client.ts';
import { STOCK_LIST, UPDATE_STOCK } from '../operations.ts';
import { openStaff, type StockList } from '../preparation.ts';
import type { Inspector } from '../profile/inspector.ts';
import { type Shop, startShop } from '../shop.ts';
import { now } from './light-socket.ts';

/** In bytes. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

/** A server that reports internal figures. */
export class ProbedServer {
  readonly shop: Shop;
  private readonly inspector: Inspector;

  private constructor(shop: Shop, inspector: Inspector) {
    this.shop = shop;
    this.inspector = inspector;
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<ProbedServer> {
    const shop = await startShop(settings);
    const inspector = await shop.inspect();
    const monitor = "process.getBuiltinModule('perf_hooks').monitorEventLoopDelay({ resolution: 1 })";
    await inspector.evaluate(`globalThis.loopDelay = ${monitor}; loopDelay.enable()`);
    return new ProbedServer(shop, inspector);
  }

  /** Reads the memory after a garbage collection. */
  async readMemory(): Promise<Memory> {
    await this.inspector.send('HeapProfiler.collectGarbage');
    return this.inspector.evaluate('process.memoryUsage()');
  }

  /** The longest blocking of the event loop since the last call, in milliseconds. */
  async readLongestBlock(): Promise<number> {
    const nanoseconds = await this.inspector.evaluate<number>('(({ max }) => (loopDelay.reset(), max))(loopDelay)');
    return nanoseconds / 1e6;
  }

  /** CPU time in microseconds. */
  async readProcessor(): Promise<number> {
    return (await readCpu(this.shop.pid)) ?? Number.NaN;
  }

  async stop(): Promise<void> {
    this.inspector.close();
    await this.shop[Symbol.asyncDispose]();
  }
}

/** Adds servers on one database up to `count`, with a socket limit high enough for this many sockets. */
export async function startServers(
  servers: ProbedServer[],
  count: number,
  uri: string,
  sockets: number,
): Promise<void> {
  const room = String(sockets + 200);
  const settings = { MONGODB_URI: uri, SOCKETS_PER_ADDRESS: room, SOCKETS_MAXIMUM: room };
  // One after the other: the first fills the database.
  while (servers.length < count) servers.push(await ProbedServer.start(settings));
}

/** Staff who change the stock of one product; each change shows shoppers a different number of units. */
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
    const staff = await openStaff(shop);
    const { productStocks } = await staff.query<StockList>(STOCK_LIST);
    const [first] = productStocks.nodes;
    if (!first) throw new Error('the shop keeps no stock');
    return new StockChanger(staff, first.product.id, first.stock.version);
  }

  /** Returns the time at which each change was requested; a change does not wait for the previous one to arrive. */
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

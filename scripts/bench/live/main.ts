import { setTimeout as wait } from 'node:timers/promises';
import { type Column, keepResults, type Percentiles, percentileColumns, percentiles, renderTable } from '../figures.ts';
import { readOptions } from '../options.ts';
import { openDatabase } from '../own-database.ts';
import type { Arrived, Opened } from './client-process.ts';
import { LiveClients } from './client-processes.ts';
import { type ProbedServer, StockChanger, startServers } from './live-shop.ts';

const AIMS = { p99: 1000, kilobytesASocket: 12, connectsASecond: 2000 };
/** The first sockets and changes only warm the server up. */
const WARM_UP = { sockets: 200, perSecond: 200, changes: 20, changesASecond: 10 };
/** A rate is measured from the first change to the last. */
const FEWEST_CHANGES = 2;
/** Milliseconds for the server to subscribe the last sockets, or to clean up closed ones. */
const SETTLE_MS = 2000;

interface LiveOptions {
  readonly sockets: number;
  readonly servers: number;
  readonly changes: number;
  readonly rate: number;
  readonly storm: number;
}

/** Figures of opening all sockets, as after a restart. */
interface Storm extends Percentiles {
  readonly perSecond: number;
  readonly retries: number;
  readonly processorMs: number;
  readonly longestBlock: number;
}

/** Figures of distributing changes to all sockets, in milliseconds. */
interface FanOut extends Percentiles {
  readonly what: string;
  /** The last arrival of a change: the median of the changes, and the worst. */
  readonly last: { readonly p50: number; readonly max: number };
  readonly missed: number;
  /** Changes per second that arrived at every socket, from the first to the last. */
  readonly keptUp: number;
  /** CPU time of a server per change. */
  readonly processorMs: number;
  readonly longestBlock: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const average = async (servers: readonly ProbedServer[], read: (server: ProbedServer) => Promise<number>) =>
  sum(await Promise.all(servers.map(read))) / servers.length;
const longestBlock = async (servers: readonly ProbedServer[]) =>
  Math.max(...(await Promise.all(servers.map((server) => server.readLongestBlock()))));

async function openAll(servers: readonly ProbedServer[], clients: LiveClients, options: LiveOptions): Promise<Storm> {
  await longestBlock(servers);
  const before = await average(servers, (server) => server.readProcessor());
  const startedAt = performance.now();
  const opened: Opened[] = await clients.open({ sockets: options.sockets, perSecond: options.storm });
  const seconds = (performance.now() - startedAt) / 1000;
  const took = opened.flatMap((part) => [...part.took]);
  const block = await longestBlock(servers);
  await wait(SETTLE_MS);
  const processor = (await average(servers, (server) => server.readProcessor())) - before;
  return {
    ...percentiles(took),
    perSecond: took.length / seconds,
    retries: sum(opened.map(({ retries }) => retries)),
    processorMs: (processor / 1000 / took.length) * servers.length,
    longestBlock: block,
  };
}

/** Milliseconds from the request of each change to its arrival at each socket. */
function toDelays(requested: readonly number[], arrived: readonly Arrived[]) {
  const delays: number[] = [];
  const last = requested.map(() => 0);
  let missed = 0;
  for (const { at } of arrived) {
    for (const [place, time] of at.entries()) {
      const change = place % requested.length;
      if (time === 0) missed += 1;
      else {
        const delay = time - (requested[change] ?? 0);
        delays.push(delay);
        last[change] = Math.max(last[change] ?? 0, delay);
      }
    }
  }
  return { delays, last, missed };
}

async function measureChanges(
  servers: readonly ProbedServer[],
  clients: LiveClients,
  changer: StockChanger,
  { changes, perSecond }: { readonly changes: number; readonly perSecond: number },
): Promise<FanOut> {
  await longestBlock(servers);
  const before = await average(servers, (server) => server.readProcessor());
  const arriving = await clients.watch(changes, (changes / perSecond) * 1000);
  const requested = await changer.run(changes, perSecond);
  const arrived = await arriving();
  const wrong = sum(arrived.map((part) => part.wrong));
  if (wrong > 0) throw new Error(`${wrong} events were not what all other sockets got`);
  const { delays, last, missed } = toDelays(requested, arrived);
  const processor = (await average(servers, (server) => server.readProcessor())) - before;
  const everywhere = requested.map((at, change) => at + (last[change] ?? 0));
  const { p50 } = percentiles([...last]);
  return {
    what: `${perSecond} changes a second`,
    ...percentiles(delays),
    last: { p50, max: Math.max(...last) },
    missed,
    keptUp: ((changes - 1) * 1000) / (Math.max(...everywhere) - (everywhere[0] ?? 0)),
    processorMs: processor / 1000 / changes,
    longestBlock: await longestBlock(servers),
  };
}

const FAN_OUT_COLUMNS: readonly Column<FanOut>[] = [
  ['load', ({ what }) => what],
  ...percentileColumns(0),
  ['last p50', ({ last }) => last.p50.toFixed(0)],
  ['last max', ({ last }) => last.max.toFixed(0)],
  ['missed', ({ missed }) => String(missed)],
  ['kept up with', ({ keptUp }) => `${keptUp.toFixed(1)}/s`],
  ['CPU ms a change', ({ processorMs }) => processorMs.toFixed(0)],
  ['longest block ms', ({ longestBlock: block }) => block.toFixed(0)],
];

const STORM_COLUMNS: readonly Column<Storm>[] = [
  ['connects/s', ({ perSecond }) => perSecond.toFixed(0)],
  ...percentileColumns(0),
  ['retries', ({ retries }) => String(retries)],
  ['CPU ms each', ({ processorMs }) => processorMs.toFixed(2)],
  ['longest block ms', ({ longestBlock: block }) => block.toFixed(0)],
];

interface SocketMemory {
  readonly rss: number;
  readonly heap: number;
}

export interface LiveFigures extends Omit<LiveOptions, 'storm'> {
  readonly memory: SocketMemory;
  readonly storm: Storm;
  /** At one change per second, and at the rate of the options. */
  readonly fanOuts: readonly FanOut[];
}

async function measure(options: LiveOptions): Promise<LiveFigures> {
  await using database = await openDatabase();
  const servers: ProbedServer[] = [];
  await using _servers = {
    [Symbol.asyncDispose]: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
  await startServers(servers, options.servers, database.uri, options.sockets);
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  using clients = new LiveClients(
    servers.map(({ shop }) => shop.url),
    options.sockets,
  );
  const changer = await StockChanger.signIn(first.shop);
  await clients.open(WARM_UP);
  await wait(SETTLE_MS);
  await measureChanges(servers, clients, changer, { changes: WARM_UP.changes, perSecond: WARM_UP.changesASecond });
  await clients.close();
  await wait(SETTLE_MS);
  const before = await Promise.all(servers.map((server) => server.readMemory()));
  const storm = await openAll(servers, clients, options);
  const after = await Promise.all(servers.map((server) => server.readMemory()));
  const grown = (key: 'rss' | 'heapUsed' | 'external') =>
    sum(after.map((memory, server) => memory[key] - (before[server]?.[key] ?? 0))) / options.sockets / 1024;
  const memory: SocketMemory = { rss: grown('rss'), heap: grown('heapUsed') + grown('external') };
  const slow = await measureChanges(servers, clients, changer, {
    changes: Math.max(FEWEST_CHANGES, Math.ceil(options.changes / options.rate)),
    perSecond: 1,
  });
  const fast = await measureChanges(servers, clients, changer, { changes: options.changes, perSecond: options.rate });
  return { ...options, memory, storm, fanOuts: [slow, fast] };
}

/**
 * `bench -- live [--sockets N] [--servers N] [--changes N] [--rate N] [--storm N]`: how long a stock change takes from the
 * request of staff until it has reached each of the open pages, at one change per second and at a given rate; how much memory an
 * open page costs the server; and how the server handles the reconnection of all pages at a rate, as after a restart.
 */
export async function runLive(): Promise<void> {
  const options = readOptions({ sockets: 1000, servers: 1, changes: 50, rate: 5, storm: 2000 });
  if (options.changes < FEWEST_CHANGES) throw new Error(`--changes: a number from ${FEWEST_CHANGES}`);
  const figures = await measure(options);
  const { memory, storm, fanOuts, sockets, servers } = figures;
  console.log(`${sockets} sockets, ${servers} server process(es), all on this machine`);
  console.log(`\nall pages come back\n${renderTable(STORM_COLUMNS, [storm])}`);
  console.log(`\nmemory a socket: ${memory.rss.toFixed(1)} KB resident, ${memory.heap.toFixed(1)} KB in use`);
  console.log(`\nchanges of stock\n${renderTable(FAN_OUT_COLUMNS, fanOuts)}`);
  console.log(
    `\naims: p99 under ${AIMS.p99} ms, ${AIMS.kilobytesASocket} KB a socket, ${AIMS.connectsASecond} connects/s`,
  );
  await keepResults('live', figures);
  if (fanOuts.some(({ missed, p99 }) => missed > 0 || p99 >= AIMS.p99)) process.exitCode = 1;
}

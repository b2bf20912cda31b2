import autocannon from 'autocannon';
import type { Figures } from './api-figures.ts';
import { percentiles, readMemory } from './figures.ts';
import { SHOP_HEADERS } from './graphql-client.ts';
import { measureCosts } from './machine/costs.ts';
import type { ShopProcess } from './machine/shop-processes.ts';

interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** JSON bodies, which each connection sends in turn. */
  bodies: string[];
  /** Text that a correct response contains: operation errors and GraphQL errors also have status 200. */
  expected: string;
  /** Headers of each connection, by its index. */
  buildHeaders?(connection: number): Record<string, string>;
}

type LoadFigures = Omit<Figures, 'path' | 'isStep' | 'costs' | 'memoryMegabytes' | 'ofCeiling'>;

/** Sends requests without pause over the given number of connections. */
export function runLoad(load: Load): Promise<LoadFigures> {
  const { url, connections, seconds, bodies, expected, buildHeaders } = load;
  const latencies: number[] = [];
  let wrong = 0;
  let firstError: string | null = null;
  let connection = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: bodies.map((body) => ({ method: 'POST' as const, path: '/graphql', body, headers: SHOP_HEADERS })),
        setupClient(client) {
          if (buildHeaders) client.setHeaders({ ...SHOP_HEADERS, ...buildHeaders(connection) });
          connection += 1;
        },
        verifyBody(body) {
          const text = String(body);
          if (text.includes(expected)) return true;
          wrong += 1;
          firstError ??= text.slice(0, 300);
          return false;
        },
      },
      (error: Error | null, result) => {
        if (error) return reject(error);
        const perSecond = latencies.length / result.duration;
        resolve({ perSecond, ...percentiles(latencies), errors: wrong + result.errors, firstError });
      },
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
    });
  });
}

export const CONNECTIONS = 16;
export const WARM_UP_SECONDS = 2;

/** A server, and the processes whose CPU time counts. */
export interface Target {
  readonly url: string;
  readonly pid: number;
  readonly processes: readonly ShopProcess[];
  profiled<T>(phase: string, work: () => Promise<T>): Promise<T>;
}

type PathLoad = Pick<Load, 'bodies' | 'expected' | 'buildHeaders'>;

/** Measures one hot path after a short warm-up. */
export async function measurePath(path: string, target: Target, load: PathLoad, seconds: number): Promise<Figures> {
  const { url, pid, processes, profiled } = target;
  const shape = { url, connections: CONNECTIONS, ...load };
  await runLoad({ ...shape, seconds: Math.min(WARM_UP_SECONDS, seconds) });
  const answersOf = ({ perSecond }: { perSecond: number }) => perSecond * seconds;
  const run = () => runLoad({ ...shape, seconds });
  const { result, costs } = await profiled(path, () => measureCosts(processes, answersOf, run));
  return { path, isStep: false, ...result, costs, memoryMegabytes: await readMemory(pid), ofCeiling: null };
}

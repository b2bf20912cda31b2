import autocannon from 'autocannon';
import type { Figures } from './api-figures.ts';
import { percentiles } from './figures.ts';
import { SHOP_HEADERS } from './graphql-client.ts';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** JSON bodies; each connection sends them in turn. */
  bodies: string[];
  /** Text that a right answer contains: operation errors and GraphQL errors come with status 200 too. */
  expected: string;
  /** Headers of each connection, by its number. */
  buildHeaders?(connection: number): Record<string, string>;
}

type LoadFigures = Omit<Figures, 'path' | 'isStep' | 'costs' | 'memoryMegabytes' | 'ofCeiling'>;

/** Requests without pause over the given number of connections. */
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

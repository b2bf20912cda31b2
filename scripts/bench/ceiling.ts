import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Figures } from './api-figures.ts';
import { requestBody } from './graphql-client.ts';
import { measurePath, type Target } from './load.ts';
import { PRODUCT_LIST } from './operations.ts';

type StaticServer = Target & AsyncDisposable;

/** Starts the static server with these products as its constant response. */
export async function startStaticServer(products: unknown): Promise<StaticServer> {
  const child = fork(fileURLToPath(new URL('static-server.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exited = once(child, 'exit');
  child.send(Object(products));
  const [message] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the static server did not start'))),
  ]);
  const pid = child.pid ?? 0;
  return {
    url: message.url,
    pid,
    processes: [{ pid, part: 'server' }],
    profiled: (_phase, work) => work(),
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await exited;
    },
  };
}

/** Figures of the static server in a run. */
export interface Ceiling {
  readonly perSecond: number;
  /** CPU time of one response; null if the system does not report it. */
  readonly processorMs: number | null;
  /** The faster measurement divided by the slower one, which shows how much the machine's speed varied. */
  readonly noise: number;
}

export const measureCeiling = (path: string, fixed: Target, seconds: number): Promise<Figures> => {
  const list = { bodies: [requestBody(PRODUCT_LIST)], expected: '"totalCount":' };
  return measurePath(path, fixed, list, seconds);
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function toCeiling(measured: readonly Pick<Figures, 'perSecond' | 'costs'>[]): Ceiling {
  const rates = measured.map(({ perSecond }) => perSecond);
  const times = measured.map(({ costs }) => costs?.server ?? null).filter((time) => time !== null);
  return {
    perSecond: mean(rates),
    processorMs: times.length === 0 ? null : mean(times),
    noise: Math.max(...rates) / Math.min(...rates),
  };
}

/**
 * Measures something between two measurements of the static server. The speed of a shared machine varies: the ceiling is the mean
 * of both, and only figures of the same run are comparable.
 */
export async function compareWithCeiling(
  fixed: Target,
  seconds: number,
  measureRows: () => Promise<readonly Figures[]>,
): Promise<{ readonly rows: Figures[]; readonly ceiling: Ceiling }> {
  const before = await measureCeiling('static ceiling, before', fixed, seconds);
  const between = await measureRows();
  const after = await measureCeiling('static ceiling, after', fixed, seconds);
  const ceiling = toCeiling([before, after]);
  const rows = [before, ...between, after].map((row) => ({
    ...row,
    ofCeiling: row.isStep ? null : row.perSecond / ceiling.perSecond,
  }));
  return { rows, ceiling };
}

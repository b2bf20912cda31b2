import { measureProcessor } from '../figures.ts';
import { type RepeatFigures, repeat } from '../repeat.ts';
import type { Operation } from './operations.ts';

export interface PathFigures extends RepeatFigures {
  readonly path: string;
  readonly aim: number;
  /** CPU time per operation in microseconds; null if the system does not report it. */
  readonly serverCpu: number | null;
  readonly clientCpu: number;
}

/** Runs work on a number of items; returns the CPU time per item of the server and of this process. */
export async function withCosts<T extends { readonly count: number }>(
  serverPid: number | null,
  work: () => Promise<T>,
): Promise<T & Pick<PathFigures, 'serverCpu' | 'clientCpu'>> {
  const before = process.cpuUsage();
  const { result, processorMs } = await measureProcessor([serverPid], work);
  const { user, system } = process.cpuUsage(before);
  const count = Math.max(1, result.count);
  const serverCpu = processorMs === null ? null : (processorMs * 1000) / count;
  return { ...result, serverCpu, clientCpu: (user + system) / count };
}

/** Repeats an operation without pause, with a given number of concurrent calls. */
export async function measure(
  { path, aim, run }: Operation,
  { concurrency, seconds, serverPid }: { concurrency: number; seconds: number; serverPid: number | null },
): Promise<PathFigures> {
  return { path, aim, ...(await withCosts(serverPid, () => repeat({ seconds, workers: concurrency }, run))) };
}

import { type Percentiles, percentiles, readCpu } from '../figures.ts';
import type { Operation } from './operations.ts';

export interface PathFigures extends Percentiles {
  path: string;
  perSecond: number;
  aim: number;
  /** Processor time per operation in microseconds; null if the system does not report it. */
  serverCpu: number | null;
  clientCpu: number;
  errors: number;
  firstError: string | null;
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Runs `work` and measures the processor time of the server and of this process per counted operation. */
export async function withCosts(
  serverPid: number | null,
  work: () => Promise<number>,
): Promise<{ seconds: number; serverCpu: number | null; clientCpu: number }> {
  const [serverBefore, clientBefore] = [await readCpu(serverPid), ownCpu()];
  const began = performance.now();
  const count = Math.max(1, await work());
  const seconds = (performance.now() - began) / 1000;
  const clientCpu = (ownCpu() - clientBefore) / count;
  const serverAfter = await readCpu(serverPid);
  const serverCpu = serverBefore === null || serverAfter === null ? null : (serverAfter - serverBefore) / count;
  return { seconds, serverCpu, clientCpu };
}

/** Repeats an operation without pause, with a number of concurrent calls. */
export async function measure(
  operation: Operation,
  { concurrency, seconds, serverPid }: { concurrency: number; seconds: number; serverPid: number | null },
): Promise<PathFigures> {
  const times: number[] = [];
  const errors: string[] = [];
  async function workUntil(end: number): Promise<void> {
    for (let from = performance.now(); from < end; from = performance.now()) {
      try {
        await operation.run();
        times.push(performance.now() - from);
      } catch (error) {
        errors.push(String(error));
      }
    }
  }
  const costs = await withCosts(serverPid, async () => {
    const end = performance.now() + seconds * 1000;
    await Promise.all(Array.from({ length: concurrency }, () => workUntil(end)));
    return times.length;
  });
  return {
    path: operation.path,
    aim: operation.aim,
    perSecond: times.length / costs.seconds,
    ...percentiles(times),
    serverCpu: costs.serverCpu,
    clientCpu: costs.clientCpu,
    errors: errors.length,
    firstError: errors[0] ?? null,
  };
}

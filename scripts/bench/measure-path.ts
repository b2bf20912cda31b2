import type { Figures } from './api-figures.ts';
import { readMemory } from './figures.ts';
import { type Load, runLoad } from './load.ts';
import { measureCosts } from './machine/costs.ts';
import type { ShopProcess } from './machine/shop-processes.ts';

export const CONNECTIONS = 16;
export const WARM_UP_SECONDS = 2;

/** A server, and the processes whose time its answers take. */
export interface Target {
  readonly url: string;
  readonly pid: number;
  readonly processes: readonly ShopProcess[];
  profiled<T>(phase: string, work: () => Promise<T>): Promise<T>;
}

export type PathLoad = Pick<Load, 'bodies' | 'expected' | 'buildHeaders'>;

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

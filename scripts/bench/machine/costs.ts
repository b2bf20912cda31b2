import { readCpu } from '../figures.ts';
import type { Part, ShopProcess } from './shop-processes.ts';

/** CPU time for one unit of work, in milliseconds; null if the system does not report it. */
export interface Costs {
  /** Of all server processes, including those for jobs. */
  readonly server: number | null;
  /** The part of it in processes that only run jobs; null if there are none. */
  readonly jobs: number | null;
  readonly database: number | null;
}

type Totals = ReadonlyMap<Part, number>;

/** CPU time so far, in microseconds. */
async function readTotals(processes: readonly ShopProcess[]): Promise<Totals> {
  const totals = new Map<Part, number>();
  for (const { pid, part } of processes) {
    const used = await readCpu(pid);
    if (used !== null) totals.set(part, (totals.get(part) ?? 0) + used);
  }
  return totals;
}

/** Runs work and returns the cost of each unit of it in these processes. */
export async function measureCosts<T>(
  processes: readonly ShopProcess[],
  countUnits: (result: T) => number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly costs: Costs }> {
  const before = await readTotals(processes);
  const result = await work();
  const after = await readTotals(processes);
  const units = Math.max(1, countUnits(result));
  const cost = (part: Part) => {
    const [from, to] = [before.get(part), after.get(part)];
    return from === undefined || to === undefined ? null : (to - from) / 1000 / units;
  };
  const [server, jobs] = [cost('server'), cost('jobs')];
  const costs = { server: server === null ? null : server + (jobs ?? 0), jobs, database: cost('database') };
  return { result, costs };
}

/** Units per second on one core shared by server and database; null if their CPU time is unknown. */
export function ratePerCore({ server, database }: Costs): number | null {
  const both = (server ?? 0) + (database ?? 0);
  return server === null || both === 0 ? null : 1000 / both;
}

const milliseconds = (value: number | null) => (value === null ? '-' : `${value.toFixed(2)} ms`);

export function describeCosts(unit: string, costs: Costs): string {
  const { server, jobs, database } = costs;
  const ofJobs = jobs === null ? '' : ` (${milliseconds(jobs)} of it by the process for jobs)`;
  const rate = ratePerCore(costs);
  const most = rate === null ? '' : `: at most ${rate.toFixed(1)} a second on one core`;
  return `processor time ${unit}: server ${milliseconds(server)}${ofJobs}, database ${milliseconds(database)}${most}`;
}

import type { Column } from '../figures.ts';
import type { Costs } from '../machine/costs.ts';

/** Figures of this many servers that share one core with the database. */
export interface ScaleFigures {
  readonly servers: number;
  readonly work: string;
  readonly perSecond: number;
  readonly p99: number;
  readonly errors: number;
  readonly costs: Costs;
}

/**
 * Calculated rate per second if each server had its own core and the database another one, which is the final limit. The process
 * for jobs has a core as well; it may fall behind for a while. Null if CPU times are unknown.
 */
export function rateOnOwnCores(servers: number, { server, jobs, database }: Costs): number | null {
  if (server === null || database === null) return null;
  const rates = [(servers * 1000) / Math.max(server - (jobs ?? 0), Number.EPSILON), 1000 / database];
  return Math.min(...rates);
}

const milliseconds = (value: number | null) => value?.toFixed(2) ?? '-';

export const COLUMNS: readonly Column<ScaleFigures>[] = [
  ['work', ({ work }) => work],
  ['servers', ({ servers }) => String(servers)],
  ['a second on one core', ({ perSecond }) => perSecond.toFixed(1)],
  ['p99 ms', ({ p99 }) => p99.toFixed(0)],
  ['server ms', ({ costs }) => milliseconds(costs.server === null ? null : costs.server - (costs.jobs ?? 0))],
  ['jobs ms', ({ costs }) => milliseconds(costs.jobs)],
  ['database ms', ({ costs }) => milliseconds(costs.database)],
  ['a second on cores of their own', ({ servers, costs }) => rateOnOwnCores(servers, costs)?.toFixed(0) ?? '-'],
  ['errors', ({ errors }) => String(errors)],
];

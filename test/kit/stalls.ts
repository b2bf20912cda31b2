import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** CPU time of this thread in milliseconds; of the whole process if the system does not report threads. */
function threadTime(): number {
  if (process.platform === 'linux')
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Overlap of two spans in milliseconds. */
const shared = (a: Span, b: Span) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/**
 * Measures the longest time, in milliseconds of CPU, for which this thread blocked the event loop, for example for `/healthz`.
 * Other threads and processes do not count, and neither does garbage collection: a process that runs many tests collects the
 * garbage of all of them.
 */
export function watchStalls() {
  const stalls: (Span & { readonly worked: number })[] = [];
  const collections: Span[] = [];
  const take = (list: { getEntries(): { startTime: number; duration: number }[] }) => {
    for (const { startTime, duration } of list.getEntries()) {
      collections.push({ from: startTime, to: startTime + duration });
    }
  };
  const observer = new PerformanceObserver(take);
  observer.observe({ entryTypes: ['gc'] });
  let before = { at: performance.now(), time: threadTime() };
  const timer = setInterval(() => {
    const now = { at: performance.now(), time: threadTime() };
    stalls.push({ from: before.at, to: now.at, worked: now.time - before.time });
    before = now;
  }, 5);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      // Garbage collections are reported in a later turn.
      await nextTurn();
      take({ getEntries: () => observer.takeRecords() });
      observer.disconnect();
      const collected = (stall: Span) => collections.reduce((sum, collection) => sum + shared(stall, collection), 0);
      return stalls.reduce((longest, stall) => Math.max(longest, stall.worked - collected(stall)), 0);
    },
  };
}

/** Prints the result of an attack, for `npm run fuzz`. */
export function reportAttack(attack: string, longestMs: number): void {
  console.info(`${attack}: the longest silence took ${Math.round(longestMs)} ms`);
}

import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of processor that this thread has had; where the system does not say, those of the whole process. */
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

/** Milliseconds that two spans have in common. */
const shared = (a: Span, b: Span) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/**
 * Watches for the longest time, in milliseconds of processor, that this thread worked without letting anything else run,
 * such as the answer to `/healthz`. What other threads and processes had does not count, nor what the collector of
 * garbage took: a process that runs many tests collects what all of them have left.
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
      // Collections are reported in a later turn.
      await nextTurn();
      take({ getEntries: () => observer.takeRecords() });
      observer.disconnect();
      const collected = (stall: Span) => collections.reduce((sum, collection) => sum + shared(stall, collection), 0);
      return stalls.reduce((longest, stall) => Math.max(longest, stall.worked - collected(stall)), 0);
    },
  };
}

/** Prints what an attack achieved, for `npm run fuzz`. */
export function reportAttack(attack: string, longestMs: number): void {
  console.info(`${attack}: the longest silence took ${Math.round(longestMs)} ms`);
}

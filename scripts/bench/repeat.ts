import { type Percentiles, percentiles } from './figures.ts';

export interface RepeatFigures extends Percentiles {
  readonly count: number;
  readonly perSecond: number;
  readonly errors: number;
  readonly firstError: string | null;
}

/** The results of repeated work: durations of successful turns, in milliseconds. */
export class Tally {
  private readonly times: number[] = [];
  private readonly errors: string[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      const result = await work();
      this.times.push(performance.now() - from);
      return result;
    } catch (error) {
      this.errors.push(String(error));
      throw error;
    }
  }

  figures(seconds: number): RepeatFigures {
    const { times, errors } = this;
    const { length: count } = times;
    const [firstError = null] = errors;
    return { count, perSecond: count / seconds, ...percentiles(times), errors: errors.length, firstError };
  }
}

export interface Pace {
  readonly seconds: number;
  /** Number of concurrent workers. */
  readonly workers: number;
  /** Turns per second of all workers together; null for no limit. */
  readonly perSecond?: number | null;
}

/** Repeats work and tallies it. Time lost by a slow turn is not made up for. */
export async function repeat(
  { seconds, workers, perSecond = null }: Pace,
  work: () => Promise<unknown>,
): Promise<RepeatFigures & { readonly elapsed: number }> {
  const tally = new Tally();
  const began = performance.now();
  const pause = perSecond === null ? 0 : (workers / perSecond) * 1000;
  async function worker(index: number): Promise<void> {
    for (let due = began + (pause / workers) * index; ; due = Math.max(due + pause, performance.now())) {
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      if (performance.now() - began > seconds * 1000) return;
      // The tally records the reason of the failure.
      await tally.run(work).catch(() => undefined);
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, index) => worker(index)));
  const elapsed = (performance.now() - began) / 1000;
  return { ...tally.figures(elapsed), elapsed };
}

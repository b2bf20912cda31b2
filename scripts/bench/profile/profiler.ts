import { writeFile } from 'node:fs/promises';
import { resultPath } from '../figures.ts';
import type { Inspector } from './inspector.ts';

const SAMPLING_MICROSECONDS = 1000;

let benchmark: string | null = null;

/** Sets that each shop started by this benchmark is profiled, for `--profile`. */
export function requestProfiles(name: string): void {
  benchmark = name;
}

/** The benchmark whose shops are profiled; null if there is none. */
export const requestedProfiles = (): string | null => benchmark;

/** Records CPU profiles of a server, for Chrome's DevTools and similar viewers. */
export class Profiler {
  private readonly inspector: Inspector;
  private readonly benchmark: string;
  private hasPhases = false;

  private constructor(inspector: Inspector, benchmark: string) {
    this.inspector = inspector;
    this.benchmark = benchmark;
  }

  /** Starts recording; the first phase, if there is one, discards this recording. */
  static async start(inspector: Inspector, benchmark: string): Promise<Profiler> {
    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
    await inspector.send('Profiler.start');
    return new Profiler(inspector, benchmark);
  }

  /** Profiles only this work. The recording from before the first phase is discarded. */
  async during<T>(phase: string, work: () => Promise<T>): Promise<T> {
    if (!this.hasPhases) await this.inspector.send('Profiler.stop');
    this.hasPhases = true;
    await this.inspector.send('Profiler.start');
    const result = await work();
    await this.write(`${this.benchmark}-${phase.replace(/\W+/g, '-')}`);
    return result;
  }

  /** Stores the profile of the whole run, including the warm-up, if there was no phase. */
  async finish(): Promise<void> {
    if (!this.hasPhases) await this.write(this.benchmark);
    this.inspector.close();
  }

  private async write(name: string): Promise<void> {
    const { profile } = await this.inspector.send<{ profile: object }>('Profiler.stop');
    const path = await resultPath(name, 'cpuprofile');
    await writeFile(path, JSON.stringify(profile));
    console.log(`profile in ${path}`);
  }
}

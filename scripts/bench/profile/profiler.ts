import { writeFile } from 'node:fs/promises';
import { resultPath } from '../figures.ts';
import type { Inspector } from './inspector.ts';

const SAMPLING_MICROSECONDS = 1000;

let benchmark: string | null = null;

/** `--profile`: each shop that this benchmark starts is profiled. */
export function requestProfiles(name: string): void {
  benchmark = name;
}

/** The benchmark whose shops are to be profiled; null if there is none. */
export const requestedProfiles = (): string | null => benchmark;

/** Samples a server while it works, and keeps what it was busy with for Chrome's DevTools and their like. */
export class Profiler {
  private readonly inspector: Inspector;
  private readonly benchmark: string;
  private hasPhases = false;

  private constructor(inspector: Inspector, benchmark: string) {
    this.inspector = inspector;
    this.benchmark = benchmark;
  }

  /** Profiles from now on, until a phase is asked for. */
  static async start(inspector: Inspector, benchmark: string): Promise<Profiler> {
    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
    await inspector.send('Profiler.start');
    return new Profiler(inspector, benchmark);
  }

  /** Profiles this work alone. What was recorded before the first phase is dropped. */
  async during<T>(phase: string, work: () => Promise<T>): Promise<T> {
    if (!this.hasPhases) await this.inspector.send('Profiler.stop');
    this.hasPhases = true;
    await this.inspector.send('Profiler.start');
    const result = await work();
    await this.write(`${this.benchmark}-${phase.replace(/\W+/g, '-')}`);
    return result;
  }

  /** Keeps the whole run, warm-up included, where no phase was asked for. */
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

import { writeFile } from 'node:fs/promises';
import { resultPath } from '../figures.ts';
import { buildCallTree, type CpuProfile } from './cpu-profile.ts';
import { renderFlameGraph } from './flame-graph.ts';
import type { Inspector } from './inspector.ts';
import { createFrameReader } from './source-frames.ts';

const SAMPLING_MICROSECONDS = 1000;
const WHOLE_RUN = 'from its start to its end, warm-up included';

/** Samples a server while it works, and draws what it was busy with. */
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
    await this.write(phase);
    return result;
  }

  /** Draws the whole run where no phase was asked for. */
  async finish(): Promise<void> {
    if (!this.hasPhases) await this.write(WHOLE_RUN);
    this.inspector.close();
  }

  private async write(phase: string): Promise<void> {
    const { profile } = await this.inspector.send<{ profile: CpuProfile }>('Profiler.stop');
    const tree = buildCallTree(profile, createFrameReader());
    const seconds = (tree.total / 1000).toFixed(1);
    const title = `${this.benchmark}: server, ${phase}; busy for ${seconds} s`;
    const name = phase === WHOLE_RUN ? this.benchmark : `${this.benchmark}-${phase.replace(/\W+/g, '-')}`;
    const path = await resultPath(name, 'svg');
    await writeFile(path, renderFlameGraph(tree, title));
    console.log(`flame graph in ${path}`);
  }
}

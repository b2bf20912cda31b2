import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { measure } from './measure.ts';

const load = { concurrency: 4, seconds: 0.05, serverPid: null };

describe('the figures of an operation', () => {
  it('count successes, and have no server costs if the process is unknown', async () => {
    let calls = 0;
    const figures = await measure(
      {
        path: 'turn',
        aim: 1,
        async run() {
          calls += 1;
          await turn();
        },
      },
      load,
    );

    expect(figures).toMatchObject({ path: 'turn', aim: 1, errors: 0, firstError: null, serverCpu: null });
    expect(figures.perSecond).toBeGreaterThan(0);
    expect(figures.perSecond * load.seconds).toBeLessThanOrEqual(calls);
    expect(figures.p50).toBeLessThanOrEqual(figures.p99);
  });

  it('count failures separately, with the first error', async () => {
    const run = async () => {
      await turn();
      throw new Error('not the right answer');
    };

    const figures = await measure({ path: 'wrong', aim: 1, run }, load);

    expect(figures).toMatchObject({ perSecond: 0, p50: 0, firstError: 'Error: not the right answer' });
    expect(figures.errors).toBeGreaterThan(0);
  });

  it('include the processor time of the server', async () => {
    const run = async () => {
      for (const begun = process.cpuUsage(); process.cpuUsage(begun).user < 10_000; );
    };

    const figures = await measure({ path: 'busy', aim: 1, run }, { ...load, seconds: 0.2, serverPid: process.pid });

    expect(figures.serverCpu).toBeGreaterThan(1000);
    expect(figures.clientCpu).toBeGreaterThan(1000);
  });
});

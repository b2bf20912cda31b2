import { describe, expect, it } from 'vitest';
import { describeCosts, measureCosts, ratePerCore } from './costs.ts';

/** Keeps this process busy until this much CPU time has passed. */
function burn(milliseconds: number): void {
  const began = process.cpuUsage();
  for (let used = 0; used < milliseconds * 1000; ) {
    const { user, system } = process.cpuUsage(began);
    used = user + system;
  }
}

describe('costs', () => {
  it.runIf(process.platform === 'linux')('are the processor time of each part for one unit', async () => {
    const work = async () => burn(200);
    const { costs } = await measureCosts([{ pid: process.pid, part: 'server' }], () => 4, work);

    expect(costs.server).toBeGreaterThanOrEqual(40);
    expect(costs).toMatchObject({ jobs: null, database: null });
  });

  it('are unknown for a process that does not exist', async () => {
    const gone = { pid: 2 ** 30, part: 'server' } as const;

    expect(
      await measureCosts(
        [gone],
        () => 1,
        async () => 'done',
      ),
    ).toEqual({ result: 'done', costs: { server: null, jobs: null, database: null } });
  });

  it('include how many units one core can process', () => {
    expect(ratePerCore({ server: 15, jobs: 5, database: 5 })).toBe(50);
    expect(ratePerCore({ server: 20, jobs: null, database: null })).toBe(50);
    expect(ratePerCore({ server: null, jobs: null, database: 5 })).toBeNull();
    expect(describeCosts('an order', { server: 15, jobs: 5, database: 5 })).toBe(
      'processor time an order: server 15.00 ms (5.00 ms of it by the process for jobs), database 5.00 ms: at most 50.0 a second on one core',
    );
  });
});

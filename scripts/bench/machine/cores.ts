import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ShopProcess } from './shop-processes.ts';

/** Lists of cores in the format of taskset. */
interface Cores {
  readonly shop: string;
  readonly load: string;
}

/** Runs load and shop on different cores, so that figures of several runs are comparable. */
export interface Pinning {
  /** Description for the report. */
  readonly description: string;
  /** Pins server and database to the shop's core, this process and everything else to the others. */
  pin(processes: readonly ShopProcess[]): Promise<void>;
}

const run = promisify(execFile);

/** One core for the shop, all others for the load; null if there is only one. `allowed` is a list such as 0-2,5. */
export function splitCores(allowed: string): Cores | null {
  const cores = allowed
    .trim()
    .split(',')
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range.split('-').map(Number);
      return Number.isNaN(first) ? [] : Array.from({ length: last - first + 1 }, (_, place) => first + place);
    });
  // The system's own work mostly runs on the first core.
  const shop = cores.pop();
  return cores.length === 0 ? null : { shop: String(shop), load: cores.join(',') };
}

async function readAllowedCores(): Promise<string> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  return /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '';
}

/** Pins all threads of a process; threads that it starts later inherit this. A process that has exited is ignored. */
const pinProcess = (pid: number, cores: string) =>
  run('taskset', ['-a', '-c', '-p', cores, String(pid)]).catch(() => undefined);

const shared = (reason: string): Pinning => ({
  description: `not pinned, ${reason}: shop and load share all cores`,
  pin: async () => {},
});

export async function openPinning(): Promise<Pinning> {
  const cores = splitCores(await readAllowedCores());
  if (!cores) return shared('there is one core, or the system does not tell');
  const hasTaskset = await run('taskset', ['--version']).then(
    () => true,
    () => false,
  );
  if (!hasTaskset) return shared('taskset (util-linux) is missing');
  return {
    description: `server and database on core ${cores.shop}, load and sandboxes on core ${cores.load}`,
    async pin(processes) {
      await pinProcess(process.pid, cores.load);
      for (const { pid, part } of processes) await pinProcess(pid, part === 'sandboxes' ? cores.load : cores.shop);
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../setup/free-port.ts';
import { Inspector, inspectorOption } from './inspector.ts';

interface Profile {
  readonly nodes: readonly { readonly callFrame: { readonly functionName: string } }[];
}

/** Runs for some milliseconds, in a form that V8 cannot inline into another function. */
const WORK = `(function countPrimes() {
  let found = 0;
  for (let n = 2; n < 20000; n += 1) { let d = 2; while (n % d) d += 1; if (d === n) found += 1; }
  return found;
})()`;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function openProcess(): Promise<{ inspector: Inspector; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [inspectorOption(port), '-e', "process.send('ready'); setInterval(() => {}, 1000)"],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  cleanups.push(() => child.kill('SIGKILL'));
  await once(child, 'message');
  const inspector = await Inspector.open(child.pid ?? 0, port);
  cleanups.push(() => inspector.close());
  return { inspector, child };
}

// Windows has no signal that opens the inspector.
describe.skipIf(process.platform === 'win32')('the inspector of another process', () => {
  it('profiles what it does', async () => {
    const { inspector } = await openProcess();

    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.start');
    await inspector.send('Runtime.evaluate', { expression: WORK });
    const { profile } = await inspector.send<{ profile: Profile }>('Profiler.stop');

    expect(profile.nodes.map(({ callFrame }) => callFrame.functionName)).toContain('countPrimes');
  });

  it('rejects with the reason of a failure', async () => {
    const { inspector, child } = await openProcess();

    await expect(inspector.send('Profiler.stop')).rejects.toThrow(/^Profiler.stop: /);
    const lost = inspector.send('Runtime.evaluate', { expression: 'for (;;);' });
    child.kill('SIGKILL');
    await expect(lost).rejects.toThrow('the process ended');
  });
});

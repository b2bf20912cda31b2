import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

let program: string;

/** A process that calls `stopOnSignals` at once, or only when its parent disconnects. */
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'eunbit-stop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  program = join(folder, 'program.mjs');
  const source = new URL('stop-on-signals.ts', import.meta.url).href;
  writeFileSync(
    program,
    `import { stopOnSignals } from ${JSON.stringify(source)};
    setInterval(() => {}, 1000);
    const listen = () => {
      console.log('listening');
      stopOnSignals({ error: console.error }, async () => console.log('stopped'));
    };
    if (process.argv[2] === 'at once') listen();
    else process.once('disconnect', listen);
    console.log('loaded');`,
  );
});

/** Starts the process, waits for its first output and collects everything it prints. */
async function start(when: string) {
  const child = fork(program, [when], { execArgv: ['--import', import.meta.resolve('tsx')], silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk));
  const stdout = child.stdout as Readable;
  // Not 'close': Node does not always emit it for a child whose IPC channel this process has closed.
  const exit = Promise.all([once(child, 'exit'), once(stdout, 'end')]);
  await once(stdout, 'data');
  return { child, ended: async () => ({ code: (await exit)[0][0], printed: printed.trim().split('\n') }) };
}

it('a process shuts down when its parent process ends', async () => {
  const { child, ended } = await start('at once');
  child.disconnect();
  expect(await ended()).toEqual({ code: 0, printed: ['listening', 'loaded', 'stopped'] });
});

it('a process shuts down if its parent process ended before anything listened', async () => {
  const { child, ended } = await start('later');
  child.disconnect();
  expect(await ended()).toEqual({ code: 0, printed: ['loaded', 'listening', 'stopped'] });
});

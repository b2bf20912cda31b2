import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));
const keep = (...command: string[]) => spawn(process.execPath, [KEEPER, ...command], { stdio: 'pipe' });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('what is kept ends when the process that started it is gone', async () => {
  const child = keep(process.execPath, '-e', 'console.log(process.pid); setInterval(() => {}, 1000)');
  const [pid] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  expect(isAlive(Number(pid))).toBe(true);

  const ended = once(child, 'exit');
  child.stdin.destroy();
  await ended;

  expect(isAlive(Number(pid))).toBe(false);
});

it('its end is told as it was', async () => {
  expect(await once(keep(process.execPath, '-e', 'process.exit(14)'), 'exit')).toEqual([14, null]);
});

it('a program that cannot be run is told about', async () => {
  const child = keep('/no/such/program');
  const [complaint] = (await once(child.stderr, 'data')) as [Buffer];
  expect(complaint.toString()).toContain('ENOENT');
});

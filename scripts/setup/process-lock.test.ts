import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { holdLock, underLock } from './process-lock.mjs';

let file: string;
const onWait = vi.fn<(pid: number) => void>();

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'eunbit-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'below/preparing.lock');
  onWait.mockClear();
});

/** A process that runs until it is killed. */
function startSleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const end = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  onTestFinished(end);
  return { pid: child.pid as number, end };
}

/** Leaves the lock in the state of a killed process; `add` is the id of a child. */
async function abandonLock(child?: number): Promise<void> {
  const program = `
    const { underLock } = await import(${JSON.stringify(new URL('process-lock.mjs', import.meta.url).href)});
    await underLock(${JSON.stringify(file)}, () => {}, async (add) => {
      ${child ? `add(${child});` : ''}
      process.kill(process.pid, 'SIGKILL');
    });`;
  await once(spawn(process.execPath, ['--input-type=module', '-e', program]), 'exit');
}

it('a lock lets one work at a time, and returns the process that the other one waits for', async () => {
  const order: string[] = [];
  let finish: () => void = () => {};
  const begun = vi.fn();
  const first = underLock(file, onWait, async () => {
    order.push('first begins');
    begun();
    await new Promise<void>((done) => {
      finish = done;
    });
    order.push('first ends');
  });
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  const second = underLock(file, onWait, async () => void order.push('second'));
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(process.pid));
  finish();
  await Promise.all([first, second]);

  expect(order).toEqual(['first begins', 'first ends', 'second']);
  expect(onWait).toHaveBeenCalledTimes(1);
  expect(existsSync(file)).toBe(false);
});

it('a lock is free again after failed work', async () => {
  await expect(underLock(file, onWait, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await underLock(file, onWait, async () => 'done')).toBe('done');
});

it('a lock of a killed process blocks nobody', async () => {
  await abandonLock();
  expect(existsSync(file)).toBe(true);
  expect(await underLock(file, onWait, async () => 'done')).toBe('done');
  expect(onWait).not.toHaveBeenCalled();
});

it('a lock is held while a child of a killed process still runs', async () => {
  const child = startSleeper();
  await abandonLock(child.pid);
  const work = underLock(file, onWait, async () => 'done');
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(child.pid));
  await child.end();
  expect(await work).toBe('done');
});

it.runIf(process.platform === 'linux')('a lock of a process whose id was reused blocks nobody', async () => {
  await abandonLock();
  const [holder] = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify([{ ...holder, pid: process.pid }]));
  expect(await underLock(file, onWait, async () => 'done')).toBe('done');
  expect(onWait).not.toHaveBeenCalled();
});

it('a lock is held by a process until it ends, and the same process can take it again', async () => {
  const program = `
    const { holdLock } = await import(${JSON.stringify(new URL('process-lock.mjs', import.meta.url).href)});
    console.log(holdLock(${JSON.stringify(file)}), holdLock(${JSON.stringify(file)}));
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program]);
  onTestFinished(() => void holder.kill('SIGKILL'));
  const exit = once(holder, 'exit');
  const [printed] = await once(holder.stdout, 'data');
  expect(String(printed)).toBe('null null\n');
  expect(holdLock(file)).toBe(holder.pid);

  holder.kill('SIGKILL');
  await exit;
  expect(holdLock(file)).toBeNull();
});

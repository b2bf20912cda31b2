import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const RUN_CHILD = new URL('run-child.mjs', import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eunbit-child-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A program that starts another one; both print their ids. */
const FAMILY = `
  const { spawn } = require('node:child_process');
  const { writeFileSync, renameSync } = require('node:fs');
  const write = (name) => { writeFileSync(name + '.next', String(process.pid)); renameSync(name + '.next', name); };
  const [role] = process.argv.slice(1);
  write(role);
  if (role === 'child') spawn(process.execPath, ['-e', process.env.FAMILY, 'grandchild'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);`;

/** Starts a process that runs the family by `runChild` or `startChild`; resolves when both are running. */
async function startParent(how: 'runChild' | 'startChild'): Promise<{ parent: ChildProcess; family: number[] }> {
  const program = `
    const children = await import(${JSON.stringify(RUN_CHILD)});
    const command = { file: process.execPath, args: ['-e', process.env.FAMILY, 'child'], shell: false };
    const child = children.${how}(command, { cwd: ${JSON.stringify(folder)}, stdout: 'inherit', stderr: 'inherit' });
    await (child.ended ?? child);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, FAMILY },
    stdio: 'ignore',
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const files = ['child', 'grandchild'].map((name) => join(folder, name));
  await vi.waitFor(() => expect(files.filter((file) => !existsSync(file))).toEqual([]), { timeout: 60_000 });
  return { parent, family: files.map((file) => Number(readFileSync(file, 'utf8'))) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const expectGone = (pids: number[]) =>
  vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 60_000, interval: 50 });

it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a parent that %s ends also ends all its descendants',
  async (signal) => {
    const { parent, family } = await startParent('startChild');
    parent.kill(signal);
    await expectGone(family);
  },
);

it('a parent that a signal asks to end waits for its children', async () => {
  const { parent, family } = await startParent('runChild');
  const exit = once(parent, 'exit');
  parent.kill('SIGINT');
  expect(await exit).toEqual([130, null]);
  expect(family.slice(0, 1).filter(isRunning)).toEqual([]);
  await expectGone(family);
});

import { readFile } from 'node:fs/promises';

/** What a process does for a shop. The process that starts the others holds the sandboxes itself. */
export type Part = 'server' | 'jobs' | 'database' | 'sandboxes';

export interface ShopProcess {
  readonly pid: number;
  readonly part: Part;
}

/** The part of a process that the start runs; null for one that works for the process which runs it. */
export function toPart(command: string, environment: string): Part | null {
  if (command.includes('server/dist/')) return environment.split('\0').includes('ROLE=jobs') ? 'jobs' : 'server';
  return /embedded-mongodb\.mjs|\bmongod\b/.test(command) ? 'database' : null;
}

const readProc = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** All processes below this one, with itself; nothing where the system does not list them. */
export async function listProcesses(pid: number, ofParent: Part = 'sandboxes'): Promise<ShopProcess[]> {
  const command = await readProc(pid, 'cmdline');
  if (command === '') return [];
  const part = toPart(command.replaceAll('\0', ' '), await readProc(pid, 'environ')) ?? ofParent;
  const children = (await readProc(pid, `task/${pid}/children`)).split(' ').filter((text) => text.trim() !== '');
  const below = await Promise.all(children.map((child) => listProcesses(Number(child), part)));
  return [{ pid, part }, ...below.flat()];
}

import { readFile } from 'node:fs/promises';

/** Role of a process in a shop. The process that starts the others also runs the sandboxes. */
export type Part = 'server' | 'jobs' | 'database' | 'sandboxes';

export interface ShopProcess {
  readonly pid: number;
  readonly part: Part;
}

/** The role of a process that the start program runs; null if it only supports its parent process. */
export function toPart(command: string, environment: string): Part | null {
  if (command.includes('server/dist/')) return environment.split('\0').includes('ROLE=jobs') ? 'jobs' : 'server';
  return /embedded-mongodb\.mjs|\bmongod\b/.test(command) ? 'database' : null;
}

const readProc = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** A process with all its descendants; empty if the system does not list them. */
export async function listProcesses(pid: number, ofParent: Part = 'sandboxes'): Promise<ShopProcess[]> {
  const command = await readProc(pid, 'cmdline');
  if (command === '') return [];
  const part = toPart(command.replaceAll('\0', ' '), await readProc(pid, 'environ')) ?? ofParent;
  const children = (await readProc(pid, `task/${pid}/children`)).split(' ').filter((text) => text.trim() !== '');
  const below = await Promise.all(children.map((child) => listProcesses(Number(child), part)));
  return [{ pid, part }, ...below.flat()];
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../setup/free-port.ts';
import { ROOT } from '../../setup/paths.ts';
import { type ServerProcess, startServer } from '../../start/server-process.ts';

/** The settings of a running server, which lead to its database and sandboxes. */
async function readEnvironment(pid: number): Promise<Record<string, string>> {
  const text = await readFile(`/proc/${pid}/environ`, 'utf8');
  const entries = text.split('\0').filter((entry) => entry.includes('='));
  return Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}

/** One more server of the same shop. */
export async function startAnother(pid: number, role: 'web' | 'jobs'): Promise<ServerProcess> {
  const environment = { ...(await readEnvironment(pid)), PORT: String(await freePort()), ROLE: role };
  return startServer(join(ROOT, 'server/dist/main.js'), environment);
}

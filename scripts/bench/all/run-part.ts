import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs a benchmark in a process of its own and answers what it kept; null if it kept nothing. */
export async function runPart(name: string, options: readonly string[]): Promise<unknown> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, name, ...options], {
    // Its tables go beside the messages; the one table of all is on standard output.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  let results: unknown = null;
  child.on('message', (message: { readonly results?: unknown }) => {
    results = message.results ?? results;
  });
  await once(child, 'close');
  return results;
}

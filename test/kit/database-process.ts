import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../embedded-mongodb/bin/embedded-mongodb.mjs', import.meta.url));

/** The embedded database as a separate process, which a test may kill at any moment. */
export interface DatabaseProcess {
  readonly uri: string;
  /** Kills it without a shutdown, like a power cut. */
  kill(): Promise<void>;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export async function startDatabaseProcess(dataPath: string, port: number): Promise<DatabaseProcess> {
  const options = ['--data', dataPath, '--port', String(port), '--with-parent'];
  const child = spawn(process.execPath, [PROGRAM, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the database ended with code ${code}`)));
  ended.catch(() => undefined);
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [string];
  const { uri } = JSON.parse(line) as { uri: string };
  return { uri, kill: () => kill(child) };
}

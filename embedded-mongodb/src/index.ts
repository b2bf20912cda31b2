import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface StartOptions {
  /** Folder of the data, made where it is missing. */
  dataPath: string;
  /** 0 lets the system choose. */
  port: number;
  /** False acknowledges writes before they are synced to disk: they survive the process, not a failing machine. */
  sync?: boolean;
  /** Allows `configureFailPoint`, by which tests order failures. */
  testCommands?: boolean;
}

export interface RunningServer {
  uri: string;
  pid: number;
  /** Stops the process after everything is written. */
  stop(): Promise<void>;
}

const COMMAND = fileURLToPath(new URL('../bin/embedded-mongodb.mjs', import.meta.url));

/** Starts a server as a process of its own, which ends with this one. Rejects with its message where it cannot start. */
export async function start({ dataPath, port, sync = true, testCommands }: StartOptions): Promise<RunningServer> {
  const options = ['--data', dataPath, '--port', String(port), '--with-parent'];
  if (!sync) options.push('--no-sync');
  if (testCommands) options.push('--test-commands');
  // A group of its own: Ctrl-C reaches the process that started it, which stops what still writes before this.
  const child = spawn(process.execPath, [COMMAND, ...options], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let message = '';
  child.stderr.on('data', (chunk: Buffer) => {
    message = (message + chunk.toString()).slice(-4000);
  });
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(message.trim() || `the server ended with code ${code}`)));
  });
  const { uri, pid } = JSON.parse(await ready) as { uri: string; pid: number };
  return {
    uri,
    pid,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

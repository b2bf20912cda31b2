import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface StartOptions {
  /** Folder of the data, which is created if it is missing. */
  dataPath: string;
  /** 0 selects a free port. */
  port: number;
  /** False acknowledges writes before they are synced to disk: they survive the end of the process, but not a power failure. */
  sync?: boolean;
  /** Allows `configureFailPoint`, with which tests simulate failures. */
  testCommands?: boolean;
}

export interface RunningServer {
  uri: string;
  pid: number;
  /** Resolves with the reason if the process ends without being stopped. */
  ended: Promise<string>;
  /** Stops the process after all writes are on disk. */
  stop(): Promise<void>;
}

const COMMAND = fileURLToPath(new URL('../bin/embedded-mongodb.mjs', import.meta.url));

/** Starts a server as a separate process, which ends with this one. Rejects with its message if it cannot start. */
export async function start({ dataPath, port, sync = true, testCommands }: StartOptions): Promise<RunningServer> {
  const options = ['--data', dataPath, '--port', String(port), '--with-parent'];
  if (!sync) options.push('--no-sync');
  if (testCommands) options.push('--test-commands');
  // Detached from Ctrl-C: the parent receives it, and stops this process after its own writers.
  const child = spawn(process.execPath, [COMMAND, ...options], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  let isStopping = false;
  let message = '';
  // 'close' instead of 'exit', so that all of its output has been read.
  const closed = new Promise<string>((resolve) => {
    child.once('close', (code, signal) =>
      resolve(message.trim() || `the server ended with ${signal ?? `code ${code}`}`),
    );
  });
  const ended = new Promise<string>((resolve) => void closed.then((reason) => !isStopping && resolve(reason)));
  child.stdin.on('error', () => undefined);
  child.stderr.on('data', (chunk: Buffer) => {
    message = (message + chunk.toString()).slice(-4000);
  });
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('error', reject);
    void closed.then((reason) => reject(new Error(reason)));
  });
  const { uri, pid } = JSON.parse(await ready) as { uri: string; pid: number };
  return {
    uri,
    pid,
    ended,
    async stop() {
      isStopping = true;
      // The end of standard input works on Windows, too, where a signal would kill the process.
      child.stdin.end();
      await closed;
    },
  };
}

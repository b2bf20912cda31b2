import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** The built server as a separate process, which a test may kill at any moment. */
export interface ShopProcess {
  readonly url: string;
  /** Kills it without a shutdown, like a power cut. */
  kill(): Promise<void>;
  /** Sends it the stop signal and returns its exit code; null if the signal itself ended it. */
  stop(): Promise<number | null>;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

export interface ShopProcessOptions {
  /** The server program, if it is that of another version. */
  readonly server?: string;
  /** Receives the server's output instead of the test's terminal. */
  readonly onOutput?: (text: string) => void;
}

export async function startShopProcess(
  environment: Readonly<Record<string, string>>,
  { server = SERVER, onOutput }: ShopProcessOptions = {},
): Promise<ShopProcess> {
  const child = fork(server, {
    execArgv: [],
    env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'test', ...environment },
    silent: onOutput !== undefined,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  // Its output is complete once its streams are closed.
  const ended = once(child, 'close').then(([code]) => Promise.reject(new Error(`the server ended with code ${code}`)));
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ ready: string }];
  return {
    url: message.ready,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  };
}

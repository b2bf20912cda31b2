import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** The built server as a process of its own, which a test may kill at any moment. */
export interface ShopProcess {
  readonly url: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Tells it to stop, and answers the code that it ends with; null where the signal itself ended it. */
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
  /** The program of another version. */
  readonly server?: string;
  /** Gets what the server says, its log and its complaints, in place of those who run the tests. */
  readonly onSaid?: (text: string) => void;
}

export async function startShopProcess(
  environment: Readonly<Record<string, string>>,
  { server = SERVER, onSaid }: ShopProcessOptions = {},
): Promise<ShopProcess> {
  const child = fork(server, {
    execArgv: [],
    env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'test', ...environment },
    silent: onSaid !== undefined,
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => onSaid?.(text));
  // All that it has said is there once its streams are closed.
  const ended = once(child, 'close').then(([code]) => Promise.reject(new Error(`the server ended with code ${code}`)));
  ended.catch(() => undefined);
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ ready: string }];
  return {
    url: message.ready,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from './settings.ts';

export interface ServerProcess {
  readonly pid: number;
  /** Where it listens. */
  readonly url: string;
  /** Resolves with the exit code if it ends by itself. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Stack traces refer to the TypeScript sources. Half of V8's default nursery saves 15 MB permanently, and a thousand product
 * lists take the same time.
 */
const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=8'];

/**
 * Starts a built server and waits until it is ready. If the start fails, its own message is the reason. `onFork` is called before
 * the process sends anything.
 */
export async function startServer(
  file: string,
  environment: Readonly<Record<string, string>>,
  onFork?: (child: ChildProcess) => void,
): Promise<ServerProcess> {
  const child = fork(file, {
    env: { ...process.env, ...environment },
    // The built server does not need the loaders of this process.
    execArgv: SERVER_FLAGS,
    // Not reached by Ctrl-C: the starting process receives it, and stops everything in the right order.
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  onFork?.(child);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
    process.stderr.write(chunk);
  });
  const ended = once(child, 'exit').then(([code]) => Number(code ?? 1));
  const ready = new Promise<string>((resolve) => {
    child.on('message', (message: { readonly ready?: string }) => message.ready && resolve(message.ready));
  });
  const first = await Promise.race([ready, ended]);
  if (typeof first === 'number') throw new StartError(complaint ? '' : `The server ended with code ${first}.`);
  return {
    pid: child.pid ?? 0,
    url: first,
    ended,
    async stop() {
      askToEnd(child, process.platform);
      await ended;
    },
  };
}

/** Processes on Windows cannot handle signals: there the server ends when its IPC channel closes. */
export function askToEnd(
  child: Pick<ChildProcess, 'kill' | 'disconnect' | 'connected'>,
  platform: NodeJS.Platform,
): void {
  if (platform !== 'win32') child.kill('SIGTERM');
  else if (child.connected) child.disconnect();
}

/** A replaceable server; only an unexpected end is reported. */
export class RestartableServer {
  private current: ServerProcess;
  private readonly onEnd: (code: number) => void;

  constructor(first: ServerProcess, onEnd: (code: number) => void) {
    this.current = first;
    this.onEnd = onEnd;
    this.report(first);
  }

  /** Stops the old server first. */
  async replace(startNext: () => Promise<ServerProcess>): Promise<void> {
    const old = this.current;
    this.current = { ...old, pid: 0 };
    await old.stop();
    this.current = await startNext();
    this.report(this.current);
  }

  /** Starts the next server next to the old one, which keeps running if that fails. */
  async succeed(startNext: () => Promise<ServerProcess>): Promise<void> {
    const next = await startNext();
    const old = this.current;
    this.current = next;
    this.report(next);
    await old.stop();
  }

  stop(): Promise<void> {
    return this.current.stop();
  }

  private report(server: ServerProcess): void {
    void server.ended.then((code) => {
      if (this.current === server) this.onEnd(code);
    });
  }
}

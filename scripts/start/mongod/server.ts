import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { libraryEnvironment } from './binary.ts';
import { endReason } from './end-reason.ts';

const PROGRAM = fileURLToPath(new URL('mongod.mjs', import.meta.url));

export interface MongodOptions {
  readonly version: string;
  readonly dbPath: string;
  /** Preferred port; another one is used if it is not free. */
  readonly port: number;
  readonly replicaSet: string;
  /** Whether it configures itself as the member of its set; otherwise it is only started. */
  readonly isMember: boolean;
  /** Timeout in milliseconds, after which a start counts as failed. */
  readonly answersWithinMs: number;
  /** Further arguments of the program. */
  readonly args: readonly string[];
}

export interface RunningMongod {
  readonly port: number;
  /** Resolves with the reason if it ends without being stopped. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

type Message =
  | { readonly port: number }
  | { readonly error: string }
  | { readonly output: string; readonly code: number | null };

/** Starts a mongod; resolves when it accepts writes. Rejects with the reason if it does not. */
export async function startMongod(options: MongodOptions): Promise<RunningMongod> {
  mkdirSync(options.dbPath, { recursive: true });
  const child = fork(PROGRAM, [JSON.stringify(options)], {
    env: libraryEnvironment(options.version),
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit');
  let isStopping = false;
  const failure = new Promise<string>((done) => {
    child.on('message', (message: Message) => 'output' in message && done(endReason(message.output, message.code)));
    void exited.then(() => done('it was killed'));
  });
  const ended = new Promise<string>((done) => void failure.then((reason) => !isStopping && done(reason)));
  const port = await new Promise<number>((started, fail) => {
    child.on('message', (message: Message) => {
      if ('port' in message) started(message.port);
      if ('error' in message) fail(new Error(message.error));
    });
    void failure.then((reason) => fail(new Error(reason)));
  });
  return {
    port,
    ended,
    async stop() {
      isStopping = true;
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

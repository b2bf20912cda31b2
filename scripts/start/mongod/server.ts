import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDeadline } from '../../setup/deadline.ts';
import { endReason } from './end-reason.ts';
import { openReplicaSet, REPLICA_SET, shutDown } from './replica-set.ts';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));
/** The number of bytes of its output that are kept to report why it ended. */
const KEPT_OUTPUT = 64 * 1024;
const SHUT_DOWN_WITHIN_MS = 10_000;

export interface MongodOptions {
  readonly binary: string;
  readonly dataPath: string;
  readonly port: number;
  /** One that does not take writes by then counts as failed. */
  readonly answersWithinMs: number;
  /** Server parameters that differ from their defaults. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface RunningMongod {
  readonly version: string;
  /** Resolves with the reason when it ends without having been asked to. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** The program ended by itself before it took writes: nothing of it holds its port any more. */
export class MongodEndedError extends Error {}

/** The last of what was written, in whole lines. */
function lastLines(text: string): string {
  if (text.length <= KEPT_OUTPUT) return text;
  const kept = text.slice(-KEPT_OUTPUT);
  return kept.slice(kept.indexOf('\n') + 1);
}

/** Each argument goes to the system as it is, without a shell: paths may have spaces. */
export function mongodArguments({
  dataPath,
  port,
  parameters = {},
}: Pick<MongodOptions, 'dataPath' | 'port' | 'parameters'>): string[] {
  const set = Object.entries(parameters).flatMap(([name, value]) => ['--setParameter', `${name}=${value}`]);
  return ['--dbpath', dataPath, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', REPLICA_SET, ...set];
}

/** Runs a mongod until it takes writes. Rejects with the reason where it does not. */
export async function startMongod(options: MongodOptions): Promise<RunningMongod> {
  const { binary, dataPath, port, answersWithinMs } = options;
  mkdirSync(dataPath, { recursive: true });
  const child = spawn(process.execPath, [KEEPER, binary, ...mongodArguments(options)], {
    // Detached from Ctrl-C: the starter receives it, and stops the server before its database.
    detached: true,
    windowsHide: true,
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = lastLines(output + chunk.toString());
    });
  }
  child.stdin.on('error', () => undefined);
  let isStopping = false;
  let isClosed = false;
  // 'close' instead of 'exit', so that all of its output has been read.
  const closed = new Promise<string>((done) => {
    child.once('close', (code) => {
      isClosed = true;
      done(endReason(output, code));
    });
  });
  const ended = new Promise<string>((done) => void closed.then((reason) => !isStopping && done(reason)));
  const letGo = () => child.stdin.end();

  const over = new AbortController();
  const waiting = createDeadline(
    answersWithinMs,
    `it did not answer within ${answersWithinMs / 1000} seconds`,
    over.signal,
  );
  try {
    const version = await Promise.race([
      openReplicaSet(port, waiting.signal),
      closed.then((reason) => Promise.reject(new MongodEndedError(reason))),
    ]);
    return { version, ended, stop };
  } catch (error) {
    isStopping = true;
    letGo();
    throw error;
  } finally {
    over.abort();
    waiting.end();
  }

  async function stop(): Promise<void> {
    isStopping = true;
    if (isClosed) return;
    await shutDown(port).catch(() => undefined);
    await Promise.race([closed, delay(SHUT_DOWN_WITHIN_MS, null, { ref: false })]);
    letGo();
    await closed;
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';

const PROGRAM = fileURLToPath(import.meta.url);
const PAUSE_MS = 5;

export interface Pings {
  count: number;
  /** The longest ping in milliseconds, including one without a response. */
  longest: number;
}

/** Pings a server from a separate process, so that load in this one does not count as latency of the server. */
export class Pinger {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(uri: string): Promise<Pinger> {
    const pinging = fork(PROGRAM, [uri]);
    await once(pinging, 'message');
    return new Pinger(pinging);
  }

  /** The pings since the last call. */
  async take(): Promise<Pings> {
    const answer = once(this.#process, 'message');
    this.#process.send('take');
    const [pings] = (await answer) as [Pings];
    return pings;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.disconnect();
    await ended;
  }
}

/**
 * Runs in that process: one ping after the other, every few milliseconds; replies to each message with the pings since the last
 * one.
 */
async function ping(uri: string): Promise<never> {
  const client = await new MongoClient(uri, { socketTimeoutMS: 0 }).connect();
  const admin = client.db('admin');
  let pings: Pings = { count: 0, longest: 0 };
  let began = performance.now();
  process.on('message', () => {
    const { count, longest } = pings;
    process.send?.({ count, longest: Math.max(longest, performance.now() - began) });
    pings = { count: 0, longest: 0 };
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
  for (;;) {
    began = performance.now();
    await admin.command({ ping: 1 });
    pings.count += 1;
    pings.longest = Math.max(pings.longest, performance.now() - began);
    await delay(PAUSE_MS);
  }
}

if (process.argv[1] === PROGRAM) await ping(process.argv[2] ?? '');

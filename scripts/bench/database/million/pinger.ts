import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Pings } from './ping-process.ts';

const PROGRAM = fileURLToPath(new URL('./ping-process.ts', import.meta.url));

/** Pings a server from a separate process. */
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

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.disconnect();
    await ended;
  }
}

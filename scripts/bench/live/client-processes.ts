import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Arrived, Opened, Report, Task } from './client-process.ts';

/** Some systems limit a process to 20,000 open files; fewer sockets also keep each process well below one core. */
const SOCKETS_A_PROCESS = 5000;
/** Milliseconds after which an event that has not arrived counts as missed. */
const ARRIVE_WITHIN_MS = 10_000;

type Message = Report | { readonly ready: true } | { readonly error: string };

/** Runs tasks in one process that holds sockets. */
class ClientProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<never>;

  constructor() {
    // `advanced` transfers the figures without conversion.
    this.child = fork(fileURLToPath(new URL('./client-process.ts', import.meta.url)), { serialization: 'advanced' });
    this.ended = once(this.child, 'exit').then(([code]) => {
      throw new Error(`a process with sockets ended with ${code}`);
    });
    this.ended.catch(() => undefined);
  }

  send(task: Task): void {
    this.child.send(task);
  }

  async receive(): Promise<Exclude<Message, { readonly error: string }>> {
    const [message] = (await Promise.race([once(this.child, 'message'), this.ended])) as [Message];
    if ('error' in message) throw new Error(message.error);
    return message;
  }

  end(): void {
    this.child.disconnect();
  }
}

export interface Opening {
  readonly sockets: number;
  readonly perSecond: number;
}

/** Sockets in separate processes, spread evenly over the servers. */
export class LiveClients {
  private readonly clients: readonly { readonly process: ClientProcess; readonly url: string }[];

  constructor(urls: readonly string[], sockets: number) {
    const each = Math.ceil(sockets / urls.length / SOCKETS_A_PROCESS);
    this.clients = urls.flatMap((url) => Array.from({ length: each }, () => ({ process: new ClientProcess(), url })));
  }

  async open({ sockets, perSecond }: Opening): Promise<Opened[]> {
    const parts = this.clients.length;
    for (const [part, { process, url }] of this.clients.entries()) {
      const count = Math.floor((sockets * (part + 1)) / parts) - Math.floor((sockets * part) / parts);
      process.send({ do: 'open', url, count, perSecond: perSecond / parts });
    }
    return (await this.reports()).flatMap((report) => ('opened' in report ? [report.opened] : []));
  }

  /** Resolves when the sockets are watched; the returned function waits until all events have arrived. */
  async watch(events: number, withinMs: number): Promise<() => Promise<Arrived[]>> {
    for (const { process } of this.clients) process.send({ do: 'await', events, untilMs: withinMs + ARRIVE_WITHIN_MS });
    await this.reports();
    const arriving = this.reports();
    return async () => (await arriving).flatMap((report) => ('arrived' in report ? [report.arrived] : []));
  }

  async close(): Promise<void> {
    for (const { process } of this.clients) process.send({ do: 'close' });
    await this.reports();
  }

  [Symbol.dispose](): void {
    for (const { process } of this.clients) process.end();
  }

  private reports() {
    return Promise.all(this.clients.map(({ process }) => process.receive()));
  }
}

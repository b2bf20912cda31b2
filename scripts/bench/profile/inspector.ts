import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

const OPEN_LIMIT_MILLISECONDS = 10_000;

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** The address on which a process with this inspector port listens, once the inspector is open. */
async function findDebuggerUrl(port: number): Promise<string> {
  for (const deadline = Date.now() + OPEN_LIMIT_MILLISECONDS; Date.now() < deadline; await delay(50)) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    if (!response) continue;
    const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
    if (target) return target.webSocketDebuggerUrl;
  }
  throw new Error('the inspector of the server did not open');
}

/** A client of V8's inspector protocol for another Node process. */
export class Inspector {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly lost: Promise<Answer>;
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.lost = once(socket, 'close').then(() => ({ error: { message: 'the process ended' } }));
    socket.on('message', (text) => {
      const answer: Answer = JSON.parse(String(text));
      if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    });
  }

  /** The process must have been started with `inspectorOption(port)`. */
  static async open(pid: number, port: number): Promise<Inspector> {
    process.kill(pid, 'SIGUSR1');
    // A profile of many minutes is one large message.
    const socket = new WebSocket(await findDebuggerUrl(port), { maxPayload: 2 ** 30 });
    await once(socket, 'open');
    return new Inspector(socket);
  }

  async send<T = unknown>(method: string, params: object = {}): Promise<T> {
    this.lastId += 1;
    const id = this.lastId;
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await Promise.race([answered, this.lost]);
    this.waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }

  /** The value of an expression in that process. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result } = await this.send<{ result: { value: T } }>('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    return result.value;
  }

  close(): void {
    this.socket.terminate();
  }
}

/** The option that sets the port of the inspector, which only opens on a signal. */
export const inspectorOption = (port: number): string => `--inspect-port=127.0.0.1:${port}`;

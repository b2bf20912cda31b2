import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { deserialize, serialize, UUID } from 'bson';
import { vi } from 'vitest';
import { MessageSplitter } from '../wire/framing.ts';

/** A client without a driver, which sends any message. */
export class RawClient {
  readonly socket: Socket;
  readonly #splitter = new MessageSplitter();

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => this.#splitter.push(chunk));
  }

  static async connect(uri: string): Promise<RawClient> {
    const { hostname, port } = new URL(uri);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  /** Runs a command and returns its reply; 64-bit integers are bigints. */
  async command<Reply = Record<string, unknown>>(command: object): Promise<Reply> {
    this.socket.write(message(command));
    return this.answer();
  }

  /** The next reply, as a document. */
  async answer<Reply = Record<string, unknown>>(): Promise<Reply> {
    const reply = await this.reply();
    return deserialize(reply.subarray(21), { useBigInt64: true }) as Reply;
  }

  /** The next reply, as a complete message. */
  async reply(): Promise<Buffer> {
    for (;;) {
      const reply = this.#splitter.next();
      if (reply) return reply;
      if (this.socket.destroyed) throw new Error('the connection was closed');
      await this.#change();
    }
  }

  /** Resolves when data arrive or the connection has ended. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.socket.off('data', done);
        this.socket.off('close', done);
        resolve();
      };
      this.socket.on('data', done);
      this.socket.on('close', done);
    });
  }

  close(): void {
    this.socket.destroy();
  }
}

/**
 * Starts transaction 1 of a new session with its first command, and returns the session. It stays open until it is ended or the
 * server stops: no driver aborts it.
 */
export async function beginTransaction(uri: string, command: object): Promise<{ id: UUID }> {
  const client = await RawClient.connect(uri);
  const lsid = { id: new UUID() };
  const reply = await client.command({
    ...command,
    ...{ lsid, txnNumber: 1n, startTransaction: true, autocommit: false },
  });
  if (reply.ok !== 1) throw new Error(`the transaction was refused: ${reply.errmsg}`);
  return lsid;
}

/**
 * Bytes that were sent but are not yet in the receive queue of the other end, according to the system, which may be slow under
 * load.
 */
function unacknowledgedBytes({ localPort = 0, writableLength }: Socket): number {
  const address = `0100007F:${localPort.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  const fields = lines.map((line) => line.trim().split(/\s+/)).find(([, local]) => local === address);
  return writableLength + Number.parseInt(fields?.[4] ?? '', 16);
}

/**
 * Sends commands, each on a separate connection, while the server process is paused. When it continues, it finds all of them, so
 * that a command of many turns is still running when the next one starts. The system determines the order in which connections
 * are read, so commands with another name than the first start a turn of the event loop after they were read. They must fit into
 * the receive queues of the system. Returns their replies in the same order.
 */
export async function sendTogether(
  { uri, pid }: { readonly uri: string; readonly pid: number },
  commands: readonly object[],
): Promise<Record<string, unknown>[]> {
  const clients = await Promise.all(commands.map(() => RawClient.connect(uri)));
  // Connections are established before the server accepts them, and it would then handle one after the other.
  for (const client of clients) await client.command({ ping: 1, $db: 'admin' });
  const [first, ...others] = commands.map((command) => Object.keys(command)[0]);
  const later = others.filter((name) => name !== first);
  const data = { failCommands: later, blockConnection: true, blockTimeMS: 1 };
  const waiting = { configureFailPoint: 'failCommand', mode: { times: later.length }, data, $db: 'admin' };
  if (later.length > 0) await clients[0]?.command(waiting);
  process.kill(pid, 'SIGSTOP');
  for (const [at, client] of clients.entries()) {
    client.socket.write(message(commands[at] as object));
    await vi.waitFor(() => {
      if (unacknowledgedBytes(client.socket) > 0) throw new Error('not all that was sent has arrived');
    });
  }
  process.kill(pid, 'SIGCONT');
  const replies = await Promise.all(clients.map((client) => client.answer()));
  for (const client of clients) client.close();
  return replies;
}

/** A command as an OP_MSG. */
export function message(command: object): Buffer {
  const body = Buffer.from(serialize(command));
  const head = Buffer.alloc(21);
  head.writeInt32LE(21 + body.length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
}

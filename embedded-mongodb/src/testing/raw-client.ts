import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deserialize, serialize } from 'bson';
import { MessageSplitter } from '../wire/framing.ts';

/** A client without a driver: sends whatever it is told. */
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

  /** Runs a command and gives its reply; 64-bit integers are bigints. */
  async command(command: object): Promise<Record<string, unknown>> {
    this.socket.write(message(command));
    const reply = await this.#reply();
    return deserialize(reply.subarray(21), { useBigInt64: true });
  }

  async #reply(): Promise<Buffer> {
    for (;;) {
      const reply = this.#splitter.next();
      if (reply) return reply;
      if (this.socket.destroyed) throw new Error('the connection was closed');
      await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')]);
    }
  }

  close(): void {
    this.socket.destroy();
  }
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

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Milliseconds of a clock that all processes of the machine share. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;
/** The masking key; all zero, which leaves the payload unchanged. */
const MASK = Buffer.alloc(4);
const MASKED = 0x80;
/** From this size on, the length of a payload is in two additional bytes. */
const LONG = 126;
const END_OF_HEAD = '\r\n\r\n';

/** A masked frame. */
function buildFrame(first: number, payload: Buffer): Buffer {
  const isShort = payload.length < LONG;
  const head = Buffer.alloc(isShort ? 2 : 4);
  head[0] = first;
  head[1] = MASKED | (isShort ? payload.length : LONG);
  if (!isShort) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, MASK, payload]);
}

export interface LightSocketOptions {
  readonly url: URL;
  /** Header lines of the handshake, like a browser's. */
  readonly headers: readonly string[];
  readonly onOpen: () => void;
  readonly onText: (text: Buffer) => void;
  /** Called with the reason, unless `destroy` was called. */
  readonly onEnd: (reason: string) => void;
}

/**
 * A cheap WebSocket client: with thousands of them in one process, reading an event must not take longer than the server takes to
 * send it. Supports what this server sends: complete frames of less than 64 KB.
 */
export class LightSocket {
  private readonly socket: Socket;
  private readonly options: LightSocketOptions;
  private isOpen = false;
  private rest: Buffer | null = null;

  /** All sockets of a process read into the same buffer, one after the other. */
  constructor(options: LightSocketOptions, memory: Buffer) {
    this.options = options;
    const { url, headers, onEnd } = options;
    this.socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: memory,
        callback: (length) => {
          this.read(memory.subarray(0, length));
          return true;
        },
      },
    });
    this.socket.once('error', (error) => onEnd(error.message));
    this.socket.once('end', () => onEnd('the server ended the connection'));
    const key = randomBytes(16).toString('base64');
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
    ];
    const protocol = 'Sec-WebSocket-Protocol: graphql-transport-ws';
    this.socket.write(
      [`GET ${url.pathname} HTTP/1.1`, `Host: ${url.host}`, ...upgrade, protocol, ...headers].join('\r\n') +
        END_OF_HEAD,
    );
  }

  send(text: Buffer): void {
    this.socket.write(buildFrame(TEXT, text));
  }

  destroy(): void {
    this.socket.removeAllListeners('error');
    this.socket.removeAllListeners('end');
    this.socket.on('error', () => undefined);
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    const received = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    const data = this.isOpen ? received : this.readHead(received);
    // Copied, since the buffer is reused.
    const rest = this.isOpen ? this.readFrames(data) : data;
    this.rest = rest.length > 0 ? Buffer.from(rest) : null;
  }

  /** Returns the bytes after the head, or everything if the head is incomplete. */
  private readHead(data: Buffer): Buffer {
    const end = data.indexOf(END_OF_HEAD);
    if (end < 0) return data;
    const head = data.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 101 ')) {
      this.options.onEnd(head.slice(0, head.indexOf('\r')));
      return data;
    }
    this.isOpen = true;
    this.options.onOpen();
    return data.subarray(end + END_OF_HEAD.length);
  }

  /** Returns the start of an incomplete frame. */
  private readFrames(received: Buffer): Buffer {
    let data = received;
    while (data.length >= 2) {
      const isShort = (data[1] ?? 0) < LONG;
      const start = isShort ? 2 : 4;
      if (data.length < start) break;
      const end = start + (isShort ? (data[1] ?? 0) : data.readUInt16BE(2));
      if (data.length < end) break;
      this.handle(data[0] ?? 0, data.subarray(start, end));
      data = data.subarray(end);
    }
    return data;
  }

  private handle(first: number, payload: Buffer): void {
    if (first === TEXT) this.options.onText(payload);
    else if (first === PING) this.socket.write(buildFrame(PONG, payload));
    else if (first === CLOSE) this.options.onEnd(`closed with ${payload.readUInt16BE(0)}`);
    else this.options.onEnd(`an unexpected frame: ${first}`);
  }
}

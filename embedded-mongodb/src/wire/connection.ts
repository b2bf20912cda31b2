import type { Socket } from 'node:net';
import type { Document } from '../bson/values.ts';
import { asMongoError, errorReply, MongoError } from '../errors.ts';
import { FramingError, MessageSplitter } from './framing.ts';
import { encodeReply, lastReplyId, parseMessage, type Request } from './message.ts';

/** A reply, and for exhaust cursors a function for the next one. */
export interface Answer {
  reply: Document;
  next?: () => Promise<Answer>;
}

/** Counts the bytes of requests and replies. */
export interface Traffic {
  received(bytes: number): void;
  sent(bytes: number): void;
}

export type Handler = (request: Request, connection: Connection) => Promise<Answer>;

/** The number of buffered bytes behind the current request at which reading pauses. */
const READ_AHEAD = 1 << 20;
/** The time limit in milliseconds for the rest of a message. */
const MESSAGE_LIMIT_MS = 60_000;
/** Idle time in milliseconds until TCP keep-alive, which detects vanished clients. */
const KEEP_ALIVE_MS = 120_000;

/** The connection of a client: requests are answered sequentially. */
export class Connection {
  readonly id: number;
  readonly localAddress: string;
  readonly remoteAddress: string;
  /** The application name from the client's handshake. */
  applicationName: string | undefined;
  readonly #socket: Socket;
  readonly #handler: Handler;
  readonly #traffic: Traffic;
  readonly #splitter = new MessageSplitter();
  #busy = false;
  /** The arrival time of an incomplete message. */
  #unfinishedSince: number | undefined;
  #closed = false;
  readonly #onClose: (() => void)[] = [];

  constructor(id: number, socket: Socket, traffic: Traffic, handler: Handler) {
    this.id = id;
    this.#socket = socket;
    this.#handler = handler;
    this.#traffic = traffic;
    this.localAddress = `${socket.localAddress ?? '127.0.0.1'}:${socket.localPort ?? 0}`;
    this.remoteAddress = `${socket.remoteAddress ?? ''}:${socket.remotePort ?? 0}`;
    socket.setNoDelay(true);
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', () => this.close());
    socket.on('close', () => this.close());
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  onClose(listener: () => void): () => void {
    this.#onClose.push(listener);
    return () => {
      const at = this.#onClose.indexOf(listener);
      if (at !== -1) this.#onClose.splice(at, 1);
    };
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#socket.destroy();
    for (const listener of this.#onClose.splice(0)) listener();
  }

  /** Closes the connection if a message stays incomplete for too long. */
  closeIfStalled(now: number): void {
    if (this.#unfinishedSince !== undefined && now - this.#unfinishedSince > MESSAGE_LIMIT_MS) this.close();
  }

  #receive(chunk: Buffer): void {
    this.#traffic.received(chunk.length);
    this.#splitter.push(chunk);
    if (!this.#busy) void this.#work();
    else if (this.#splitter.held > READ_AHEAD) this.#socket.pause();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    try {
      while (!this.#closed) {
        const message = this.#splitter.next();
        if (!message) break;
        this.#unfinishedSince = undefined;
        await this.#answer(message);
      }
    } catch {
      this.close();
    }
    this.#busy = false;
    if (this.#splitter.held > 0) this.#unfinishedSince ??= Date.now();
    if (!this.#closed && this.#socket.isPaused()) this.#socket.resume();
  }

  async #answer(message: Buffer): Promise<void> {
    const request = readRequest(message);
    if (request instanceof MongoError) {
      const id = message.readInt32LE(4);
      const envelope = { id, body: {}, isLegacy: false, moreToCome: false, exhaustAllowed: false };
      await this.#send(encodeReply(envelope, errorReply(request), id));
      return;
    }
    let answer = await this.#handler(request, this);
    if (request.moreToCome) return;
    let responseTo = request.id;
    while (!this.#closed) {
      const next = answer.next;
      await this.#send(encodeReply(request, answer.reply, responseTo, next !== undefined));
      if (!next) return;
      responseTo = lastReplyId();
      answer = await next();
    }
  }

  async #send(bytes: Buffer): Promise<void> {
    if (this.#closed) return;
    this.#traffic.sent(bytes.length);
    if (this.#socket.write(bytes)) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#socket.off('drain', done);
        this.#socket.off('close', done);
        resolve();
      };
      this.#socket.once('drain', done);
      this.#socket.once('close', done);
    });
  }
}

/** Parses a request. Invalid BSON yields an error for the reply; an invalid message throws and ends the connection. */
function readRequest(message: Buffer): Request | MongoError {
  try {
    return parseMessage(message);
  } catch (error) {
    if (error instanceof FramingError || error instanceof RangeError) throw error;
    return asMongoError(error);
  }
}

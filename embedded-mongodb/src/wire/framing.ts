/** The largest message MongoDB accepts, in bytes. */
export const MAX_MESSAGE_SIZE = 48_000_000;
export const HEADER_SIZE = 16;

export class FramingError extends Error {}

const NOTHING = Buffer.alloc(0);

/** Splits a byte stream into messages. Takes at most twice the memory of the unprocessed bytes. */
export class MessageSplitter {
  /** The buffer: returned messages, unprocessed bytes from start to end, free space. */
  #buffer: Buffer = NOTHING;
  #start = 0;
  #end = 0;

  /** The number of bytes not yet returned in a message. */
  get held(): number {
    return this.#end - this.#start;
  }

  push(chunk: Buffer): void {
    if (this.held === 0) {
      this.#buffer = chunk;
      this.#start = 0;
      this.#end = chunk.length;
      return;
    }
    if (this.#end + chunk.length > this.#buffer.length) this.#grow(chunk.length);
    chunk.copy(this.#buffer, this.#end);
    this.#end += chunk.length;
  }

  /** The next complete message, if any. Throws FramingError for invalid bytes. */
  next(): Buffer | undefined {
    if (this.held < 4) return undefined;
    const length = this.#buffer.readInt32LE(this.#start);
    if (length < HEADER_SIZE || length > MAX_MESSAGE_SIZE) throw new FramingError(`message length ${length}`);
    if (this.held < length) return undefined;
    const message = this.#buffer.subarray(this.#start, this.#start + length);
    this.#start += length;
    if (this.held === 0) this.#buffer = NOTHING;
    return message;
  }

  #grow(bytes: number): void {
    const { held } = this;
    const grown = Buffer.allocUnsafe(Math.max(2 * held, held + bytes));
    this.#buffer.copy(grown, 0, this.#start, this.#end);
    this.#buffer = grown;
    this.#start = 0;
    this.#end = held;
  }
}

/** The largest message MongoDB accepts, in bytes. */
export const MAX_MESSAGE_SIZE = 48_000_000;
export const HEADER_SIZE = 16;

export class FramingError extends Error {}

/** Cuts a stream of bytes into messages. Holds no more than one message that is not complete. */
export class MessageSplitter {
  #chunks: Buffer[] = [];
  #held = 0;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
  }

  /** The next whole message, if it has arrived. Throws FramingError where the bytes are no messages. */
  next(): Buffer | undefined {
    if (this.#held < 4) return undefined;
    const length = this.#peekLength();
    if (length < HEADER_SIZE || length > MAX_MESSAGE_SIZE) throw new FramingError(`message length ${length}`);
    if (this.#held < length) return undefined;
    const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks, this.#held);
    this.#chunks = all.length > length ? [all.subarray(length)] : [];
    this.#held = all.length - length;
    return all.subarray(0, length);
  }

  #peekLength(): number {
    const [first] = this.#chunks;
    if (first !== undefined && first.length >= 4) return first.readInt32LE(0);
    const joined = Buffer.concat(this.#chunks, this.#held);
    this.#chunks = [joined];
    return joined.readInt32LE(0);
  }
}

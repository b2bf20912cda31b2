import { ArchiveError } from './format.ts';

/** Reads blocks of a given length from a stream of bytes. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #waiting: Uint8Array[] = [];
  #length = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Returns the next bytes without consuming them; null at the end of the stream. Throws if the stream ends within them. */
  async peek(length: number): Promise<Buffer | null> {
    while (this.#length < length) {
      const { value, done } = await this.#source.next();
      if (done) {
        if (this.#length === 0) return null;
        throw new ArchiveError('The archive is cut off.');
      }
      this.#waiting.push(value);
      this.#length += value.length;
    }
    if ((this.#waiting[0]?.length ?? 0) < length) this.#waiting = [Buffer.concat(this.#waiting)];
    const [first = new Uint8Array()] = this.#waiting;
    return Buffer.from(first.buffer, first.byteOffset, length);
  }

  /** Returns and consumes the next bytes. */
  async take(length: number): Promise<Buffer> {
    const bytes = await this.peek(length);
    if (!bytes) throw new ArchiveError('The archive is cut off.');
    const first = this.#waiting[0] as Uint8Array;
    if (first.length === length) this.#waiting.shift();
    else this.#waiting[0] = first.subarray(length);
    this.#length -= length;
    return bytes;
  }
}

import { randomBytes } from 'node:crypto';
import { open } from 'lmdb';
import { checkFormat, FORMAT } from './format.ts';
import { type JournalPosition, readJournal } from './journal.ts';
import { IDENTITY_SIZE } from './journal-batch.ts';
import { metaKey } from './keys.ts';
import type { Environment } from './view.ts';
import { WriteSet } from './write-set.ts';

/**
 * The maximum number of entries per LMDB transaction; a larger write set is divided. LMDB takes a few milliseconds for this many.
 */
const CHUNK_ENTRIES = 1000;
const CHUNK_BYTES = 2 * 1024 * 1024;

const FORMAT_KEY = metaKey('format');
/** The identity of the data file, and the sequence number of the first batch of the journal that it does not contain. */
const POSITION_KEY = metaKey('journal');
/** Exists while the data file contains commits only in part, so that it is useless without the journal. */
const PARTIAL_KEY = metaKey('journalPartial');

/** The ordered map in the data file, which contains the commits up to a position of the journal. */
export class DataMap {
  readonly environment: Environment;
  /** The journal position up to which everything is in the data file. */
  readonly position: JournalPosition;

  /** Opens the data file and adds the commits that are only in the journal. */
  constructor(folder: string, sync: boolean) {
    this.environment = open<Buffer, Buffer>({
      path: folder,
      keyEncoding: 'binary',
      encoding: 'binary',
      compression: false,
      overlappingSync: false,
      noSync: !sync,
      maxReaders: 2000,
      maxDbs: 1,
    });
    this.position = this.#recover(folder);
  }

  #recover(folder: string): JournalPosition {
    const format = this.#get(FORMAT_KEY)?.toString('latin1');
    checkFormat(format);
    const stored = this.#readPosition();
    const batches = readJournal(folder, stored);
    const isPartial = this.#get(PARTIAL_KEY) !== undefined;
    if (isPartial && batches.length === 0) throw new Error(`the journal in ${folder} is missing: restore the folder`);
    const position = {
      identity: stored?.identity ?? batches[0]?.identity ?? randomBytes(IDENTITY_SIZE),
      next: (batches.at(-1)?.sequence ?? (stored?.next ?? 1) - 1) + 1,
    };
    if (stored && batches.length === 0 && format === FORMAT) return position;
    this.environment.transactionSync(() => {
      for (const { entries } of batches) for (const [key, value] of entries.entries()) this.#put(key, value);
      this.#put(FORMAT_KEY, Buffer.from(FORMAT, 'latin1'));
      this.#putPosition(position);
    });
    return position;
  }

  /**
   * Writes commits and the position after them. A large write set is divided into transactions: before the last one, the data
   * file is only complete together with the journal.
   */
  async write(writeSet: WriteSet, position: JournalPosition): Promise<void> {
    let chunk = new WriteSet();
    for (const key of writeSet.keys()) {
      if (chunk.size >= CHUNK_ENTRIES || chunk.bytes >= CHUNK_BYTES) {
        chunk.set(PARTIAL_KEY, Buffer.from('1', 'latin1'));
        await this.#writeChunk(chunk);
        chunk = new WriteSet();
      }
      chunk.set(key, writeSet.get(key) ?? null);
    }
    await this.#writeChunk(chunk, position);
  }

  /**
   * Closes the data file so that it can be opened without the journal. LMDB keeps two states: another transaction makes the older
   * one complete, too, so that either suffices if the other is damaged.
   */
  async close(position: JournalPosition): Promise<void> {
    await this.#writeChunk(new WriteSet(), position);
    await this.environment.close();
  }

  async #writeChunk(chunk: WriteSet, position?: JournalPosition): Promise<void> {
    await this.environment.batch(() => {
      for (const [key, value] of chunk.entries()) this.#put(key, value);
      if (position) this.#putPosition(position);
    });
  }

  #get(key: string): Buffer | undefined {
    return this.environment.getBinary(Buffer.from(key, 'latin1'));
  }

  #put(key: string, value: Buffer | null): void {
    const bytes = Buffer.from(key, 'latin1');
    if (value === null) void this.environment.remove(bytes);
    else void this.environment.put(bytes, value);
  }

  #readPosition(): JournalPosition | undefined {
    const stored = this.#get(POSITION_KEY);
    if (!stored) return undefined;
    const next = Number(stored.readBigUInt64LE(0));
    return { identity: Buffer.from(stored.subarray(8, 8 + IDENTITY_SIZE)), next };
  }

  #putPosition({ identity, next }: JournalPosition): void {
    const bytes = Buffer.alloc(8 + IDENTITY_SIZE);
    bytes.writeBigUInt64LE(BigInt(next), 0);
    identity.copy(bytes, 8);
    this.#put(POSITION_KEY, bytes);
    this.#put(PARTIAL_KEY, null);
  }
}

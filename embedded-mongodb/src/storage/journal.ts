import {
  closeSync,
  constants,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  write,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Batch, BLOCK, encodeBatch, readBatch } from './journal-batch.ts';
import type { WriteSet } from './write-set.ts';

const writeAt = promisify(write);
const syncData = promisify(fdatasync);

const ADVICE = 'restore the folder from a copy';

const NAMES = ['journal.0', 'journal.1'] as const;

/** A file that one large commit has made longer than this is truncated before it is used again. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** Identifies the batches that belong to a data file. */
export interface JournalPosition {
  identity: Buffer;
  /** The sequence number of the first batch that the data file does not contain. */
  next: number;
}

/**
 * The log of commits that are not in the data file yet: a commit is durable once its batch is on disk, which takes one sequential
 * write. There are two files: while the batches of one are moved into the data file, the next ones are appended to the other.
 * Files are overwritten instead of recreated, since a file that keeps its length is synced faster.
 */
export class Journal {
  readonly #identity: Buffer;
  readonly #sync: boolean;
  readonly #folder: string;
  readonly #files: readonly number[];
  #active = 0;
  #end = 0;
  #next: number;

  /** Everything that was in the files must be in the data file: they are overwritten. */
  constructor(folder: string, { identity, next }: JournalPosition, sync: boolean) {
    this.#folder = folder;
    this.#identity = identity;
    this.#next = next;
    this.#sync = sync;
    this.#files = NAMES.map((name) => openSync(join(folder, name), constants.O_RDWR | constants.O_CREAT));
    if (sync) syncFolder(folder);
  }

  /** The length of the file that batches are appended to. */
  get size(): number {
    return this.#end;
  }

  /** Resolves when the writes are on disk. The previous batch must already be on disk. */
  async append(writeSet: WriteSet): Promise<void> {
    const bytes = encodeBatch(this.#identity, this.#next, writeSet);
    const file = this.#files[this.#active] as number;
    for (let written = 0; written < bytes.length; ) {
      const at = this.#end + written;
      written += (await writeAt(file, bytes, written, bytes.length - written, at)).bytesWritten;
    }
    if (this.#sync) await syncData(file);
    this.#end += bytes.length;
    this.#next++;
  }

  /** The position after all batches so far. */
  get position(): JournalPosition {
    return { identity: this.#identity, next: this.#next };
  }

  /** Continues in the other file, whose batches must be in the data file. */
  turn(): void {
    this.#active = 1 - this.#active;
    this.#end = 0;
    const file = this.#files[this.#active] as number;
    if (fstatSync(file).size > KEPT_BYTES) ftruncateSync(file);
  }

  /** Removes the files, when everything is in the data file. */
  remove(): void {
    for (const file of this.#files) closeSync(file);
    for (const name of NAMES) rmSync(join(this.#folder, name), { force: true });
  }
}

/** A new file is only durable when its directory entry is, too. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * The batches in a folder from a position on, in order.
 * @param position that of the data file; undefined if it was never written with a journal
 * @throws if acknowledged batches are missing, damaged, or belong to another data file
 */
export function readJournal(folder: string, position: JournalPosition | undefined): Batch[] {
  const next = position?.next ?? 1;
  const batches = NAMES.flatMap((name) => readFile(join(folder, name)))
    .filter(({ sequence }) => sequence >= next)
    .sort((a, b) => a.sequence - b.sequence);
  const identity = position?.identity ?? batches[0]?.identity;
  for (const [index, batch] of batches.entries()) {
    if (identity && !batch.identity.equals(identity)) throw damaged(folder, 'belongs to another data file');
    if (batch.sequence !== next + index) throw damaged(folder, `lacks the writes of batch ${next + index}`);
  }
  return batches;
}

/**
 * All complete batches of a file. After the newest ones there may be an incomplete one from the end of a process, and older ones
 * that were not overwritten.
 */
function readFile(path: string): Batch[] {
  const file = readExisting(path);
  const batches: Batch[] = [];
  for (let at = 0; at < file.length; ) {
    const batch = readBatch(file, at);
    if (batch) batches.push(batch);
    at = batch?.end ?? at + BLOCK;
  }
  return batches;
}

function readExisting(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function damaged(folder: string, what: string): Error {
  return new Error(`the journal in ${folder} ${what}: ${ADVICE}`);
}

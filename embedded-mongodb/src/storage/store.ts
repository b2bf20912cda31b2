import { mkdirSync } from 'node:fs';
import { open } from 'lmdb';
import { type Environment, View } from './view.ts';
import { WriteSet } from './write-set.ts';

export interface Snapshot {
  view: View;
  release(): void;
}

/** The number of pending entries above which long work waits; LMDB takes some milliseconds for as many. */
const PENDING_ENTRIES = 5000;
const PENDING_BYTES = 8 * 1024 * 1024;

interface Waiter {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * An ordered map on disk. A committed write set is visible immediately and is written to LMDB soon after, together with all
 * write sets committed meanwhile, in one LMDB transaction: waiting writers share one sync, and commits are atomic.
 */
export class Store {
  /** Resolves with the reason when a write to disk has failed: memory and disk differ from then on. */
  readonly failed: Promise<Error>;
  readonly #environment: Environment;
  #current = new WriteSet();
  /** Closed write sets that are not in LMDB yet, newest first. */
  #sealed: WriteSet[] = [];
  #flushing = false;
  #scheduled = false;
  #waiters: Waiter[] = [];
  /** Long writes that wait for room. */
  #crowd: (() => void)[] = [];
  #failure: unknown;
  #fail: (error: Error) => void = () => {};
  #latest: View | undefined;

  constructor(folder: string, sync: boolean) {
    mkdirSync(folder, { recursive: true });
    this.failed = new Promise((resolve) => {
      this.#fail = resolve;
    });
    this.#environment = open<Buffer, Buffer>({
      path: folder,
      keyEncoding: 'binary',
      encoding: 'binary',
      compression: false,
      overlappingSync: false,
      noSync: !sync,
      maxReaders: 2000,
      maxDbs: 1,
    });
  }

  /** The newest committed state; valid until the next commit or turn of the event loop. */
  view(): View {
    this.#environment.resetReadTxn();
    this.#latest ??= new View(this.#environment, [this.#current, ...this.#sealed]);
    return this.#latest;
  }

  /** A snapshot of the newest state, valid until it is released. */
  snapshot(): Snapshot {
    this.#seal();
    this.#environment.resetReadTxn();
    const view = new View(this.#environment, [...this.#sealed]);
    const release = view.hold();
    let released = false;
    return {
      view,
      release: () => {
        if (!released) release();
        released = true;
      },
    };
  }

  /** Holds a view of this turn of the event loop: it does not change until the returned function is called. */
  hold(view: View): () => void {
    this.#seal();
    this.#latest = undefined;
    return view.hold();
  }

  /** Makes the writes of a write set visible atomically. */
  commit(writeSet: WriteSet): void {
    if (this.#failure) throw this.#failure;
    for (const [key, value] of writeSet.entries()) this.#current.set(key, value);
    this.#schedule();
  }

  /** Backpressure: resolves when few enough writes are pending; undefined if there is no need to wait. */
  room(): Promise<void> | undefined {
    return this.#isFull() ? this.#untilRoom() : undefined;
  }

  async #untilRoom(): Promise<void> {
    while (this.#isFull() && !this.#failure) await new Promise<void>((resolve) => this.#crowd.push(resolve));
    if (this.#failure) throw this.#failure;
  }

  #isFull(): boolean {
    const writeSets = [this.#current, ...this.#sealed];
    return sumUp(writeSets, 'size') > PENDING_ENTRIES || sumUp(writeSets, 'bytes') > PENDING_BYTES;
  }

  /** Resolves when everything committed so far is on disk. */
  durable(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#current.size === 0 && this.#sealed.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }));
  }

  async close(): Promise<void> {
    await this.durable();
    await this.#environment.close();
  }

  #seal(): void {
    if (this.#current.size === 0) return;
    this.#sealed = [this.#current, ...this.#sealed];
    this.#current = new WriteSet();
    this.#latest = undefined;
  }

  #schedule(): void {
    if (this.#scheduled || this.#flushing) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#flushing = true;
    this.#seal();
    const writeSets = this.#sealed;
    const waiters = this.#waiters;
    this.#waiters = [];
    try {
      await this.#write(writeSets);
      this.#sealed = this.#sealed.filter((writeSet) => !writeSets.includes(writeSet));
      this.#latest = undefined;
      for (const waiter of waiters) waiter.resolve();
    } catch (error) {
      this.#failure = error;
      this.#fail(await findReason(error));
      for (const waiter of [...waiters, ...this.#waiters]) waiter.reject(error);
    }
    this.#flushing = false;
    for (const resume of this.#crowd.splice(0)) resume();
    if (this.#failure) return;
    if (this.#current.size > 0 || this.#sealed.length > 0) this.#schedule();
    else for (const waiter of this.#waiters.splice(0)) waiter.resolve();
  }

  async #write(writeSets: readonly WriteSet[]): Promise<void> {
    await this.#environment.batch(() => {
      for (const writeSet of writeSets.toReversed()) {
        for (const [key, value] of writeSet.entries()) {
          const bytes = Buffer.from(key, 'latin1');
          if (value === null) this.#environment.remove(bytes);
          else this.#environment.put(bytes, value);
        }
      }
    });
  }
}

function sumUp(writeSets: readonly WriteSet[], figure: 'size' | 'bytes'): number {
  return writeSets.reduce((sum, writeSet) => sum + writeSet[figure], 0);
}

/** Extracts LMDB's error, which is a promise within the error of the batch. */
async function findReason(error: unknown): Promise<Error> {
  const cause = (error as { commitError?: Promise<unknown> }).commitError;
  const reason = cause === undefined ? error : await cause.catch((inner: unknown) => inner);
  return reason instanceof Error ? reason : new Error(String(reason));
}

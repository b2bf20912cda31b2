import { mkdirSync } from 'node:fs';
import { DataMap } from './data-map.ts';
import { Journal } from './journal.ts';
import { flatten, stack } from './layers.ts';
import { type Environment, View } from './view.ts';
import { WriteSet } from './write-set.ts';

export interface Snapshot {
  view: View;
  release(): void;
}

/** Limits of writes that wait for the journal; beyond them, long work waits. */
const PENDING = { entries: 5000, bytes: 8 * 1024 * 1024 };
/** A compromise: with a longer journal, pages are written less often, but it takes more memory and a longer recovery. */
const JOURNAL_BYTES = 4 * 1024 * 1024;
/** A journal file above this length is moved when nothing was written for this time. */
const REST = { bytes: 1024 * 1024, milliseconds: 1000 };
/** Limits of writes that wait for a running move; beyond them, long work waits. */
const BACKLOG = { entries: 50_000, bytes: 32 * 1024 * 1024 };

interface Waiter {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * An ordered map on disk. A committed write set is visible immediately. Soon after, it is appended to the journal together
 * with all write sets committed meanwhile: waiting writers share one sync, and commits are atomic. From time to time all
 * commits of the journal are moved into the data file, where pages that many of them change are written once.
 */
export class Store {
  /** Resolves with the reason when a write to disk has failed: memory and disk differ from then on. */
  readonly failed: Promise<Error>;
  readonly #data: DataMap;
  readonly #environment: Environment;
  readonly #journal: Journal;
  readonly #journalBytes: number;
  #current = new WriteSet();
  /** Closed write sets that are not in the journal yet, newest first. */
  #sealed: readonly WriteSet[] = [];
  /** Write sets that are in the journal, but not in the data file; newest first. */
  #journaled: readonly WriteSet[] = [];
  /** Write sets that are being moved into the data file. */
  #moving: readonly WriteSet[] = [];
  #move: Promise<void> | undefined;
  #resting: NodeJS.Timeout | undefined;
  #flushing = false;
  #scheduled = false;
  #waiters: Waiter[] = [];
  /** Long writes that wait for room. */
  #crowd: (() => void)[] = [];
  #failure: unknown;
  #fail: (error: Error) => void = () => {};
  #latest: View | undefined;

  /** @param journalBytes the length of a journal file above which its commits are moved into the data file */
  constructor(folder: string, sync: boolean, journalBytes = JOURNAL_BYTES) {
    this.#journalBytes = journalBytes;
    mkdirSync(folder, { recursive: true });
    this.failed = new Promise((resolve) => {
      this.#fail = resolve;
    });
    this.#data = new DataMap(folder, sync);
    this.#environment = this.#data.environment;
    this.#journal = new Journal(folder, this.#data.position, sync);
  }

  /** The newest committed state; valid until the next commit or turn of the event loop. */
  view(): View {
    this.#latest ??= new View(this.#environment, [this.#current, ...this.#closed()]);
    return this.#latest;
  }

  /** A snapshot of the newest state, valid until it is released. */
  snapshot(): Snapshot {
    this.#seal();
    const view = new View(this.#environment, this.#closed());
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
    const exceeds = (writeSets: readonly WriteSet[], limit: { entries: number; bytes: number }) =>
      sumUp(writeSets, 'size') > limit.entries || sumUp(writeSets, 'bytes') > limit.bytes;
    return exceeds([this.#current, ...this.#sealed], PENDING) || (!!this.#move && exceeds(this.#journaled, BACKLOG));
  }

  /** Resolves when everything committed so far is on disk. */
  durable(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#current.size === 0 && this.#sealed.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }));
  }

  /** Moves everything into the data file, so that it needs no journal. */
  async close(): Promise<void> {
    await this.durable();
    clearTimeout(this.#resting);
    await this.#move;
    if (this.#journaled.length > 0) await this.#beginMove();
    if (this.#failure) throw this.#failure;
    await this.#data.close(this.#journal.position);
    this.#journal.remove();
  }

  #seal(): void {
    if (this.#current.size === 0) return;
    this.#sealed = [this.#current, ...this.#sealed];
    this.#current = new WriteSet();
    this.#latest = undefined;
  }

  /** The layers above the data file that no longer change, newest first. */
  #closed(): WriteSet[] {
    return [...this.#sealed, ...this.#journaled, ...this.#moving];
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
    // After a failed move, the other journal file contains commits that are stored nowhere else, and must not be overwritten.
    if (this.#failure) return;
    this.#flushing = true;
    this.#seal();
    const written = this.#sealed;
    const waiters = this.#waiters;
    this.#waiters = [];
    try {
      if (this.#journal.size >= this.#journalBytes && !this.#move) void this.#beginMove();
      const batch = flatten(written);
      await this.#journal.append(batch);
      this.#sealed = this.#sealed.slice(0, this.#sealed.length - written.length);
      this.#journaled = stack(batch, this.#journaled);
      this.#latest = undefined;
      for (const waiter of waiters) waiter.resolve();
    } catch (error) {
      this.#stop(error);
      for (const waiter of waiters) waiter.reject(error);
    }
    this.#flushing = false;
    this.#resumeCrowd();
    if (this.#failure) return;
    if (this.#current.size > 0 || this.#sealed.length > 0) this.#schedule();
    else this.#rest();
  }

  /** Moves an idle journal: readers are faster without layers above the data file. */
  #rest(): void {
    for (const waiter of this.#waiters.splice(0)) waiter.resolve();
    clearTimeout(this.#resting);
    if (this.#journal.size < REST.bytes) return;
    this.#resting = setTimeout(() => {
      if (!this.#flushing && !this.#move && !this.#failure) void this.#beginMove();
    }, REST.milliseconds);
    this.#resting.unref();
  }

  /** Moves the journal into the data file, while commits are appended to the other journal file. */
  #beginMove(): Promise<void> {
    this.#moving = this.#journaled;
    this.#journaled = [];
    this.#journal.turn();
    this.#move = this.#data
      .write(flatten(this.#moving), this.#journal.position)
      .then(
        () => {
          // Later reads must see the moved entries.
          this.#environment.resetReadTxn();
          this.#moving = [];
          this.#latest = undefined;
        },
        async (error: unknown) => this.#stop(await findReason(error)),
      )
      .finally(() => {
        this.#move = undefined;
        this.#resumeCrowd();
      });
    return this.#move;
  }

  #resumeCrowd(): void {
    for (const resume of this.#crowd.splice(0)) resume();
  }

  /** After a failed write nothing is acknowledged any more. */
  #stop(error: unknown): void {
    this.#failure ??= error;
    this.#fail(error instanceof Error ? error : new Error(String(error)));
    for (const waiter of this.#waiters.splice(0)) waiter.reject(error);
  }
}

function sumUp(writeSets: readonly WriteSet[], figure: 'size' | 'bytes'): number {
  return writeSets.reduce((sum, writeSet) => sum + writeSet[figure], 0);
}

/** Extracts LMDB's error, which is a promise within the error of the batch. */
async function findReason(error: unknown): Promise<unknown> {
  const cause = (error as { commitError?: Promise<unknown> }).commitError;
  return cause === undefined ? error : cause.catch((inner: unknown) => inner);
}

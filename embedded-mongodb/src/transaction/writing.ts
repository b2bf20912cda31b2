import { MongoError, writeConflict } from '../errors.ts';
import type { WriteSet } from '../storage/write-set.ts';
import type { Committer, OpenTransaction } from './committer.ts';
import { drive } from './drive.ts';
import { endsWithin, LockedError, StaleSnapshotError } from './locks.ts';
import { Slices } from './slices.ts';
import type { Break, Work, Writer } from './writer.ts';

/** The wait in milliseconds of a transaction's first statement for a lock before it fails with a conflict. */
const FIRST_STATEMENT_WAIT_MS = 500;

export interface WriteOptions {
  /** Adds entries to each commit. */
  beforeCommit?: (writeSet: WriteSet) => void;
  /** Called after each break; throws to abort the work. */
  checkGoesOn?: () => void;
}

/** Runs the writing parts of commands, each of which may take many turns. */
export class Writing {
  readonly #engine: Committer;
  readonly #atWork = new Set<Promise<void>>();
  #isClosing = false;

  constructor(engine: Committer) {
    this.#engine = engine;
  }

  /** Whether the server is stopping: unfinished work is cleaned up at its next start. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /**
   * Runs work outside of a transaction and commits its writes at each break. If it fails, committed writes stay. Waits if
   * the disk cannot keep up.
   */
  async inSlices<T>(work: Work<T>, options: WriteOptions = {}): Promise<T> {
    const slices = new Slices(this.#engine, options.beforeCommit ?? (() => undefined));
    const leave = this.#enter();
    const atBreak = () => {
      slices.end();
      return this.#engine.store.room();
    };
    const checkGoesOn = () => {
      if (this.#isClosing) throw new MongoError('InterruptedAtShutdown', 'interrupted at shutdown');
      options.checkGoesOn?.();
    };
    try {
      return await drive(endingWithSlice(work, slices), atBreak, checkGoesOn);
    } finally {
      leave();
    }
  }

  /**
   * Runs a statement of a transaction. Before its first read or write, a transaction may wait for a conflicting one to end,
   * and restart on the newest state, as if it had begun later.
   * @param checkGoesOn called after each break, during which the transaction may have been aborted
   */
  async inTransaction<T>(
    transaction: OpenTransaction,
    isFirst: boolean,
    work: Work<T>,
    checkGoesOn: () => void,
  ): Promise<T> {
    const deadline = Date.now() + FIRST_STATEMENT_WAIT_MS;
    const leave = this.#enter();
    try {
      for (;;) {
        try {
          return await drive(work(this.#writerIn(transaction)), () => undefined, checkGoesOn);
        } catch (error) {
          if (error instanceof StaleSnapshotError) throw writeConflict();
          if (!(error instanceof LockedError)) throw error;
          if (!isFirst || !(await endsWithin(error.holder, deadline - Date.now()))) throw writeConflict();
          checkGoesOn();
          this.#engine.renew(transaction);
        }
      }
    } finally {
      leave();
    }
  }

  /** Aborts all work at its next break; resolves when it has ended. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(this.#atWork);
  }

  /** A writer into the batch of a transaction, whose state no other operation changes. */
  #writerIn({ batch }: OpenTransaction): Writer {
    return {
      breaks: 0,
      batch,
      batchOn: () => batch,
      has: () => true,
      hold: (view) => this.#engine.store.hold(view),
      released(error) {
        throw error;
      },
    };
  }

  #enter(): () => void {
    let resolve = () => {};
    const over = new Promise<void>((done) => {
      resolve = done;
    });
    this.#atWork.add(over);
    return () => {
      this.#atWork.delete(over);
      resolve();
    };
  }
}

/** Runs the work and commits its last writes in the same turn, before other operations run. */
function* endingWithSlice<T>(work: Work<T>, slices: Slices): Generator<Break, T> {
  try {
    const result = yield* work(slices);
    slices.end();
    return result;
  } catch (error) {
    if (error instanceof MongoError) slices.end();
    throw error;
  }
}

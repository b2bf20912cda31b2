import { MongoError, writeConflict } from '../errors.ts';
import type { WriteSet } from '../storage/write-set.ts';
import type { Committer, OpenTransaction } from './committer.ts';
import { drive } from './drive.ts';
import { endsWithin, LockedError, StaleSnapshotError } from './locks.ts';
import { Slices } from './slices.ts';
import type { Break, Work, Writer } from './writer.ts';

/** How long the first statement of a transaction waits before it reports a conflict. */
const FIRST_STATEMENT_WAIT_MS = 500;

export interface WriteOptions {
  /** Adds to what is about to be committed. */
  beforeCommit?: (writeSet: WriteSet) => void;
  /** Asked after each break; throws where the work is not to go on. */
  checkGoesOn?: () => void;
}

/** Runs the writing part of commands, of which each may take many turns. */
export class Writing {
  readonly #engine: Committer;
  readonly #atWork = new Set<Promise<void>>();
  #isClosing = false;

  constructor(engine: Committer) {
    this.#engine = engine;
  }

  /** Whether the server is being stopped: what is left undone then is seen to at its next start. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /**
   * Runs work outside of a transaction: document by document, with what was written committed at each of its breaks.
   * Where it fails, what was done before stays done. Takes no more than the disk can follow.
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
   * Runs a statement of a transaction. While the transaction has neither read nor written, it may wait for another one
   * to end and start over from a newer state, as if it had come a moment later.
   * @param checkGoesOn asked after each break, in which the transaction may have been aborted
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

  /** Resolves when all work has ended, which does not go on after its next break. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(this.#atWork);
  }

  /** Nobody else changes what a transaction sees. */
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

/** The work, and with its last step the commit of what it wrote: before anybody else sees the state without that. */
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

import type { Collection } from '../catalog/collection.ts';
import type { View } from '../storage/view.ts';
import type { Pause } from '../yielding.ts';
import { LockedError } from './locks.ts';
import type { WriteBatch } from './write-batch.ts';

/** A break of a write, at which other operations run: for one turn, or until a promise settles. */
export type Break = Pause | Promise<unknown>;

/** The writing part of a command. */
export type Work<T> = (writer: Writer) => Generator<Break, T>;

/**
 * The target of a command's writes. Other operations run at each break of the command. Outside of a transaction, writes are
 * committed before each break: data read before it must be read again.
 */
export interface Writer {
  /** The write batch, valid until the next break; its view shows the newest state, or that of the transaction. */
  readonly batch: WriteBatch;
  /** How often other writes may have become visible; always 0 in a transaction. */
  readonly breaks: number;
  /** Returns the batch. Throws QueryPlanKilled if the collection was dropped or renamed. */
  batchOn(collection: Collection): WriteBatch;
  /** Whether the collection still exists under its name. */
  has(collection: Collection): boolean;
  /** Holds a view of this turn across breaks, until the returned function is called. */
  hold(view: View): () => void;
  /** Resolves when the lock is released. In a transaction, throws the error instead. */
  released(error: LockedError): Promise<void>;
}

/** Runs an atomic step; waits for locks of others and retries. */
export function* onceReleased<T>(writer: Writer, step: () => T): Generator<Break, T> {
  for (;;) {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      yield writer.released(error);
    }
  }
}

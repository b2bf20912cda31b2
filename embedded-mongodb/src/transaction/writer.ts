import type { Collection } from '../catalog/collection.ts';
import type { View } from '../storage/view.ts';
import type { Pause } from '../yielding.ts';
import { LockedError } from './locks.ts';
import type { WriteBatch } from './write-batch.ts';

/** Where a write lets others run: for a turn, or until something has happened. */
export type Break = Pause | Promise<unknown>;

/** The writing part of a command. */
export type Work<T> = (writer: Writer) => Generator<Break, T>;

/**
 * Where a command writes to. At each break of the command others run. Outside of a transaction, what was written until
 * then is committed first: what was read before a break has to be read again.
 */
export interface Writer {
  /** Takes writes until the next break; its view shows the newest state, or the transaction's. */
  readonly batch: WriteBatch;
  /** How often others may have written: after a break in a transaction they have not. */
  readonly breaks: number;
  /** The batch. Throws QueryPlanKilled where the collection was dropped or renamed. */
  batchOn(collection: Collection): WriteBatch;
  /** Whether the collection was neither dropped nor renamed. */
  has(collection: Collection): boolean;
  /** Keeps a view of this turn as it is across breaks, until the result is called. */
  hold(view: View): () => void;
  /** Resolves when nobody else is writing the document any more. Throws the error in a transaction. */
  released(error: LockedError): Promise<void>;
}

/** Does something that is written as a whole or not at all, once nobody else is writing the same. */
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

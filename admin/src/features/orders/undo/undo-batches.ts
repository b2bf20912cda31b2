import type { OrderStatus } from '@eunbit/schema/order';

/** A status change to undo. */
export interface UndoableChange {
  readonly orderNumber: string;
  readonly changeId: string;
}

/** The changes of one press of a button. */
export interface UndoBatch {
  readonly key: string;
  readonly status: OrderStatus;
  readonly changes: readonly UndoableChange[];
  /** Until when all of them can be undone, on the clock of `performance.now`. */
  readonly deadline: number;
}

/** Adds changes; those of one press come in several answers where there are many, and stay one batch. */
export function addToBatches(batches: readonly UndoBatch[], added: UndoBatch): readonly UndoBatch[] {
  const known = batches.find(({ key }) => key === added.key);
  if (!known) return [...batches, added];
  const changes = [...known.changes, ...added.changes];
  const deadline = Math.min(known.deadline, added.deadline);
  return batches.map((batch) => (batch === known ? { ...known, changes, deadline } : batch));
}

/** Those that can still be undone. */
export function openBatches(batches: readonly UndoBatch[], now: number): readonly UndoBatch[] {
  return batches.filter(({ deadline }) => deadline > now);
}

import type { OrderStatus } from '@eunbit/schema/order';

/** A status change to undo. */
export interface UndoableChange {
  readonly orderNumber: string;
  readonly changeId: string;
}

/** The changes of one click. */
export interface UndoBatch {
  readonly key: string;
  readonly status: OrderStatus;
  readonly changes: readonly UndoableChange[];
  /** Until when all of them can be undone, in the time of `performance.now`. */
  readonly deadline: number;
}

/** Adds changes. Many changes of one click come in several responses, and stay one batch. */
export function addToBatches(batches: readonly UndoBatch[], added: UndoBatch): readonly UndoBatch[] {
  const known = batches.find(({ key }) => key === added.key);
  if (!known) return [...batches, added];
  const changes = [...known.changes, ...added.changes];
  const deadline = Math.min(known.deadline, added.deadline);
  return batches.map((batch) => (batch === known ? { ...known, changes, deadline } : batch));
}

/** The batches that can still be undone. */
export function openBatches(batches: readonly UndoBatch[], now: number): readonly UndoBatch[] {
  return batches.filter(({ deadline }) => deadline > now);
}

import type { OrderRecord } from '../order.record.ts';
import { findUndoable, secondsLeft } from '../undo-rules.ts';
import type { UndoableChangeType } from './undoable-change.types.ts';

export function presentUndoableChange(order: OrderRecord, now: Date): UndoableChangeType | null {
  const change = findUndoable(order, now);
  if (!change) return null;
  const { changeId: id, status, by } = change;
  return { id, status, by, secondsLeft: secondsLeft(change, now) };
}

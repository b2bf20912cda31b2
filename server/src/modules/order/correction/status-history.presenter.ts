import type { OrderRecord } from '../order.record.ts';
import type { OrderStatusChangeType } from '../order.types.ts';
import { findTakenBack } from './correction-rules.ts';

/** The history of an order for its reader: why an entry was wrong is for staff alone. */
export function presentStatusHistory(
  history: OrderRecord['statusHistory'],
  isForStaff: boolean,
): OrderStatusChangeType[] {
  const takenBack = findTakenBack(history);
  return history.map(({ status, at, delay, cancellation = null, correction }, index) => ({
    status,
    at,
    delay,
    cancellation,
    isCorrection: correction !== undefined,
    isTakenBack: takenBack.has(index),
    correctionReason: (isForStaff && correction?.reason) || null,
  }));
}

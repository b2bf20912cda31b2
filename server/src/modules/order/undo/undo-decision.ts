import { withoutStep } from '../correction/without-step.ts';
import type { Decision } from '../decision.ts';
import { dueWithoutDelay } from '../deposit-deadlines.ts';
import { linesToSend } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import { findUndoable } from '../undo-rules.ts';

/** An undo that somebody wants. */
export interface Undo {
  readonly changeId: string;
  /** Who undoes it; whoever may take a step may undo it. */
  readonly by: string;
  readonly mayUndo: (status: OrderRecord['status']) => boolean;
}

/** Why a change stays, with the order as it is. */
export interface UndoRefusal {
  readonly outcome: 'TOO_LATE' | 'NOT_ALLOWED';
  readonly order: OrderRecord;
}

/** What a change has closed that its undo does not open again. */
export interface LeftClosed {
  readonly requestId: string;
}

/** What was due of a cash receipt is due again: nothing of it was done since. */
function receiptWithout({ payment: { cashReceipt } }: OrderRecord, { status }: StatusChangeRecord, now: Date) {
  return status === 'ORDER_CANCELLED' && cashReceipt?.dueAt ? { cashReceipt: { ...cashReceipt, dueAt: now } } : {};
}

/** Labels that are still to be bought are looked at again; all others were only to be given back. */
function shipmentWithout({ shipment }: OrderRecord, { status }: StatusChangeRecord, now: Date) {
  const wasMoved = status === 'ORDER_CANCELLED' || (status === 'ORDER_SHIPPED' && shipment?.dueAt);
  return shipment && wasMoved ? { shipment: { ...shipment, dueAt: shipment.state === 'DUE' ? now : null } } : {};
}

const findClosedRequest = ({ paymentRequests = [] }: OrderRecord, { at }: StatusChangeRecord) =>
  paymentRequests.find(({ state, closedAt }) => state === 'CANCELLED' && closedAt?.getTime() === at.getTime());

/**
 * Withdraws the last change of an order, whoever made it, with all that follows from it, of which nothing has begun (ORDER-24). One
 * that the history does not have was undone before. The books stay as they are: a change writes only of money that was
 * in them, and that nothing was paid.
 */
export function decideUndo(
  order: OrderRecord,
  { changeId, by, mayUndo }: Undo,
  now: Date,
): Decision<UndoRefusal, LeftClosed> {
  if (!order.statusHistory.some((entry) => entry.changeId === changeId)) return { order };
  const change = findUndoable(order, now);
  if (change?.changeId !== changeId) return { refused: { outcome: 'TOO_LATE', order } };
  if (!mayUndo(change.status)) return { refused: { outcome: 'NOT_ALLOWED', order } };
  const { status, paymentBefore = order.payment.status } = change;
  const statusHistory = order.statusHistory.slice(0, -1);
  const to = statusHistory.at(-1)?.status ?? order.status;
  const due = dueWithoutDelay(order.payment, change);
  const before = { to, payment: paymentBefore, due, ...receiptWithout(order, change, now) };
  const closed = findClosedRequest(order, change);
  return {
    order: { ...withoutStep(order, before, now), ...shipmentWithout(order, change, now), statusHistory },
    effects: {
      withdrawnEmails: [['status', status]],
      ...(status === 'ORDER_CANCELLED' && { unitsSold: linesToSend(order) }),
      audit: [{ by, action: 'ORDER_STATUS_CHANGE_UNDONE', before: { status }, after: { status: to } }],
    },
    ...(closed && { own: { requestId: closed.id } }),
  };
}

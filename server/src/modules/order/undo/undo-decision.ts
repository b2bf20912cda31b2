import { refuse } from '../../../common/refusal.ts';
import { withoutStep } from '../correction/without-step.ts';
import type { Decision } from '../decision.ts';
import { dueWithoutDelay } from '../deposit-deadlines.ts';
import { linesToSend } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import { findUndoable } from '../undo-rules.ts';

/** A requested undo. */
export interface Undo {
  readonly changeId: string;
  /** Id of the staff member who undoes it; everybody who may make the change may undo it. */
  readonly by: string;
  readonly mayUndo: (status: OrderRecord['status']) => boolean;
}

/** What a change has closed and its undo does not reopen. */
export interface LeftClosed {
  readonly requestId: string;
}

/** Restores the due time of a cash receipt; nothing was done about it since. */
function receiptWithout({ payment: { cashReceipt } }: OrderRecord, { status }: StatusChangeRecord, now: Date) {
  return status === 'ORDER_CANCELLED' && cashReceipt?.dueAt ? { cashReceipt: { ...cashReceipt, dueAt: now } } : {};
}

/** Labels still to be bought become due again; the others were only due for a refund. */
function shipmentWithout({ shipment }: OrderRecord, { status }: StatusChangeRecord, now: Date) {
  const wasMoved = status === 'ORDER_CANCELLED' || (status === 'ORDER_SHIPPED' && shipment?.dueAt);
  return shipment && wasMoved ? { shipment: { ...shipment, dueAt: shipment.status === 'DUE' ? now : null } } : {};
}

const findClosedRequest = ({ paymentRequests = [] }: OrderRecord, { at }: StatusChangeRecord) =>
  paymentRequests.find(({ status, closedAt }) => status === 'CANCELLED' && closedAt?.getTime() === at.getTime());

/**
 * Undoes the last change of an order with all its effects, none of which have begun (ORDER-24). A change missing from the history
 * was already undone; one that can no longer be undone is a conflict. The ledger stays as it is: a change adds entries only for a
 * deposit already recorded or a void.
 */
export function decideUndo(
  order: OrderRecord,
  { changeId, by, mayUndo }: Undo,
  now: Date,
): Decision<OrderRefusal, LeftClosed> {
  if (!order.statusHistory.some((entry) => entry.changeId === changeId)) return { order };
  const change = findUndoable(order, now);
  if (change?.changeId !== changeId) return { conflict: order };
  if (!mayUndo(change.status)) return refuse('STATUS_TRANSITION_REFUSED', 'undo.notAllowed');
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

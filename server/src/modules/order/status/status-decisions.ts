import type { AuditEvent } from '../../audit/audit.service.ts';
import type { LedgerRecord } from '../../ledger/ledger.record.ts';
import { paidByTransfer, voided } from '../../ledger/ledger-entries.ts';
import { backOnShelf, type Decision, type OrderChange } from '../decision.ts';
import { dueAfterDelay, dueBeforeDelay } from '../deposit-deadlines.ts';
import { closeRequest } from '../edit/proposed-edit.ts';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
import { linesToSend, parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import { countUnits, describeParcels } from '../fulfilment/fulfilment-values.ts';
import { unitsAfter } from '../fulfilment/shipping-rules.ts';
import type { OrderRecord, PaymentRecord, PaymentState } from '../order.record.ts';
import { openPaymentRequest } from '../payment-requests.record.ts';
import type { DroppedChangeRecord, PendingChangeRecord } from './pending-change.record.ts';
import { dropChange, toDropEntry, toStatusChange, whyDropped } from './pending-change-rules.ts';
import { followUpAfter, historyEntry, paymentAfter, type StatusChange } from './status-rules.ts';

type Entry = Omit<AuditEvent, 'subject' | 'subjectId'>;

/** Ledger entries of a status change: what a virtual account holds, or a void. Refunds are recorded when they are made. */
function toLedgerRecords(order: OrderRecord, to: PaymentState, at: Date): LedgerRecord[] {
  const from = order.payment.state;
  if (from === to) return [];
  if (from === 'AWAITING_DEPOSIT' && to === 'PAID') return [paidByTransfer(order, at)];
  return to === 'VOID' ? [voided(order, at)] : [];
}

function movePayment(order: OrderRecord, change: StatusChange, state: PaymentState, now: Date): PaymentRecord {
  const { payment } = order;
  const { cashReceipt } = payment;
  const isCancelled = change.status === 'ORDER_CANCELLED';
  return {
    ...payment,
    state,
    followUpAt: followUpAfter(payment, state, now),
    followUpTries: 0,
    ...dueAfterDelay(order, change, now),
    ...(change.status === 'ORDER_SHIPPED' && payment.virtualAccount && { escrowDelivery: newEscrowDelivery() }),
    // Makes the receipt due, so that the job cancels it.
    ...(isCancelled && cashReceipt?.issued?.receiptKey && { cashReceipt: { ...cashReceipt, dueAt: now } }),
  };
}

function toMoveEntry(before: OrderRecord, after: OrderRecord, { delay }: StatusChange, by: string): Entry {
  const values = ({ status, payment, fulfilments }: OrderRecord) => ({
    status,
    payment: payment.state,
    tracking: describeParcels(parcelsOf({ fulfilments })),
    shippedUnits: countUnits(fulfilments),
  });
  const promised =
    after.status === 'ORDER_DELAYED' && delay
      ? { reason: delay.reason, until: delay.until, paymentDueOn: delay.paymentDueOn }
      : {};
  return {
    by,
    action: before.status === after.status ? 'ORDER_PARTLY_SHIPPED' : 'ORDER_STATUS_CHANGED',
    before: values(before),
    after: { ...values(after), ...promised },
  };
}

/** The order without its pending change, and with a mark of one that was dropped. */
function withoutPending(
  { pendingChange: _, droppedChange: __, ...order }: OrderRecord,
  dropped: DroppedChangeRecord | null,
): OrderRecord {
  return dropped ? { ...order, droppedChange: dropped } : order;
}

/** The order without what its customer was asked to pay for, which cannot be done any more once something leaves. */
function withoutRequest(order: OrderRecord, now: Date): OrderChange {
  const request = openPaymentRequest(order);
  return request ? closeRequest(order, request.id, 'CANCELLED', now) : { order };
}

/**
 * The next status of an order with all that follows: payment, units, email, restock. Whether it may be is for the caller to
 * decide. `by` is the id of the member of staff; null for the buyer or the shop.
 */
export function moveOrder(order: OrderRecord, change: StatusChange, by: string | null, now: Date): OrderChange {
  const isCancelled = change.status === 'ORDER_CANCELLED';
  const movesUnits = isCancelled || change.status === 'ORDER_SHIPPED';
  const state = paymentAfter(order.payment, change.status);
  const { status, fulfilments } = unitsAfter(order, change, by, now);
  const isMoved = status !== order.status;
  const dueBefore = dueBeforeDelay(order, change, now);
  const entry = {
    ...historyEntry(change, by, now),
    // For a correction of the cancellation or the delay.
    ...(isCancelled && { paymentBefore: order.payment.state }),
    ...(dueBefore && { dueBefore }),
  };
  const { pendingChange, shipment } = order;
  const isDropped = pendingChange && pendingChange.id !== change.changeId;
  const dropped = isDropped ? dropChange(pendingChange, 'CANCELLED_BY_BUYER', now) : null;
  const kept = movesUnits ? withoutRequest(order, now) : { order };
  const after: OrderRecord = {
    ...withoutPending(kept.order, dropped),
    status,
    ...(movesUnits && { fulfilments }),
    ...(isMoved && { statusHistory: [...order.statusHistory, entry] }),
    payment: movePayment(order, change, state, now),
    // Makes the shipment due, so that the job voids it: it refunds a bought label and buys no other.
    ...(isCancelled && shipment && { shipment: { ...shipment, dueAt: now, attempts: 0 } }),
  };
  return {
    order: after,
    effects: {
      ledger: toLedgerRecords(order, state, now),
      emails: [isMoved ? ['status', change.status] : ['partlyShipped']],
      audit: [
        ...(dropped ? [toDropEntry(after, dropped)] : []),
        ...(by ? [toMoveEntry(order, after, change, by)] : []),
      ],
      unitsBack: [...(kept.effects?.unitsBack ?? []), ...(isCancelled ? [backOnShelf(linesToSend(order), by)] : [])],
    },
  };
}

/** How a member of staff changes a status: `undoSeconds` later, or at once where that is 0. */
export interface StaffMove {
  readonly by: string;
  /** Of the change while it waits. */
  readonly id: string;
  readonly undoSeconds: number;
}

/** A change of staff, which waits so that it can be undone, or is made at once. The caller has judged it. */
export function takeChange(order: OrderRecord, change: StatusChange, move: StaffMove, now: Date): OrderChange {
  const { by, id, undoSeconds } = move;
  if (undoSeconds === 0) return moveOrder(order, change, by, now);
  const { status, delay, tracking, isUnpaidAccepted } = change;
  const pendingChange: PendingChangeRecord = {
    id,
    status,
    delay,
    tracking: [...tracking],
    ...(isUnpaidAccepted && { isUnpaidAccepted }),
    by,
    at: now,
    appliesAt: new Date(now.getTime() + undoSeconds * 1000),
  };
  const { droppedChange: _, ...others } = order;
  return { order: { ...others, pendingChange } };
}

/** Makes a pending change whose time to be undone is over. Judges again: the payment may have changed meanwhile (ORDER-25). */
export function decideDue(order: OrderRecord, id: string, now: Date): Decision<'gone'> {
  const { pendingChange: pending } = order;
  if (pending?.id !== id) return { refused: 'gone' };
  const reason = whyDropped(order, pending);
  if (!reason) return moveOrder(order, toStatusChange(pending), pending.by, now);
  const dropped = dropChange(pending, reason, now);
  return { order: withoutPending(order, dropped), effects: { audit: [toDropEntry(order, dropped)] } };
}

export interface Undo {
  readonly changeId: string;
  readonly by: string;
  readonly mayUndo: (status: OrderRecord['status']) => boolean;
}

interface UndoRefusal {
  readonly outcome: 'TOO_LATE' | 'NOT_ALLOWED';
  readonly order: OrderRecord;
}

/** Takes a pending change back, whoever made it. What is neither pending nor in the history has been undone before, or was dropped. */
export function decideUndo(order: OrderRecord, { changeId, by, mayUndo }: Undo): Decision<UndoRefusal> {
  const { pendingChange, ...others } = order;
  if (pendingChange?.id !== changeId) {
    const isApplied = order.statusHistory.some((entry) => entry.changeId === changeId);
    return isApplied ? { refused: { outcome: 'TOO_LATE', order } } : { order };
  }
  if (!mayUndo(pendingChange.status)) return { refused: { outcome: 'NOT_ALLOWED', order } };
  const [before, after] = [{ status: pendingChange.status }, { status: order.status }];
  return { order: others, effects: { audit: [{ by, action: 'ORDER_STATUS_CHANGE_UNDONE', before, after }] } };
}

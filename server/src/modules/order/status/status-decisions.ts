import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { AuditEvent } from '../../audit/index.ts';
import { type LedgerRecord, paidByTransfer, voided } from '../../ledger/index.ts';
import { andThen, backOnShelf, type OrderChange } from '../decision.ts';
import { dueAfterDelay, dueBeforeDelay } from '../deposit-deadlines.ts';
import { closeRequest } from '../edit/proposed-edit.ts';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
import { countUnits, describeParcels, linesToSend, parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import { unitsAfter } from '../fulfilment/shipping-rules.ts';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import { openPaymentRequest } from '../payment-requests.record.ts';
import { canBeUndone, type UndoOffer, undoTimes } from '../undo-rules.ts';
import { followUpAfter, historyEntry, paymentAfter, type StatusChange } from './status-rules.ts';

type Entry = Omit<AuditEvent, 'subject' | 'subjectId'>;

/** Ledger entries of a status change: the deposit of a virtual account, or a void. Refunds are recorded when they are made. */
function toLedgerRecords(order: OrderRecord, to: PaymentStatus, at: Date): LedgerRecord[] {
  const from = order.payment.status;
  if (from === to) return [];
  if (from === 'AWAITING_PAYMENT' && to === 'PAID') return [paidByTransfer(order, at)];
  return to === 'VOID' ? [voided(order, at)] : [];
}

/** When a change is made, and when its effects begin; later if it can be undone until then. */
interface Times {
  readonly now: Date;
  readonly begins: Date;
}

function movePayment(
  order: OrderRecord,
  change: StatusChange,
  status: PaymentStatus,
  { now, begins }: Times,
): PaymentRecord {
  const { payment } = order;
  const { cashReceipt } = payment;
  const isCancelled = change.status === 'ORDER_CANCELLED';
  const isReceiptDue = isCancelled && (cashReceipt?.issued?.receiptKey || cashReceipt?.dueAt);
  return {
    ...payment,
    status,
    followUpAt: followUpAfter(payment, status, begins),
    followUpTries: 0,
    ...(status === 'REFUND_DUE' && begins > now && { refundDueAt: begins }),
    ...dueAfterDelay(order, change, now),
    ...(change.status === 'ORDER_SHIPPED' && payment.virtualAccount && { escrowDelivery: newEscrowDelivery() }),
    // Makes the receipt due, so that the job cancels it or finds that none has to be issued.
    ...(cashReceipt && isReceiptDue && { cashReceipt: { ...cashReceipt, dueAt: begins } }),
  };
}

/** Makes the shipment of a cancelled order due, so that the job voids it: it refunds a bought label and buys no other. */
function moveShipment({ shipment }: OrderRecord, { status }: StatusChange, { now, begins }: Times) {
  if (!shipment) return {};
  if (status === 'ORDER_CANCELLED') return { shipment: { ...shipment, dueAt: begins, attempts: 0 } };
  // Labels no longer needed are refunded, but only once the change can no longer be undone.
  const isHeld = status === 'ORDER_SHIPPED' && shipment.dueAt !== null && begins > now;
  return isHeld ? { shipment: { ...shipment, dueAt: begins } } : {};
}

function toMoveEntry(before: OrderRecord, after: OrderRecord, { delay }: StatusChange, by: string): Entry {
  const values = ({ status, payment, fulfilments }: OrderRecord) => ({
    status,
    payment: payment.status,
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

/**
 * Closes the open payment request, since its edit is impossible once something is shipped. A payment in progress is cancelled or
 * refunded once the change can no longer be undone.
 */
function withoutRequest(order: OrderRecord, { now, begins }: Times): OrderChange {
  const request = openPaymentRequest(order);
  return request ? closeRequest(order, request.id, 'CANCELLED', now, begins) : { order };
}

/** The history entry of a change, with the data that a correction or undo needs. */
function toEntry(order: OrderRecord, change: StatusChange, by: string | null, to: PaymentStatus, at: Date) {
  const isCancelled = change.status === 'ORDER_CANCELLED';
  const from = order.payment.status;
  const dueBefore = dueBeforeDelay(order, change, at);
  return {
    ...historyEntry(change, by, at),
    ...((isCancelled || from !== to) && { paymentBefore: from, paymentAfter: to }),
    ...(dueBefore && { dueBefore }),
  };
}

/**
 * Changes the status of an order with all effects: payment, units, email, restock. The caller checks that it is allowed. `by` is
 * the id of the staff member; null for the buyer or the shop. If the change can be undone (ORDER-23), emails and requests to
 * providers begin when it no longer can.
 */
export function moveOrder(
  order: OrderRecord,
  change: StatusChange,
  by: string | null,
  now: Date,
  offer: UndoOffer | null = null,
): OrderChange {
  const isCancelled = change.status === 'ORDER_CANCELLED';
  const movesUnits = isCancelled || change.status === 'ORDER_SHIPPED';
  const paymentStatus = paymentAfter(order.payment, change.status);
  const { status, fulfilments } = change.shipping
    ? unitsAfter(order, change.shipping, by, now)
    : { status: change.status, fulfilments: order.fulfilments };
  const isMoved = status !== order.status;
  const undo = offer && isMoved && canBeUndone(order, change) ? { id: offer.id, ...undoTimes(offer, now) } : null;
  const times = { now, begins: undo?.begins ?? now };
  const entry = {
    ...toEntry(order, change, by, paymentStatus, now),
    ...(undo && { changeId: undo.id, undoableUntil: undo.until }),
  };
  const kept = movesUnits ? withoutRequest(order, times) : { order };
  const after: OrderRecord = {
    ...kept.order,
    status,
    ...(movesUnits && { fulfilments }),
    ...(isMoved && { statusHistory: [...order.statusHistory, entry] }),
    payment: movePayment(order, change, paymentStatus, times),
    ...moveShipment(order, change, times),
  };
  return andThen(kept, () => ({
    order: after,
    effects: {
      ledger: toLedgerRecords(order, paymentStatus, now),
      emails: [isMoved ? ['status', change.status] : ['partlyShipped']],
      ...(undo && { emailsDueAt: undo.begins }),
      audit: by ? [toMoveEntry(order, after, change, by)] : [],
      unitsBack: isCancelled ? [backOnShelf(linesToSend(order), by)] : [],
    },
  }));
}

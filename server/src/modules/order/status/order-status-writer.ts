import type { Connection } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditEvent, AuditService } from '../../audit/audit.service.ts';
import type { LedgerRecord } from '../../ledger/ledger.record.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { paidByTransfer, voided } from '../../ledger/ledger-entries.ts';
import type { StockService } from '../../stock/stock.service.ts';
import { dueAfterDelay, dueBeforeDelay } from '../deposit-deadlines.ts';
import type { OrderEmailQueue } from '../emails/order-email-queue.ts';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
import { linesToSend, parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import { countUnits, describeParcels } from '../fulfilment/fulfilment-values.ts';
import { unitsAfter } from '../fulfilment/shipping-rules.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord, PaymentState } from '../order.record.ts';
import type { PaymentRequestHookRegistry } from '../payment-request-hooks.ts';
import { closedRequestFields, isOpenRequest, openPaymentRequest } from '../payment-requests.record.ts';
import { hasPending } from '../stores/has-pending.ts';
import { sumPayment, toPaymentFields } from '../stores/payment-sums.ts';
import { markOrder } from '../stores/sale-mark.model.ts';
import type { CancellationSteps } from './cancellation-steps.ts';
import { dropChange, toDropEvent } from './pending-change-rules.ts';
import { followUpAfter, historyEntry, paymentAfter, type StatusChange } from './status-rules.ts';

interface Deps {
  readonly connection: Connection;
  readonly stock: StockService;
  readonly orderEmails: OrderEmailQueue;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly paymentRequestHooks: PaymentRequestHookRegistry;
  readonly cancellationSteps: CancellationSteps;
}

/** Ledger entries of a status change: what a virtual account holds, or a void. Refunds are recorded when they are made. */
function toLedgerRecords(order: OrderRecord, to: PaymentState, at: Date): LedgerRecord[] {
  const from = order.payment.state;
  if (from === to) return [];
  if (from === 'AWAITING_DEPOSIT' && to === 'PAID') return [paidByTransfer(order, at)];
  return to === 'VOID' ? [voided(order, at)] : [];
}

/**
 * Writes the next status of an order with its side effects: payment, email, restock. The caller checks whether the
 * change is allowed. Null, with nothing written, if the order has changed since it was read.
 */
export function createOrderStatusWriter({
  connection,
  stock,
  orderEmails,
  audit,
  ledger,
  paymentRequestHooks,
  cancellationSteps,
}: Deps) {
  const orders = orderModel(connection);

  /** `by` is the id of the member of staff; null for the buyer or the shop. */
  return async function move(order: OrderRecord, change: StatusChange, by: string | null): Promise<OrderRecord | null> {
    return inTransaction(connection, async (session) => {
      const now = new Date();
      const state = paymentAfter(order.payment, change.status);
      const movements = toLedgerRecords(order, state, now);
      const { judged, sums } = await sumPayment(ledger, session, order, state, movements);
      const isShipping = change.status === 'ORDER_SHIPPED';
      const movesUnits = isShipping || change.status === 'ORDER_CANCELLED';
      const units = unitsAfter(order, change, by, now);
      const isMoved = units.status !== order.status;
      const next = {
        ...(movesUnits ? units : { status: units.status }),
        'payment.state': state,
        ...toPaymentFields(sums),
        'payment.followUpAt': followUpAfter(order.payment, state, now),
        'payment.followUpTries': 0,
        ...toPaymentFields(dueAfterDelay(order, change, now)),
        ...(isShipping && order.payment.virtualAccount && { 'payment.escrowDelivery': newEscrowDelivery() }),
        // Makes the receipt due, so that the job cancels it.
        ...(change.status === 'ORDER_CANCELLED' &&
          order.payment.cashReceipt?.issued?.receiptKey && { 'payment.cashReceipt.dueAt': now }),
        // Makes the shipment due, so that the job voids it: it refunds a bought label and buys no other.
        ...(change.status === 'ORDER_CANCELLED' && order.shipment && { 'shipment.dueAt': now, 'shipment.attempts': 0 }),
      };
      const dueBefore = dueBeforeDelay(order, change, now);
      // For a correction of the cancellation or the delay.
      const before = {
        ...(change.status === 'ORDER_CANCELLED' && { paymentBefore: order.payment.state }),
        ...(dueBefore && { dueBefore }),
      };
      // What the customer was asked to pay for cannot be done any more once something leaves. Opening a request raises the
      // revision, so that none is overlooked.
      const request = movesUnits ? openPaymentRequest(order) : null;
      const { pendingChange } = order;
      const dropped = pendingChange && pendingChange.id !== change.changeId ? pendingChange : null;
      const mark = dropped && dropChange(dropped, 'CANCELLED_BY_BUYER', now);
      const pushed = isMoved && { $push: { statusHistory: { ...historyEntry(change, by, now), ...before } } };
      // Optimistic lock on status, payment, contents, what has left and pending change: of several concurrent changes, one
      // wins. A deposit that was recorded meanwhile is money that this change has not judged.
      const saved = await orders.findOneAndUpdate(
        {
          _id: order._id,
          status: order.status,
          'payment.state': order.payment.state,
          'payment.paidAmount': order.payment.paidAmount,
          ...judged,
          ...hasPending(pendingChange),
          ...(movesUnits && { fulfilmentVersion: order.fulfilmentVersion }),
          revision: order.revision ?? null,
          ...(request && isOpenRequest(request.id)),
        },
        {
          $set: {
            ...next,
            ...(mark && { droppedChange: mark }),
            ...(request && closedRequestFields('CANCELLED', now)),
          },
          $unset: { pendingChange: 1, ...(!mark && { droppedChange: 1 }), ...(request && { proposedEdit: 1 }) },
          ...pushed,
          ...(movesUnits && { $inc: { fulfilmentVersion: 1 } }),
        },
        { session, returnDocument: 'after', lean: true },
      );
      if (!saved) return null;
      if (request) await paymentRequestHooks.current.onClosed(session, order, request);
      if (mark) await audit.record(session, toDropEvent(saved, mark));
      ledger.note(session, movements);
      if (isMoved) orderEmails.status(session, saved, change.status);
      else orderEmails.partlyShipped(session, saved);
      if (by) await audit.record(session, toAuditEvent(order, saved, change, by));
      if (change.status === 'ORDER_CANCELLED') {
        await stock.restock(session, { ...order, lines: linesToSend(order) }, by);
        await cancellationSteps.run(session, saved);
      }
      if (isMoved) markOrder(connection, session, saved, order.status);
      return saved;
    });
  };
}

function toAuditEvent(before: OrderRecord, after: OrderRecord, { delay }: StatusChange, by: string): AuditEvent {
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
    subject: 'ORDER',
    subjectId: before.number,
    before: values(before),
    after: { ...values(after), ...promised },
  };
}

export type OrderStatusWriter = ReturnType<typeof createOrderStatusWriter>;

import { normaliseOrderNumber, type OrderStatus } from '@eunbit/schema/order';
import type { CorrectionProblem } from '@eunbit/schema/order-correction';
import { validateCorrection } from '@eunbit/schema/validation-order-note';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { type Shortage, ShortageError, type StockService } from '../../stock/stock.service.ts';
import type { OrderEmailQueue } from '../emails/order-email-queue.ts';
import { linesToSend, parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import { describeParcels } from '../fulfilment/fulfilment-values.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord, StatusChangeRecord } from '../order.record.ts';
import { followUpAfter } from '../status/status-rules.ts';
import { hasPending } from '../stores/has-pending.ts';
import { sumPayment, toPaymentFields } from '../stores/payment-sums.ts';
import { markOrder } from '../stores/sale-mark.model.ts';
import {
  type CorrectionPlan,
  type CorrectionVerdict,
  judgeCorrection,
  receiptAfterCorrection,
  unitsAfterCorrection,
} from './correction-rules.ts';

export type CorrectionOutcome =
  | { readonly outcome: 'saved' | 'conflict' | 'pending'; readonly order: OrderRecord }
  | { readonly outcome: 'refused'; readonly problem: CorrectionProblem }
  | { readonly outcome: 'short'; readonly order: OrderRecord; readonly shortages: readonly Shortage[] }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' };

interface Correction {
  readonly number: string;
  readonly to: OrderStatus;
  readonly reason: string;
  readonly adminId: string;
}

interface Deps {
  readonly connection: Connection;
  readonly stock: StockService;
  readonly orderEmails: OrderEmailQueue;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
}

/** What of an order the verdict depends on; a write applies only while it still holds. */
function asJudged(order: OrderRecord) {
  const { _id, status, statusHistory, payment, shipment } = order;
  const { state, dueSetAt, refundAccount, cashReceipt, escrowDelivery } = payment;
  return {
    _id,
    status,
    [`statusHistory.${statusHistory.length}`]: { $exists: false },
    ...toPaymentFields({ state, dueSetAt: dueSetAt ?? null }),
    'payment.refundAccount.requestKey': refundAccount?.requestKey ?? null,
    'payment.cashReceipt.dueAt': cashReceipt?.dueAt ?? null,
    'payment.cashReceipt.cancelledAt': cashReceipt?.cancelledAt ?? null,
    'payment.cashReceipt.issued.number': cashReceipt?.issued?.number ?? null,
    'payment.escrowDelivery.registeredAt': escrowDelivery?.registeredAt ?? null,
    fulfilmentVersion: order.fulfilmentVersion,
    ...(shipment && { 'shipment.boxes': { $not: { $elemMatch: { parcel: { $ne: null } } } } }),
    ...hasPending(undefined),
  };
}

/**
 * Takes the last status of an order back where nothing has left the house. The history keeps what was wrong: a correction is
 * one more entry.
 */
export function createOrderCorrectionService({ connection, stock, orderEmails, audit, ledger }: Deps) {
  const orders = orderModel(connection);

  const byNumber = (number: string) => orders.findOne({ number: normaliseOrderNumber(number) }).lean();

  /** Null, with nothing written, if the order has changed since it was read. Throws ShortageError. */
  async function write(order: OrderRecord, plan: CorrectionPlan, { reason, adminId }: Correction) {
    const { to, row, restored, payment: state, due } = plan;
    return inTransaction(connection, async (session) => {
      const now = new Date();
      const { payment } = order;
      const { cashReceipt } = payment;
      const { judged, sums } = await sumPayment(ledger, session, order, state, []);
      const correction = { id: String(new Types.ObjectId()), reason: reason.trim() };
      const entry: StatusChangeRecord = { status: to, at: now, by: adminId, delay: restored.delay, correction };
      const saved = await orders.findOneAndUpdate(
        { ...asJudged(order), ...judged },
        {
          $set: {
            status: to,
            ...toPaymentFields({ ...sums, ...due, state }),
            ...(state !== payment.state && {
              'payment.followUpAt': followUpAfter(payment, state, now),
              'payment.followUpTries': 0,
            }),
            ...(row.stock === 'TAKEN_AGAIN' &&
              cashReceipt && { 'payment.cashReceipt': receiptAfterCorrection(cashReceipt, now) }),
            ...unitsAfterCorrection(order, to),
            ...(payment.escrowDelivery && { 'payment.escrowDelivery': null }),
          },
          $inc: { fulfilmentVersion: 1 },
          $unset: { droppedChange: 1 },
          $push: { statusHistory: entry },
        },
        { session, returnDocument: 'after', lean: true },
      );
      if (!saved) return null;
      if (row.stock === 'TAKEN_AGAIN') await stock.sell(session, order.market, linesToSend(order), order.number);
      orderEmails.corrected(session, saved, correction.id);
      const values = ({ status, payment: { state: paid, dueAt }, fulfilments }: OrderRecord) => ({
        status,
        payment: paid,
        paymentDueAt: dueAt,
        tracking: describeParcels(parcelsOf({ fulfilments })),
      });
      await audit.record(session, {
        by: adminId,
        action: 'ORDER_STATUS_CORRECTED',
        subject: 'ORDER',
        subjectId: order.number,
        before: values(order),
        after: { ...values(saved), note: correction.reason },
      });
      markOrder(connection, session, saved, order.status);
      return saved;
    });
  }

  return {
    /** What a correction would do now; null for an unknown number. */
    async preview(
      number: string,
    ): Promise<{ readonly order: OrderRecord; readonly verdict: CorrectionVerdict } | null> {
      const order = await byNumber(number);
      return order && { order, verdict: judgeCorrection(order, new Date()) };
    },

    /** `to` is the status that the admin was shown; another one in its place is a conflict. */
    async correct(correction: Correction): Promise<CorrectionOutcome> {
      const failures = validateCorrection(correction);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const order = await byNumber(correction.number);
      if (!order) return { outcome: 'notFound' };
      if (order.pendingChange) return { outcome: 'pending', order };
      const verdict = judgeCorrection(order, new Date());
      const to = 'plan' in verdict ? verdict.plan.to : verdict.to;
      if (to !== correction.to) return { outcome: 'conflict', order };
      if ('problem' in verdict) return { outcome: 'refused', problem: verdict.problem };
      try {
        const saved = await write(order, verdict.plan, correction);
        if (saved) return { outcome: 'saved', order: saved };
      } catch (error) {
        if (error instanceof ShortageError) return { outcome: 'short', order, shortages: error.shortages };
        throw error;
      }
      const current = await byNumber(correction.number);
      return current
        ? { outcome: current.pendingChange ? 'pending' : 'conflict', order: current }
        : { outcome: 'notFound' };
    },
  };
}

export type OrderCorrectionService = ReturnType<typeof createOrderCorrectionService>;

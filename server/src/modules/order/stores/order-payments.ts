import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import { writeLast } from '../../../common/last-writes.ts';
import { recordsOf } from '../../../common/models.ts';
import type { LedgerRecord } from '../../ledger/ledger.record.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { markGuest } from '../guest/guest-mark.model.ts';
import { isGuestOrder } from '../guest/guest-order.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import { paidBy } from './intent-filter.ts';
import { sumPayment, toPaymentFields } from './payment-sums.ts';
import { markOrder, markRefund } from './sale-mark.model.ts';

/** The payment fields that the modules of payments may change. */
export type PaymentChange = Partial<
  Pick<
    PaymentRecord,
    | 'state'
    | 'followUpAt'
    | 'followUpTries'
    | 'depositedAmount'
    | 'depositNotedAt'
    | 'depositsTakenBack'
    | 'refundAccount'
    | 'dueAt'
    | 'dueSetAt'
    | 'remindedAt'
    | 'laterIntents'
    | 'intentId'
    | 'card'
    | 'authorisedUntil'
    | 'laterAuthorisation'
    | 'refundedAt'
  >
>;

/** The fields of an order by which its payment is written. */
type PaidOrder = Pick<OrderRecord, '_id' | 'number' | 'market' | 'status' | 'amounts' | 'payment' | 'refunds'>;

/**
 * Payments of orders, for the payment module. A write applies only while the expected state still holds: of two
 * concurrent writers, one wins and the other gets null.
 */
export function createOrderPayments(connection: Connection, ledger: LedgerService) {
  const orders = orderModel(connection);
  const records = recordsOf(orders);

  return {
    /** Inserts an order in the transaction that takes its units from stock, and marks it and its guest to be counted. */
    insert(session: ClientSession, order: OrderRecord): void {
      writeLast(session, orders, { insertOne: { document: order } });
      markOrder(connection, session, order, null);
      if (isGuestOrder(order)) markGuest(connection, session, order.email);
    },

    byCheckout(checkoutId: Types.ObjectId): Promise<OrderRecord | null> {
      return records.findOne({ checkoutId });
    },

    byId(id: Types.ObjectId): Promise<OrderRecord | null> {
      return orders.findById(id).lean().exec();
    },

    byNumber(number: string): Promise<OrderRecord | null> {
      return orders.findOne({ number }).lean().exec();
    },

    /** Finds an order by one of its payment intents. */
    byIntent(intentId: string): Promise<OrderRecord | null> {
      return orders
        .findOne(paidBy([intentId]))
        .lean()
        .exec();
    },

    /** Finds an order by the shop's reference for its virtual account. */
    byVirtualAccount(reference: string): Promise<OrderRecord | null> {
      return orders
        .findOne({ 'payment.virtualAccount.reference': textIs(reference) })
        .lean()
        .exec();
    },

    /** Orders whose payment is due for a follow-up, longest due first. */
    dueForFollowUp(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'payment.followUpAt': dateUntil(now) })
        .sort({ 'payment.followUpAt': 1 })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Cancelled orders whose card payment has to be refunded. */
    dueForRefund(limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'payment.state': 'REFUND_DUE', 'payment.intentId': { $type: 'string' } })
        .limit(limit)
        .lean()
        .exec();
    },

    /**
     * Changes the payment, with these entries of the ledger, which need a session. Returns the changed order; null, with
     * nothing written, if the payment is no longer in the expected state.
     */
    async change(
      order: PaidOrder,
      judged: Pick<PaymentRecord, 'state'>,
      change: PaymentChange,
      session: ClientSession | null = null,
      movements: readonly LedgerRecord[] = [],
    ): Promise<OrderRecord | null> {
      const money = await sumPayment(ledger, session, order, change.state ?? judged.state, movements);
      const saved = await orders
        .findOneAndUpdate(
          { _id: order._id, ...money.judged, ...toPaymentFields(judged) },
          { $set: toPaymentFields({ ...change, ...money.sums }) },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
      if (saved && session) {
        ledger.note(session, movements);
        markRefund(connection, session, order, saved.payment.refundedAmount);
      }
      return saved;
    },
  };
}

export type OrderPayments = ReturnType<typeof createOrderPayments>;

import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import { writeLast } from '../../../common/last-writes.ts';
import { recordsOf } from '../../../common/models.ts';
import { markGuest } from '../guest/guest-mark.model.ts';
import { isGuestOrder } from '../guest/guest-order.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { paidBy } from './intent-filter.ts';
import { markOrder } from './sale-mark.model.ts';

/** Orders by their payments, and their insertion when they are placed. */
export function createOrderPayments(connection: Connection) {
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

    /** Cancelled orders whose card payment has to be refunded, and whose cancellation can no longer be undone. */
    dueForRefund(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({
          'payment.status': 'REFUND_DUE',
          'payment.intentId': { $type: 'string' },
          $or: [{ 'payment.refundDueAt': null }, { 'payment.refundDueAt': { $lte: now } }],
        })
        .limit(limit)
        .lean()
        .exec();
    },
  };
}

export type OrderPayments = ReturnType<typeof createOrderPayments>;

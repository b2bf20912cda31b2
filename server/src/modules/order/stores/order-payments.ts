import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import { markSale } from './sale-mark.model.ts';

/** What of a payment the module that moves money may change. */
type PaymentChange = Partial<Pick<PaymentRecord, 'state' | 'followUpAt' | 'followUpTries' | 'depositedAmount'>>;

/** What of a payment was judged, and still has to be so when it is written. */
type JudgedPayment = Pick<PaymentRecord, 'state'> & Partial<Pick<PaymentRecord, 'followUpAt' | 'depositedAmount'>>;

const toFields = (payment: object) =>
  Object.fromEntries(Object.entries(payment).map(([field, value]) => [`payment.${field}`, value]));

/**
 * Payments as orders keep them, for the module that moves money. A change is written only while what was judged is still
 * so: of two that happen at once one finds nothing to change.
 */
export function createOrderPayments(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /** Writes a new order, in the transaction that takes its units; its sale is to be counted. */
    async insert(session: ClientSession, order: OrderRecord): Promise<void> {
      await orders.collection.insertOne(order, { session });
      await markSale(connection, session, order._id);
    },

    byCheckout(checkoutId: Types.ObjectId): Promise<OrderRecord | null> {
      return orders.findOne({ checkoutId }).lean().exec();
    },

    byId(id: Types.ObjectId): Promise<OrderRecord | null> {
      return orders.findById(id).lean().exec();
    },

    byNumber(number: string): Promise<OrderRecord | null> {
      return orders.findOne({ number }).lean().exec();
    },

    /** By the payment at the card provider. */
    byIntent(intentId: string): Promise<OrderRecord | null> {
      return orders
        .findOne({ 'payment.intentId': textIs(intentId) })
        .lean()
        .exec();
    },

    /** By the shop's name for the virtual account that it is paid into. */
    byVirtualAccount(reference: string): Promise<OrderRecord | null> {
      return orders
        .findOne({ 'payment.virtualAccount.reference': textIs(reference) })
        .lean()
        .exec();
    },

    /** Payments that the shop looks after by itself and that are due, the longest due first. */
    dueForFollowUp(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'payment.followUpAt': dateUntil(now) })
        .sort({ 'payment.followUpAt': 1 })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Cancelled orders whose card payment has to go back. */
    dueForRefund(limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'payment.state': 'REFUND_DUE', 'payment.intentId': { $type: 'string' } })
        .limit(limit)
        .lean()
        .exec();
    },

    /** The order as it is after the change; null where its payment is not as judged any more. */
    change(
      { _id }: Pick<OrderRecord, '_id'>,
      judged: JudgedPayment,
      change: PaymentChange,
      session: ClientSession | null = null,
    ): Promise<OrderRecord | null> {
      return orders
        .findOneAndUpdate(
          { _id, ...toFields(judged) },
          { $set: toFields(change) },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },
  };
}

export type OrderPayments = ReturnType<typeof createOrderPayments>;

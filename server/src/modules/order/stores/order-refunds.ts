import type { ClientSession, Connection } from 'mongoose';
import { dateUntil } from '../../../common/indexed-text.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { isSentByHand, type OrderRefundRecord } from '../refunds.record.ts';

/** The refunds of an order as the fields that are written, with the version by which others notice. */
export function toRefundFields(
  { refundsVersion }: Pick<OrderRecord, 'refundsVersion'>,
  refunds: readonly OrderRefundRecord[],
) {
  return {
    refunds: [...refunds],
    refundsVersion: (refundsVersion ?? 0) + 1,
    hasRefundByHand: refunds.some(isSentByHand),
  };
}

/** Refunds of parts of orders, for the modules that request and make them. */
export function createOrderRefunds(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /** Orders with refunds that the provider is to be asked for. */
    due(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'refunds.nextTryAt': dateUntil(now) })
        .limit(limit)
        .lean()
        .exec();
    },

    /**
     * Stores the refunds of an order. Null if they, its returns, or the money that they are taken from, have changed since the order was
     * read: of two members of staff who refund at once, one judges again.
     */
    write(
      order: OrderRecord,
      refunds: readonly OrderRefundRecord[],
      session: ClientSession,
      alsoSet: object = {},
    ): Promise<OrderRecord | null> {
      const { intentId, state, paidAmount, refundedAmount, reversals } = order.payment;
      return orders
        .findOneAndUpdate(
          {
            _id: order._id,
            refundsVersion: order.refundsVersion ?? null,
            // A return may have taken the units meanwhile.
            returnsVersion: order.returnsVersion ?? null,
            'payment.intentId': intentId,
            'payment.state': state,
            'payment.paidAmount': paidAmount,
            'payment.refundedAmount': refundedAmount,
            // A dispute may hold the money since.
            'payment.reversals.version': reversals?.version ?? null,
          },
          { $set: { ...toRefundFields(order, refunds), ...alsoSet } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
    },
  };
}

export type OrderRefunds = ReturnType<typeof createOrderRefunds>;

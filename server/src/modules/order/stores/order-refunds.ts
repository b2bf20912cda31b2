import type { ClientSession, Connection } from 'mongoose';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { isSentByHand, type OrderRefundRecord } from '../refunds.record.ts';
import { markOrder } from './sale-mark.model.ts';

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

/** Refunds of parts of orders, whose money is followed by conditions of its own. */
export function createOrderRefunds(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /**
     * Stores the refunds of an order. Null if they, its returns, or the money that they are taken from, have changed since the order was
     * read.
     */
    async write(
      order: OrderRecord,
      refunds: readonly OrderRefundRecord[],
      session: ClientSession,
    ): Promise<OrderRecord | null> {
      const { intentId, state, paidAmount, refundedAmount, reversals } = order.payment;
      const saved = await orders
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
          { $set: toRefundFields(order, refunds) },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
      // What is not charged of an authorised card moves no money that would have the day counted anew.
      if (saved && saved.status !== 'ORDER_CANCELLED') markOrder(connection, session, saved, order.status);
      return saved;
    },
  };
}

export type OrderRefunds = ReturnType<typeof createOrderRefunds>;

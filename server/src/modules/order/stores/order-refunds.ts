import type { ClientSession, Connection } from 'mongoose';
import { dateUntil } from '../../../common/indexed-text.ts';
import type { UnitsAfterWithholding } from '../fulfilment/shipping-rules.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { isSentByHand, type OrderRefundRecord } from '../refunds.record.ts';
import { hasPending } from './has-pending.ts';
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

/** What the units that stay here were judged by: what has left, and the status, which a pending change may be about to change. */
const asJudged = ({ status, fulfilmentVersion, pendingChange, version }: OrderRecord) => ({
  status,
  fulfilmentVersion,
  version,
  ...hasPending(pendingChange),
});

const toUnitFields = ({ status, fulfilmentStatus, deliveredAt }: UnitsAfterWithholding) => ({
  status,
  fulfilmentStatus,
  deliveredAt: deliveredAt ?? null,
});

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
     * read: of two members of staff who refund at once, one judges again. With `units` that stay here it is null as well if something
     * has left, or the status has changed.
     */
    async write(
      order: OrderRecord,
      refunds: readonly OrderRefundRecord[],
      session: ClientSession,
      alsoSet: object = {},
      units: UnitsAfterWithholding | null = null,
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
            ...(units && asJudged(order)),
          },
          {
            $set: {
              ...toRefundFields(order, refunds),
              ...alsoSet,
              ...(units && toUnitFields(units)),
            },
            ...(units && { $inc: { fulfilmentVersion: 1 } }),
            ...(units?.entry && { $push: { statusHistory: units.entry } }),
          },
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

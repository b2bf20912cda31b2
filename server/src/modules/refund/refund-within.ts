import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import type { ChangeOrderWithin } from '../order/change/change-order.ts';
import { savedOrder } from '../order/decision.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderRefundRecord } from '../order/refunds.record.ts';
import { addRefund } from './refund-decisions.ts';
import { newRefund } from './refund-rules.ts';
import type { PayableReturn } from './return-refund.ts';

/** Refunds that are a part of what somebody else writes of the order, in their transaction. */
export function createRefundsWithin(changeOrderWithin: ChangeOrderWithin) {
  /** Null if the order has changed since it was read. */
  const add = async (session: ClientSession, { _id, version }: OrderRecord, refund: OrderRefundRecord) =>
    savedOrder(
      await changeOrderWithin(session, { _id }, (order) =>
        order.version === version ? addRefund(order, refund) : { conflict: order },
      ),
    );

  return {
    /**
     * Pays a return back, in the transaction that settles it. Null if the order has changed since it was read: the transaction
     * must not be committed then.
     */
    async addForReturn(
      session: ClientSession,
      order: OrderRecord,
      { shares, destination }: PayableReturn,
      staffId: string,
    ): Promise<{ readonly order: OrderRecord; readonly refund: OrderRefundRecord } | null> {
      const why = { reason: 'RETURNED', note: null, by: staffId } as const;
      const refund = newRefund({ id: randomUUID(), shares, destination, why, now: new Date() });
      const saved = await add(session, order, refund);
      return saved && { order: saved, refund };
    },
  };
}

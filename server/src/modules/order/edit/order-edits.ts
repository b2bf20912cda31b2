import type { AddressCheck } from '@eunbit/schema/checkout';
import type { ClientSession, Connection } from 'mongoose';
import { buildSearchKeys } from '../list/order-search-keys.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { renewedShipment } from '../shipment.record.ts';
import { hasPending } from '../stores/has-pending.ts';
import { toPaymentFields } from '../stores/payment-sums.ts';
import { markOrder } from '../stores/sale-mark.model.ts';
import type { OrderEditRecord } from './order-edit.record.ts';

export interface AppliedEdit {
  readonly edit: OrderEditRecord;
  readonly addressCheck: AddressCheck | null;
  /** Whether labels that were bought, or are being bought, no longer fit. */
  readonly renewsShipment: boolean;
  /** Whether statistics count the order anew. */
  readonly changesSales: boolean;
}

/** Edits of orders, for the order-edit module. */
export function createOrderEdits(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /**
     * Writes an edit. Null if something has left, or the status, the payment, what went back of it or the contents of the order
     * are no longer those that were read, or a change of its status waits to be undone.
     * The shipment is read again in the transaction: a label may be bought at this moment, and is then given back.
     */
    async apply(
      session: ClientSession,
      order: OrderRecord,
      { edit, addressCheck, renewsShipment, changesSales }: AppliedEdit,
    ): Promise<OrderRecord | null> {
      const { state, paidAmount, refundedAmount, cashReceipt } = order.payment;
      const judged = {
        _id: order._id,
        status: order.status,
        revision: order.revision ?? null,
        refundsVersion: order.refundsVersion ?? null,
        ...toPaymentFields({ state, paidAmount, refundedAmount }),
        ...hasPending(undefined),
        'fulfilments.0': { $exists: false },
      };
      const current = await orders.findOne(judged, { shipment: 1 }, { session }).lean();
      if (!current) return null;
      const { address, phone, deliveryNote, lines, shippingOption, amounts } = edit.after;
      const contents = { address, addressCheck, phone, deliveryNote, lines, shippingOption, amounts };
      const shipment = renewsShipment && current.shipment ? renewedShipment(current.shipment, edit.at) : null;
      const saved = await orders.findOneAndUpdate(
        judged,
        {
          $set: {
            ...contents,
            searchKeys: buildSearchKeys({ ...order, ...contents }),
            revision: (order.revision ?? 0) + 1,
            ...(shipment && { shipment }),
            // Makes the receipt due, so that the job takes the difference off it.
            ...(changesSales &&
              state === 'PAID' &&
              cashReceipt?.issued?.receiptKey && { 'payment.cashReceipt.dueAt': edit.at }),
          },
          $push: { edits: edit },
        },
        { session, returnDocument: 'after', lean: true },
      );
      if (saved && changesSales) markOrder(connection, session, saved, saved.status);
      return saved;
    },
  };
}

export type OrderEdits = ReturnType<typeof createOrderEdits>;

import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import {
  type ClosedRequestState,
  closedRequestFields,
  isOpenRequest,
  type PaymentRequestRecord,
  type ProposedEditRecord,
} from '../payment-requests.record.ts';
import { hasPending } from '../stores/has-pending.ts';
import { toPaymentFields } from '../stores/payment-sums.ts';

const WITHOUT_PROPOSAL = { $unset: { proposedEdit: 1 } } as const;
const AFTER = { returnDocument: 'after', lean: true } as const;

/** How a request ends whose edit is made. */
export type FinishedRequest = Pick<PaymentRequestRecord, 'checkAt'> &
  (
    | { readonly state: 'PAID'; readonly paidAt: Date }
    | { readonly state: 'AUTHORISED' | 'ACCEPTED'; readonly closedAt: Date }
  );

/** Further payments that customers of orders are asked for. */
export function createOrderPaymentRequests(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /** As the transaction sees it: what it judges by this cannot have changed when it is committed. */
    inSession: (session: ClientSession, _id: Types.ObjectId): Promise<OrderRecord | null> =>
      orders.findOne({ _id }, null, { session }).lean().exec(),

    byIntent: (intentId: string): Promise<OrderRecord | null> =>
      orders
        .findOne({ 'paymentRequests.intentId': textIs(intentId) })
        .lean()
        .exec(),

    /** Orders with a request to look at. */
    due: (now: Date, limit: number): Promise<OrderRecord[]> =>
      orders
        .find({ 'paymentRequests.checkAt': dateUntil(now) })
        .limit(limit)
        .lean()
        .exec(),

    /**
     * Null if the order has changed since it was read, or a request is open. The revision rises: no edit and no step that has
     * not seen the request applies.
     */
    open(
      session: ClientSession,
      order: OrderRecord,
      request: PaymentRequestRecord,
      proposedEdit: ProposedEditRecord,
    ): Promise<OrderRecord | null> {
      const { state, paidAmount, refundedAmount } = order.payment;
      return orders
        .findOneAndUpdate(
          {
            _id: order._id,
            status: order.status,
            revision: order.revision ?? null,
            refundsVersion: order.refundsVersion ?? null,
            ...toPaymentFields({ state, paidAmount, refundedAmount }),
            ...hasPending(undefined),
            'fulfilments.0': { $exists: false },
            'paymentRequests.state': { $ne: 'OPEN' },
          },
          { $set: { proposedEdit, revision: (order.revision ?? 0) + 1 }, $push: { paymentRequests: request } },
          { session, ...AFTER },
        )
        .exec();
    },

    /** Of two that start at once both get the intent of one: they ask the provider by the same key. Null once it is closed. */
    start: (order: OrderRecord, id: string, intentId: string, checkAt: Date): Promise<OrderRecord | null> =>
      orders
        .findOneAndUpdate(
          { _id: order._id, ...isOpenRequest(id) },
          { $set: { 'paymentRequests.$.intentId': intentId, 'paymentRequests.$.checkAt': checkAt } },
          AFTER,
        )
        .exec(),

    /** Ends it with what was asked for done. Null if it is not open any more. */
    finish: (
      session: ClientSession,
      order: OrderRecord,
      id: string,
      ending: FinishedRequest,
    ): Promise<OrderRecord | null> =>
      orders
        .findOneAndUpdate(
          { _id: order._id, ...isOpenRequest(id) },
          {
            $set: Object.fromEntries(
              Object.entries(ending).map(([field, value]) => [`paymentRequests.$.${field}`, value]),
            ),
            ...WITHOUT_PROPOSAL,
          },
          { session, ...AFTER },
        )
        .exec(),

    /** Null if it is not open any more. */
    close(
      session: ClientSession,
      order: OrderRecord,
      id: string,
      state: ClosedRequestState,
    ): Promise<OrderRecord | null> {
      return orders
        .findOneAndUpdate(
          { _id: order._id, ...isOpenRequest(id) },
          { $set: closedRequestFields(state, new Date()), ...WITHOUT_PROPOSAL },
          { session, ...AFTER },
        )
        .exec();
    },

    /** Sets when a request is looked at next. False if something else has become of it. */
    async lookAgain(
      order: OrderRecord,
      { id, state, checkAt }: PaymentRequestRecord,
      next: Date | null,
      session: ClientSession | null = null,
    ): Promise<boolean> {
      const { modifiedCount } = await orders.updateOne(
        { _id: order._id, paymentRequests: { $elemMatch: { id, state, checkAt } } },
        { $set: { 'paymentRequests.$.checkAt': next } },
        session ? { session } : {},
      );
      return modifiedCount === 1;
    },
  };
}

export type OrderPaymentRequests = ReturnType<typeof createOrderPaymentRequests>;

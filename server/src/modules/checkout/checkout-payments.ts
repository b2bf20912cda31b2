import type { Market } from '@eunbit/schema/market';
import type { ClientSession, Connection, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { textIs } from '../../common/indexed-text.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { CartMove } from '../cart/cart-merge.ts';
import { checkoutModel } from './checkout.model.ts';
import type { CheckoutRecord, RunningPayment } from './checkout.record.ts';

type CheckoutKey = Pick<CheckoutRecord, '_id'>;
type PaymentKey = Pick<RunningPayment, 'intentId'>;

/**
 * Payments as checkouts keep them, for the module that moves money. Each step is written only while the checkout stands
 * where it was judged to stand; null where it does so no longer. What is answered is the checkout as of now: a sign-in
 * meanwhile may have made it, and its cart, a member's.
 */
export function createCheckoutPayments(connection: Connection) {
  const checkouts = checkoutModel(connection);

  const change = (
    session: ClientSession,
    filter: QueryFilter<CheckoutRecord>,
    update: UpdateQuery<CheckoutRecord>,
  ): Promise<CheckoutRecord | null> =>
    checkouts.findOneAndUpdate(filter, update, { session, returnDocument: 'after', lean: true }).exec();

  return {
    byId(id: Types.ObjectId | string): Promise<CheckoutRecord | null> {
      return checkouts.findById(id).lean().exec();
    },

    /** By the payment at the card provider. */
    byIntent(intentId: string): Promise<CheckoutRecord | null> {
      return checkouts
        .findOne({ 'payment.intentId': textIs(intentId) })
        .lean()
        .exec();
    },

    /** OPEN → PAYING. Null where another start was first, or the payment before was given up meanwhile. */
    start(
      session: ClientSession,
      { _id, attempt }: CheckoutKey & Pick<CheckoutRecord, 'attempt'>,
      payment: RunningPayment,
    ): Promise<CheckoutRecord | null> {
      return change(session, { _id, state: 'OPEN', attempt }, { $set: { state: 'PAYING', payment } });
    },

    /** PAYING → OPEN: the payment is given up. Null where it was settled before. */
    reopen(session: ClientSession, { _id }: CheckoutKey, { intentId }: PaymentKey): Promise<CheckoutRecord | null> {
      const running = { _id, state: 'PAYING' as const, 'payment.intentId': intentId };
      return change(session, running, { $set: { state: 'OPEN', payment: null }, $inc: { attempt: 1 } });
    },

    /** The conditional write that lets one of several racing completions through: COMPLETED, with its order. */
    complete(
      session: ClientSession,
      { _id, state, payment }: Pick<CheckoutRecord, '_id' | 'state' | 'payment'>,
      orderId: Types.ObjectId,
    ): Promise<CheckoutRecord | null> {
      const judged = { _id, state, 'payment.intentId': payment?.intentId ?? null };
      return change(session, judged, { $set: { state: 'COMPLETED', orderId, orderShown: false } });
    },

    /** PAYING → REFUNDED, for good: nothing is sold for the money, which has to go back. */
    refuse(session: ClientSession, { _id }: CheckoutKey, { intentId }: PaymentKey): Promise<CheckoutRecord | null> {
      const running = { _id, state: 'PAYING' as const, 'payment.intentId': intentId };
      return change(session, running, { $set: { state: 'REFUNDED', 'payment.refundDueAt': new Date() } });
    },

    /** The money has gone back. Null where that was noted before. */
    settleRefund(
      session: ClientSession,
      { _id }: CheckoutKey,
      { intentId }: PaymentKey,
    ): Promise<CheckoutRecord | null> {
      const due = { _id, 'payment.intentId': intentId, 'payment.refundDueAt': { $type: 'date' as const } };
      return change(session, due, { $set: { 'payment.refundDueAt': null } });
    },

    /** Refused payments whose money has to go back. */
    dueForRefund(limit: number): Promise<CheckoutRecord[]> {
      return checkouts
        .find({ 'payment.refundDueAt': { $type: 'date' } })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Running payments that are to be asked about, the longest due first. */
    dueForCheck(now: Date, limit: number): Promise<CheckoutRecord[]> {
      return checkouts
        .find({ state: 'PAYING', 'payment.checkAt': { $lte: now } })
        .sort({ 'payment.checkAt': 1 })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Moves the time of the next look on; of several processes one does. */
    async claimCheck({ _id }: CheckoutKey, { intentId, checkAt }: RunningPayment, next: Date): Promise<boolean> {
      const { modifiedCount } = await checkouts.updateOne(
        { _id, state: 'PAYING', 'payment.intentId': intentId, 'payment.checkAt': checkAt },
        { $set: { 'payment.checkAt': next } },
      );
      return modifiedCount === 1;
    },

    /** The newest order of a cart in a store that no page has shown to its buyer; null where there is none. */
    async unseenOrderId(cartId: string, market: Market): Promise<Types.ObjectId | null> {
      const checkout = await checkouts
        .findOne({ cartId, market, state: 'COMPLETED', orderShown: false }, { orderId: 1 })
        .sort(NEWEST_FIRST)
        .lean();
      return checkout?.orderId ?? null;
    },

    /** A page shows the order of a checkout; false where the checkout is not of this cart. */
    async setOrderShown(checkoutId: Types.ObjectId, cartId: string): Promise<boolean> {
      const { matchedCount } = await checkouts.updateOne({ _id: checkoutId, cartId }, { $set: { orderShown: true } });
      return matchedCount === 1;
    },

    /**
     * A guest's checkouts become a member's, in the transaction that merges the carts. A running payment moves along with
     * what it holds; its units stay held and its order becomes the member's, who needs no pass code to find it.
     */
    async moveToMember(session: ClientSession, { guestCartId, memberCartId, userId }: CartMove): Promise<void> {
      await checkouts.updateMany(
        { cartId: guestCartId },
        { $set: { cartId: memberCartId, userId, encryptedPassCode: null } },
        { session },
      );
    },
  };
}

export type CheckoutPayments = ReturnType<typeof createCheckoutPayments>;

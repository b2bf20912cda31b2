import type { Market } from '@eunbit/schema/market';
import type { ClientSession, Connection, mongo, Types } from 'mongoose';
import { textIs } from '../../common/indexed-text.ts';
import { writeLast } from '../../common/last-writes.ts';
import { recordsOf } from '../../common/models.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { hashToken } from '../../common/tokens.ts';
import type { CartMove } from '../cart/index.ts';
import { type CheckoutRecord, checkoutModel, type RunningPayment } from './checkout.model.ts';

type CheckoutKey = Pick<CheckoutRecord, '_id'>;
type PaymentKey = Pick<RunningPayment, 'intentId'>;

/**
 * Payment state of checkouts, for the payment module. Each write applies only if the checkout is still in the state
 * read; otherwise it returns null. The returned checkout is the current one: a concurrent sign-in may have made it, and
 * its cart, a member's.
 */
export function createCheckoutPayments(connection: Connection) {
  const checkouts = checkoutModel(connection);
  const records = recordsOf(checkouts);

  const change = (
    session: ClientSession,
    filter: mongo.Filter<CheckoutRecord>,
    update: mongo.UpdateFilter<CheckoutRecord>,
  ): Promise<CheckoutRecord | null> => records.findOneAndUpdate(filter, update, { session, returnDocument: 'after' });

  return {
    byId(id: Types.ObjectId): Promise<CheckoutRecord | null> {
      return records.findOne({ _id: id });
    },

    /** Finds checkouts by id, in one query. */
    async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, CheckoutRecord>> {
      const found = await checkouts.find({ _id: { $in: ids } }).lean();
      return new Map(found.map((checkout) => [String(checkout._id), checkout]));
    },

    /** Finds a checkout by the intent of its payment. */
    byIntent(intentId: string): Promise<CheckoutRecord | null> {
      return records.findOne({ 'payment.intentId': textIs(intentId) });
    },

    /** Finds a checkout by the intent of its last cancelled payment. */
    byEndedIntent(intentId: string): Promise<CheckoutRecord | null> {
      return records.findOne({ 'endedPayment.intentId': textIs(intentId) });
    },

    /** Begins the checkout of a draft order, in the transaction that sends it. */
    open(session: ClientSession, checkout: CheckoutRecord): void {
      writeLast(session, checkouts, { insertOne: { document: checkout } });
    },

    /**
     * Ends the checkout of a draft order that was not placed; if its payment is refunded, the checkout stays until it expires.
     * False if a payment is running or has placed the order.
     */
    async endOfDraft(session: ClientSession, { _id }: CheckoutKey): Promise<boolean> {
      await records.deleteOne({ _id, status: 'OPEN' }, { session });
      const left = await records.findOne({ _id }, { session });
      return left === null || left.status === 'REFUNDED';
    },

    /**
     * Detaches the checkout of a draft order from an account, in the transaction that deletes the account; a running payment
     * continues.
     */
    async moveToGuest(session: ClientSession, { _id }: CheckoutKey, encryptedPassCode: string): Promise<void> {
      const open = { _id, status: { $in: ['OPEN' as const, 'PAYING' as const] } };
      await records.updateOne(open, { $set: { userId: null, encryptedPassCode } }, { session });
    },

    /** OPEN → PAYING. Null if another start was first, or if the previous payment was cancelled meanwhile. */
    start(
      session: ClientSession,
      { _id, attempt }: CheckoutKey & Pick<CheckoutRecord, 'attempt'>,
      payment: RunningPayment,
    ): Promise<CheckoutRecord | null> {
      return change(session, { _id, status: 'OPEN', attempt }, { $set: { status: 'PAYING', payment } });
    },

    /** PAYING → OPEN after the payment is cancelled. Null if it is already settled. */
    reopen(
      session: ClientSession,
      { _id }: CheckoutKey,
      { intentId, clientSecret }: RunningPayment,
    ): Promise<CheckoutRecord | null> {
      const running = { _id, status: 'PAYING' as const, 'payment.intentId': intentId };
      const endedPayment = { intentId, clientSecretHash: hashToken(clientSecret) };
      return change(session, running, { $set: { status: 'OPEN', payment: null, endedPayment }, $inc: { attempt: 1 } });
    },

    /** → COMPLETED, with the order. The conditional write lets one of several racing completions through. */
    complete(
      session: ClientSession,
      { _id, status, payment }: Pick<CheckoutRecord, '_id' | 'status' | 'payment'>,
      orderId: Types.ObjectId,
    ): Promise<CheckoutRecord | null> {
      const asRead = { _id, status, 'payment.intentId': payment?.intentId ?? null };
      return change(session, asRead, { $set: { status: 'COMPLETED', orderId, orderShown: false } });
    },

    /** PAYING → REFUNDED, final: no order is placed and the payment has to be refunded. */
    refuse(session: ClientSession, { _id }: CheckoutKey, { intentId }: PaymentKey): Promise<CheckoutRecord | null> {
      const running = { _id, status: 'PAYING' as const, 'payment.intentId': intentId };
      return change(session, running, { $set: { status: 'REFUNDED', 'payment.refundDueAt': new Date() } });
    },

    /** Marks the refund as made. Null if it was marked before. */
    settleRefund(
      session: ClientSession,
      { _id }: CheckoutKey,
      { intentId }: PaymentKey,
    ): Promise<CheckoutRecord | null> {
      const due = { _id, 'payment.intentId': intentId, 'payment.refundDueAt': { $type: 'date' as const } };
      return change(session, due, { $set: { 'payment.refundDueAt': null } });
    },

    /** Checkouts whose payment has to be refunded. */
    dueForRefund(limit: number): Promise<CheckoutRecord[]> {
      return checkouts
        .find({ 'payment.refundDueAt': { $type: 'date' } })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Running payments whose check is due, longest due first. */
    dueForCheck(now: Date, limit: number): Promise<CheckoutRecord[]> {
      return checkouts
        .find({ status: 'PAYING', 'payment.checkAt': { $lte: now } })
        .sort({ 'payment.checkAt': 1 })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Postpones the next check; succeeds in one of several processes. */
    async claimCheck({ _id }: CheckoutKey, { intentId, checkAt }: RunningPayment, next: Date): Promise<boolean> {
      const { modifiedCount } = await checkouts.updateOne(
        { _id, status: 'PAYING', 'payment.intentId': intentId, 'payment.checkAt': checkAt },
        { $set: { 'payment.checkAt': next } },
      );
      return modifiedCount === 1;
    },

    /** The newest order of a cart in a store that its buyer has not been shown; null if there is none. */
    async unseenOrderId(cartId: string, market: Market): Promise<Types.ObjectId | null> {
      const checkout = await checkouts
        .findOne({ cartId, market, status: 'COMPLETED', orderShown: false }, { orderId: 1 })
        .sort(NEWEST_FIRST)
        .lean();
      return checkout?.orderId ?? null;
    },

    /** Marks the order of a checkout as shown; false if the checkout does not belong to this cart. */
    async setOrderShown(checkoutId: Types.ObjectId, cartId: string): Promise<boolean> {
      const { matchedCount } = await checkouts.updateOne({ _id: checkoutId, cartId }, { $set: { orderShown: true } });
      return matchedCount === 1;
    },

    /**
     * Transfers a guest's checkouts to a member, in the transaction that merges the carts. A running payment keeps its
     * reservation, and its order becomes the member's, who needs no pass code to find it.
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

import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import { writeLast } from '../../../common/last-writes.ts';
import { recordsOf } from '../../../common/models.ts';
import type { LedgerRecord } from '../../ledger/ledger.record.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { DepositRecord } from '../deposits.record.ts';
import { markGuest } from '../guest/guest-mark.model.ts';
import { isGuestOrder } from '../guest/guest-order.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord, PaymentRecord, PaymentState } from '../order.record.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';
import type { ReversalsRecord } from '../reversals.record.ts';
import { paidBy } from './intent-filter.ts';
import { toRefundFields } from './order-refunds.ts';
import { sumPayment, toPaymentFields } from './payment-sums.ts';
import { markOrder, markRefund } from './sale-mark.model.ts';

/** The payment fields that the modules of payments may change. */
export type PaymentChange = Partial<
  Pick<
    PaymentRecord,
    | 'state'
    | 'followUpAt'
    | 'followUpTries'
    | 'depositedAmount'
    | 'depositNotedAt'
    | 'depositsTakenBack'
    | 'refundAccount'
    | 'dueAt'
    | 'dueSetAt'
    | 'remindedAt'
    | 'laterIntents'
    | 'intentId'
    | 'card'
    | 'authorisedUntil'
    | 'laterAuthorisation'
    | 'refundedAt'
  >
>;

/** The fields of an order by which its payment is written. */
type PaidOrder = Pick<OrderRecord, '_id' | 'number' | 'market' | 'status' | 'amounts' | 'payment' | 'refunds'>;

interface DepositChange {
  /** The state of the payment with these deposits. */
  readonly state: PaymentState;
  readonly deposits: DepositRecord[];
  readonly movements: readonly LedgerRecord[];
}

/** What ends with a payment that turns out never to have been made: its cash receipt, and the account of its refund. */
function withoutPayment({ state: before, cashReceipt, refundAccount }: PaymentRecord, state: PaymentState): object {
  return {
    ...(before === 'PAID' &&
      state !== 'PAID' &&
      cashReceipt?.issued?.receiptKey && { 'cashReceipt.dueAt': new Date() }),
    ...(state === 'VOID' && refundAccount && { 'refundAccount.sealed': null }),
  };
}

/** The expected state of a payment; a write applies only while it still holds. */
type JudgedPayment = Pick<PaymentRecord, 'state'> &
  Partial<Pick<PaymentRecord, 'followUpAt' | 'depositedAmount' | 'intentId'>>;

/**
 * Payments of orders, for the payment module. A write applies only while the expected state still holds: of two
 * concurrent writers, one wins and the other gets null.
 */
export function createOrderPayments(connection: Connection, ledger: LedgerService) {
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

    /** Cancelled orders whose card payment has to be refunded. */
    dueForRefund(limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'payment.state': 'REFUND_DUE', 'payment.intentId': { $type: 'string' } })
        .limit(limit)
        .lean()
        .exec();
    },

    /**
     * Stores the payment's refunds and disputes with their entries of the ledger, and the order's own refunds where they have
     * changed, unless others were stored or the payment moved on since the order was read: then the provider may have been asked
     * before that, and false is returned. `state` is what the payment is in with them.
     */
    async noteReversals(
      session: ClientSession,
      order: PaidOrder & Pick<OrderRecord, 'refundsVersion'>,
      { told, state }: { readonly told: Omit<ReversalsRecord, 'version'>; readonly state: PaymentState },
      movements: readonly LedgerRecord[],
      refunds: readonly OrderRefundRecord[] | null,
    ): Promise<boolean> {
      const { _id, payment } = order;
      const version = payment.reversals?.version ?? null;
      const { judged, sums } = await sumPayment(ledger, session, order, state, movements);
      const { matchedCount } = await orders.updateOne(
        {
          _id,
          refundsVersion: order.refundsVersion ?? null,
          ...judged,
          ...toPaymentFields({ state: payment.state, 'reversals.version': version }),
        },
        {
          $set: {
            ...toPaymentFields({ ...sums, state, reversals: { ...told, version: (version ?? 0) + 1 } }),
            ...(refunds && toRefundFields(order, refunds)),
          },
        },
        { session },
      );
      if (matchedCount !== 1) return false;
      ledger.note(session, movements);
      markRefund(connection, session, order, sums.refundedAmount);
      return true;
    },

    /**
     * Writes the deposits of an order with their entries of the ledger. Null, with nothing written, if its status, price
     * or money has changed since it was read: of two deposits at once the later one is judged anew.
     */
    async changeDeposits(
      session: ClientSession,
      order: OrderRecord,
      { state, deposits, movements }: DepositChange,
    ): Promise<OrderRecord | null> {
      const { payment } = order;
      const { judged, sums } = await sumPayment(ledger, session, order, state, movements);
      const lines = deposits.flatMap(({ statementLineId }) => statementLineId ?? []);
      const read = {
        state: payment.state,
        paidAmount: payment.paidAmount,
        refundedAmount: payment.refundedAmount,
        // Deposits are never deleted: where there are more of them, another one was recorded.
        [`deposits.${payment.deposits?.length ?? 0}`]: { $exists: false },
      };
      const written = { ...sums, state, deposits, ...(lines.length > 0 && { statementLineIds: lines }) };
      const saved = await orders
        .findOneAndUpdate(
          { _id: order._id, status: order.status, ...judged, ...toPaymentFields(read) },
          {
            $set: toPaymentFields({ ...written, ...withoutPayment(payment, state) }),
            ...(lines.length === 0 && { $unset: { 'payment.statementLineIds': 1 } }),
          },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
      if (saved) ledger.note(session, movements);
      return saved;
    },

    /**
     * Changes the payment, with these entries of the ledger, which need a session. Returns the changed order; null, with
     * nothing written, if the payment is no longer in the expected state.
     */
    async change(
      order: PaidOrder,
      judged: JudgedPayment,
      change: PaymentChange,
      session: ClientSession | null = null,
      movements: readonly LedgerRecord[] = [],
    ): Promise<OrderRecord | null> {
      const money = await sumPayment(ledger, session, order, change.state ?? judged.state, movements);
      const saved = await orders
        .findOneAndUpdate(
          { _id: order._id, ...money.judged, ...toPaymentFields(judged) },
          { $set: toPaymentFields({ ...change, ...money.sums }) },
          { session, returnDocument: 'after', lean: true },
        )
        .exec();
      if (saved && session) {
        ledger.note(session, movements);
        markRefund(connection, session, order, saved.payment.refundedAmount);
      }
      return saved;
    },
  };
}

export type OrderPayments = ReturnType<typeof createOrderPayments>;

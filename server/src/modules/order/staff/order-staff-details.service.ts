import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { Connection } from 'mongoose';
import type { Vault } from '../../../common/tokens.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { LedgerRecord } from '../../ledger/ledger.record.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { partRefundedByTransfer, refundedByTransfer } from '../../ledger/ledger-entries.ts';
import type { OrderEmailQueue } from '../emails/order-email-queue.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { isRefundUnderWay, isTransferDue } from '../refund-account/refund-account-rules.ts';
import { getRestAmount } from '../refundable.ts';
import { dueRefunds, type OrderRefundRecord } from '../refunds.record.ts';
import type { Reveal } from '../reveal.presenter.ts';
import { toRefundFields } from '../stores/order-refunds.ts';
import { sumPayment, toPaymentFields } from '../stores/payment-sums.ts';

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
  readonly orderEmails: OrderEmailQueue;
  readonly vault: Vault;
}

/** The parts that were to be sent already, each as an entry of its own, and the rest of what was paid. */
function restByTransfer(order: OrderRecord, at: Date): LedgerRecord[] {
  const parts = dueRefunds(order);
  const rest = getRestAmount(order);
  const entries = parts.map((refund) => partRefundedByTransfer(order, refund, at));
  return rest > 0 ? [...entries, refundedByTransfer(order, at, rest)] : entries;
}

const allSent = ({ refunds = [] }: OrderRecord, madeAt: Date): OrderRefundRecord[] =>
  refunds.map((refund) => (refund.state === 'DUE' ? { ...refund, state: 'MADE', madeAt } : refund));

/** What staff do with an order other than changing its status. */
export function createOrderStaffDetailsService(deps: Deps) {
  const { connection, audit, ledger, orderEmails, vault } = deps;
  const orders = orderModel(connection);

  const byNumber = (number: string) => orders.findOne({ number: normaliseOrderNumber(number) }).lean();

  return {
    /** Null for an unknown number. */
    read: byNumber,

    /** The pass code of a guest order. The access is recorded in the audit log first. */
    async passCode(number: string, staffId: string): Promise<Reveal<string>> {
      const order = await byNumber(number);
      if (!order?.encryptedPassCode) return { outcome: 'notFound' };
      await audit.recordLook({
        by: staffId,
        action: 'ORDER_PASS_CODE_SHOWN',
        subject: 'ORDER',
        subjectId: order.number,
      });
      const value = vault.decrypt(order.encryptedPassCode);
      return value === null ? { outcome: 'unreadable' } : { outcome: 'shown', value };
    },

    /** Marks a bank transfer as refunded, once. Null if no such refund is due, or the provider is making it. */
    async settleRefund(number: string, staffId: string): Promise<OrderRecord | null> {
      const order = await byNumber(number);
      if (!order || !isTransferDue(order.payment) || isRefundUnderWay(order)) return null;
      const { refundAccount } = order.payment;
      return inTransaction(connection, async (session) => {
        const now = new Date();
        const parts = dueRefunds(order);
        const movements = restByTransfer(order, now);
        const { judged, sums } = await sumPayment(ledger, session, order, 'REFUNDED', movements);
        const settled = await orders.findOneAndUpdate(
          {
            _id: order._id,
            'payment.state': 'REFUND_DUE',
            'payment.intentId': null,
            // Another deposit, or one taken out again, makes another amount.
            'payment.paidAmount': order.payment.paidAmount,
            // Refuses if an account was named meanwhile, to which the provider may be sending the money.
            'payment.refundAccount.requestKey': refundAccount?.requestKey ?? null,
            refundsVersion: order.refundsVersion ?? null,
            ...judged,
          },
          {
            $set: {
              ...toPaymentFields({ ...sums, state: 'REFUNDED', refundedAt: now }),
              ...(refundAccount && { 'payment.refundAccount.sealed': null }),
              ...(parts.length > 0 && toRefundFields(order, allSent(order, now))),
            },
          },
          { session, returnDocument: 'after', lean: true },
        );
        if (!settled) return null;
        ledger.note(session, movements);
        await audit.record(session, {
          by: staffId,
          action: 'ORDER_REFUND_SETTLED',
          subject: 'ORDER',
          subjectId: settled.number,
          before: { payment: 'REFUND_DUE' },
          after: { payment: 'REFUNDED' },
        });
        // One press, one email: the parts went with it.
        orderEmails.refunded(session, settled, 0 - movements.reduce((sum, { amount }) => sum + amount, 0));
        return settled;
      });
    },
  };
}

export type OrderStaffDetailsService = ReturnType<typeof createOrderStaffDetailsService>;

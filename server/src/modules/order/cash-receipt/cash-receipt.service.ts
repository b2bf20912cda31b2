import { formatCashReceiptNumber } from '@eunbit/schema/cash-receipt';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { type CashReceiptIssue, validateCashReceiptIssue } from '@eunbit/schema/validation-cash-receipt';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Connection } from 'mongoose';
import { storeDay } from '../../../common/store-time.ts';
import type { Vault } from '../../../common/tokens.ts';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { Reveal } from '../reveal.presenter.ts';

export type IssueOutcome =
  | { readonly outcome: 'saved' | 'alreadyIssued'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' | 'notDue' };

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly vault: Vault;
}

/** Cash receipts. Where the provider refuses, staff issue them at the tax office and record them here. */
export function createCashReceiptService({ connection, audit, vault }: Deps) {
  const orders = orderModel(connection);

  const byNumber = (number: string) => orders.findOne({ number: normaliseOrderNumber(number) }).lean();

  return {
    /** The recipient's number. The access is recorded in the audit log first. */
    async showNumber(number: string, staffId: string): Promise<Reveal<string>> {
      const order = await byNumber(number);
      const receipt = order?.payment.cashReceipt;
      if (!order || !receipt?.sealedNumber) return { outcome: 'notFound' };
      await audit.recordLook({
        by: staffId,
        action: 'ORDER_CASH_RECEIPT_SHOWN',
        subject: 'ORDER',
        subjectId: order.number,
      });
      const stored = vault.decrypt(receipt.sealedNumber);
      if (stored === null) return { outcome: 'unreadable' };
      return { outcome: 'shown', value: formatCashReceiptNumber({ kind: receipt.kind, number: stored }) };
    },

    /** Lets the job ask the provider again, which has refused. Null if it has not. */
    async retry(number: string, staffId: string): Promise<OrderRecord | null> {
      return inTransaction(connection, async (session) => {
        const saved = await orders.findOneAndUpdate(
          {
            number: normaliseOrderNumber(number),
            'payment.cashReceipt.dueAt': null,
            'payment.cashReceipt.failure': { $ne: null },
            'payment.cashReceipt.cancelledAt': null,
          },
          {
            $set: {
              'payment.cashReceipt.dueAt': new Date(),
              'payment.cashReceipt.failure': null,
              'payment.cashReceipt.tries': 0,
            },
          },
          { session, returnDocument: 'after', lean: true },
        );
        if (!saved) return null;
        await audit.record(session, {
          by: staffId,
          action: 'ORDER_CASH_RECEIPT_RETRIED',
          subject: 'ORDER',
          subjectId: saved.number,
        });
        return saved;
      });
    },

    /** Records the issue of a receipt once. A later caller gets `alreadyIssued` with the first record. */
    async recordIssue(number: string, issue: CashReceiptIssue, staffId: string): Promise<IssueOutcome> {
      const order = await byNumber(number);
      if (!order) return { outcome: 'notFound' };
      const days = { from: storeDay(order.market, order.createdAt), to: storeDay(order.market, new Date()) };
      const failures = validateCashReceiptIssue(issue, days);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const issued = {
        number: issue.issueNumber.trim().toUpperCase(),
        on: issue.issuedOn,
        by: staffId,
        at: new Date(),
      };
      const saved = await inTransaction(connection, async (session) => {
        const noted = await orders.findOneAndUpdate(
          {
            _id: order._id,
            // Only paid orders: neither cancelled nor awaiting payment.
            'payment.state': 'PAID',
            'payment.cashReceipt.kind': { $exists: true },
            'payment.cashReceipt.issued': null,
            // The provider is not issuing it.
            'payment.cashReceipt.dueAt': null,
          },
          { $set: { 'payment.cashReceipt.issued': issued } },
          { session, returnDocument: 'after', lean: true },
        );
        if (!noted) return null;
        await audit.record(session, {
          by: staffId,
          action: 'ORDER_CASH_RECEIPT_ISSUED',
          subject: 'ORDER',
          subjectId: noted.number,
          after: { issueNumber: issued.number, issuedOn: issued.on },
        });
        return noted;
      });
      if (saved) return { outcome: 'saved', order: saved };
      const current = await byNumber(number);
      return current?.payment.cashReceipt?.issued
        ? { outcome: 'alreadyIssued', order: current }
        : { outcome: 'notDue' };
    },
  };
}

export type CashReceiptService = ReturnType<typeof createCashReceiptService>;

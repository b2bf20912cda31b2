import { formatCashReceiptNumber } from '@eunbit/schema/cash-receipt';
import { type CashReceiptIssue, validateCashReceiptIssue } from '@eunbit/schema/validation-cash-receipt';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { storeDay } from '../../../common/store-time.ts';
import type { Vault } from '../../../common/tokens.ts';
import type { AuditService } from '../../audit/index.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import { savedOrder } from '../decision.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import type { Reveal } from '../reveal.presenter.ts';
import { decideReceiptIssued, decideReceiptRetry } from './cash-receipt-decisions.ts';

export type IssueOutcome =
  | { readonly outcome: 'saved' | 'alreadyIssued'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' | 'notDue' };

interface Deps {
  readonly orderReader: OrderReader;
  readonly audit: AuditService;
  readonly vault: Vault;
  readonly changeOrder: ChangeOrder;
}

/** Cash receipts. Where the provider refuses, staff issue them at the tax office and record them here. */
export function createCashReceiptService({ orderReader, audit, vault, changeOrder }: Deps) {
  return {
    /** The recipient's number. The access is recorded in the audit log first. */
    async showNumber(number: string, staffId: string): Promise<Reveal<string>> {
      const order = await orderReader.byNumber(number);
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
      const changed = await changeOrder(number, (order, now) => decideReceiptRetry(order, staffId, now));
      return savedOrder(changed);
    },

    /** Records the issue of a receipt once. A later caller gets `alreadyIssued` with the first record. */
    async recordIssue(number: string, issue: CashReceiptIssue, staffId: string): Promise<IssueOutcome> {
      const order = await orderReader.byNumber(number);
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
      const changed = await changeOrder({ _id: order._id }, (current) => decideReceiptIssued(current, issued));
      const saved = savedOrder(changed);
      if (saved) return { outcome: 'saved', order: saved };
      const isIssued = changed && 'refused' in changed && changed.refused === 'alreadyIssued';
      const current = isIssued ? await orderReader.byNumber(number) : null;
      return current ? { outcome: 'alreadyIssued', order: current } : { outcome: 'notDue' };
    },
  };
}

export type CashReceiptService = ReturnType<typeof createCashReceiptService>;

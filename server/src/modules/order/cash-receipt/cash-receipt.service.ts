import { formatCashReceiptNumber } from '@eunbit/schema/cash-receipt';
import type { CashReceiptIssue } from '@eunbit/schema/validation-cash-receipt';
import type { Vault } from '../../../common/tokens.ts';
import type { AuditService } from '../../audit/index.ts';
import type { ChangeOrder } from '../change/change-order.ts';
import { ORDER_NOT_FOUND, VALUE_UNREADABLE } from '../order.errors.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import { decideReceiptIssued, decideReceiptRetry } from './cash-receipt-decisions.ts';

interface Deps {
  readonly orderReader: OrderReader;
  readonly audit: AuditService;
  readonly vault: Vault;
  readonly changeOrder: ChangeOrder;
}

/** Cash receipts. If the provider rejects one, staff issue it at the tax office and record it here. */
export function createCashReceiptService({ orderReader, audit, vault, changeOrder }: Deps) {
  return {
    /** The recipient's number. The access is recorded in the audit log first. */
    async showNumber(number: string, staffId: string) {
      const order = await orderReader.byNumber(number);
      const receipt = order?.payment.cashReceipt;
      if (!order || !receipt?.sealedNumber) return ORDER_NOT_FOUND;
      await audit.recordRead({
        by: staffId,
        action: 'ORDER_CASH_RECEIPT_SHOWN',
        subject: 'ORDER',
        subjectId: order.number,
      });
      const stored = vault.decrypt(receipt.sealedNumber);
      if (stored === null) return VALUE_UNREADABLE;
      return { value: formatCashReceiptNumber({ kind: receipt.kind, number: stored }) };
    },

    /** Lets the job retry a request that the provider has rejected. */
    retry: (number: string, staffId: string) =>
      changeOrder(number, (order, now) => decideReceiptRetry(order, staffId, now)),

    /** Records the issue of a receipt once; returns a conflict if one is already recorded. */
    recordIssue: (number: string, issue: CashReceiptIssue, staffId: string) =>
      changeOrder(number, (order, now) => decideReceiptIssued(order, issue, { by: staffId, at: now })),
  };
}

export type CashReceiptService = ReturnType<typeof createCashReceiptService>;

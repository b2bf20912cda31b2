import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { Decision } from '../decision.ts';
import type { OrderRecord } from '../order.record.ts';
import type { CashReceiptIssueRecord, CashReceiptRecord } from './cash-receipt.record.ts';

/** The order with a change of its cash receipt. */
function withReceipt(order: OrderRecord, receipt: CashReceiptRecord, change: Partial<CashReceiptRecord>): OrderRecord {
  return { ...order, payment: { ...order.payment, cashReceipt: { ...receipt, ...change } } };
}

/** Lets the job ask the provider again, which has refused. */
export function decideReceiptRetry(order: OrderRecord, by: string, now: Date): Decision<'notRefused'> {
  const { cashReceipt: receipt } = order.payment;
  if (!receipt?.failure || receipt.dueAt || receipt.cancelledAt) return { refused: 'notRefused' };
  return {
    order: withReceipt(order, receipt, { dueAt: now, failure: null, tries: 0 }),
    effects: { audit: [{ by, action: 'ORDER_CASH_RECEIPT_RETRIED' }] },
  };
}

/** Records a receipt that staff have issued at the tax office, once: of a paid order, and none that the provider is issuing. */
export function decideReceiptIssued(
  order: OrderRecord,
  issued: CashReceiptIssueRecord & { readonly by: string },
): Decision<'alreadyIssued' | 'notDue'> {
  const { cashReceipt: receipt, status } = order.payment;
  if (receipt?.issued) return { refused: 'alreadyIssued' };
  if (!receipt || receipt.dueAt || status !== 'PAID') return { refused: 'notDue' };
  const after = { issueNumber: issued.number, issuedOn: issued.on };
  return {
    order: withReceipt(order, receipt, { issued }),
    effects: { audit: [{ by: issued.by, action: 'ORDER_CASH_RECEIPT_ISSUED', after }] },
  };
}

/** What the job asked the provider for, and what it read of the order before. */
export interface AskedReceipt {
  readonly status: PaymentStatus;
  readonly dueAt: Date | null;
}

/** Notes what came of asking the provider. What happened to the order meanwhile has a due time of its own, which stays. */
export function decideReceiptAnswer(
  order: OrderRecord,
  asked: AskedReceipt,
  change: (receipt: CashReceiptRecord) => Partial<CashReceiptRecord>,
): Decision<'changed'> {
  const { cashReceipt: receipt, status } = order.payment;
  const isAsAsked = status === asked.status && (receipt?.dueAt?.getTime() ?? null) === (asked.dueAt?.getTime() ?? null);
  if (!receipt || !isAsAsked) return { refused: 'changed' };
  return { order: withReceipt(order, receipt, change(receipt)) };
}

/**
 * Notes the receipt that the provider has made, whatever has become of the order meanwhile: it stays due, and the next run
 * cancels it or has nothing to do.
 */
export function decideReceiptMade(order: OrderRecord, issued: CashReceiptIssueRecord): Decision<'alreadyIssued'> {
  const { cashReceipt: receipt } = order.payment;
  if (!receipt || receipt.issued) return { refused: 'alreadyIssued' };
  return { order: withReceipt(order, receipt, { issued, failure: null, tries: 0 }) };
}

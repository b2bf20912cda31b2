import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { type CashReceiptIssue, validateCashReceiptIssue } from '@eunbit/schema/validation-cash-receipt';
import { refuse, refuseInput } from '../../../common/refusal.ts';
import { storeDay } from '../../../common/store-time.ts';
import type { Decision } from '../decision.ts';
import type { OrderRefusal } from '../order.errors.ts';
import type { OrderRecord } from '../order.record.ts';
import type { CashReceiptIssueRecord, CashReceiptRecord } from './cash-receipt.record.ts';

/** The order with a change of its cash receipt. */
function withReceipt(order: OrderRecord, receipt: CashReceiptRecord, change: Partial<CashReceiptRecord>): OrderRecord {
  return { ...order, payment: { ...order.payment, cashReceipt: { ...receipt, ...change } } };
}

const NOT_DUE = refuse('STATUS_TRANSITION_REFUSED', 'cashReceipt.notDue');

/** Lets the job retry a request that the provider has rejected. */
export function decideReceiptRetry(order: OrderRecord, by: string, now: Date): Decision<OrderRefusal> {
  const { cashReceipt: receipt } = order.payment;
  if (!receipt?.failure || receipt.dueAt || receipt.cancelledAt) return NOT_DUE;
  return {
    order: withReceipt(order, receipt, { dueAt: now, failure: null, tries: 0 }),
    effects: { audit: [{ by, action: 'ORDER_CASH_RECEIPT_RETRIED' }] },
  };
}

/**
 * Records a receipt that staff have issued at the tax office, once. The order must be paid, and the provider must not be issuing
 * the receipt.
 */
export function decideReceiptIssued(
  order: OrderRecord,
  issue: CashReceiptIssue,
  { by, at }: { readonly by: string; readonly at: Date },
): Decision<OrderRefusal> {
  const { market, createdAt, payment } = order;
  const days = { from: storeDay(market, createdAt), to: storeDay(market, at) };
  const invalid = refuseInput(validateCashReceiptIssue(issue, days));
  if (invalid) return invalid;
  const { cashReceipt: receipt, status } = payment;
  if (receipt?.issued) return { conflict: order };
  if (!receipt || receipt.dueAt || status !== 'PAID') return NOT_DUE;
  const issued = { number: issue.issueNumber.trim().toUpperCase(), on: issue.issuedOn, by, at };
  const after = { issueNumber: issued.number, issuedOn: issued.on };
  return {
    order: withReceipt(order, receipt, { issued }),
    effects: { audit: [{ by, action: 'ORDER_CASH_RECEIPT_ISSUED', after }] },
  };
}

/** The state of the order that the job read before it called the provider. */
export interface AskedReceipt {
  readonly status: PaymentStatus;
  readonly dueAt: Date | null;
}

/** Records the provider's response, unless the order has changed since the job read it; then its new due time stays. */
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
 * Records the receipt that the provider has issued, even if the order has changed meanwhile. The receipt stays due: the next run
 * cancels it or has nothing to do.
 */
export function decideReceiptMade(order: OrderRecord, issued: CashReceiptIssueRecord): Decision<'alreadyIssued'> {
  const { cashReceipt: receipt } = order.payment;
  if (!receipt || receipt.issued) return { refused: 'alreadyIssued' };
  return { order: withReceipt(order, receipt, { issued, failure: null, tries: 0 }) };
}

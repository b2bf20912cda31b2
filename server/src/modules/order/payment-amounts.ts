import { getPaymentSummary, type PaymentStatus } from '@eunbit/schema/payment-status';
import type { LedgerMoney } from '../ledger/index.ts';
import type { OrderRecord, PaymentMismatch } from './order.record.ts';
import { returnedBeyondPrice } from './refunds.record.ts';

const PAID: ReadonlySet<PaymentStatus> = new Set(['PAID', 'REFUND_DUE', 'REFUNDED']);

/** A payment that went as its status says, all of it at once. */
export function wholePayment(status: PaymentStatus, total: number) {
  const sums = { paidAmount: PAID.has(status) ? total : 0, refundedAmount: status === 'REFUNDED' ? total : 0 };
  return { status, ...sums, summary: getPaymentSummary(status, sums) };
}

/** Whether there is a receipt: what was to be paid is paid. */
export const hasReceipt = ({ payment: { method, status } }: Pick<OrderRecord, 'payment'>): boolean =>
  status === 'PAID' && method !== 'NONE';

type Paid = Pick<OrderRecord, 'payment' | 'refunds'>;

/** What has come towards the price of an order, minor units. */
export const getPaidOfPrice = (order: Paid): number => order.payment.paidAmount - returnedBeyondPrice(order);

/** What is still to be paid of an order, minor units. An authorised card owes nothing: its money is set aside. */
export function getOutstandingAmount(order: Paid & Pick<OrderRecord, 'amounts'>): number {
  const { status } = order.payment;
  const isAwaited = status === 'AWAITING_PAYMENT' || status === 'FAILED';
  return isAwaited ? Math.max(0, order.amounts.total - getPaidOfPrice(order)) : 0;
}

/** What of an order's money is more than it costs, minor units; of a cancelled order all of it goes back anyway. */
export function getSurplusAmount(
  status: PaymentStatus,
  { paidAmount, refundedAmount }: LedgerMoney,
  total: number,
): number {
  return status === 'PAID' ? Math.max(0, paidAmount - refundedAmount - total) : 0;
}

/** Whether staff have to see to it that less or more has come than the order costs (PAYMENT-31). */
export function getMismatch(status: PaymentStatus, money: LedgerMoney, total: number): PaymentMismatch | null {
  if (status === 'AWAITING_PAYMENT' && money.paidAmount > 0) return 'SHORT';
  return getSurplusAmount(status, money, total) > 0 ? 'SURPLUS' : null;
}

/** What went back of the price of an order, minor units: neither what had come beyond it, nor what an edit took off it. */
export function getRefundOfPrice({ paidAmount, refundedAmount }: LedgerMoney, total: number): number {
  return Math.max(0, refundedAmount - Math.max(0, paidAmount - total));
}

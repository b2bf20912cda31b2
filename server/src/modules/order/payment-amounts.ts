import { getPaymentSummary, type PaymentStatus } from '@eunbit/schema/payment-status';
import type { LedgerMoney } from '../ledger/index.ts';
import type { OrderRecord, PaymentMismatch } from './order.record.ts';
import { returnedBeyondPrice } from './refunds.record.ts';

const PAID: ReadonlySet<PaymentStatus> = new Set(['PAID', 'REFUND_DUE', 'REFUNDED']);

/** The payment sums for a status if everything was paid or refunded at once. */
export function wholePayment(status: PaymentStatus, total: number) {
  const sums = { paidAmount: PAID.has(status) ? total : 0, refundedAmount: status === 'REFUNDED' ? total : 0 };
  return { status, ...sums, summary: getPaymentSummary(status, sums) };
}

/** Whether a receipt is available, which requires a paid order. */
export const hasReceipt = ({ payment: { method, status } }: Pick<OrderRecord, 'payment'>): boolean =>
  status === 'PAID' && method !== 'NONE';

type Paid = Pick<OrderRecord, 'payment' | 'refunds'>;

/** The amount paid towards the price of an order, minor units. */
export const getPaidOfPrice = (order: Paid): number => order.payment.paidAmount - returnedBeyondPrice(order);

/** The outstanding amount of an order, minor units; 0 if the card is authorised. */
export function getOutstandingAmount(order: Paid & Pick<OrderRecord, 'amounts'>): number {
  const { status } = order.payment;
  const isAwaited = status === 'AWAITING_PAYMENT' || status === 'FAILED';
  return isAwaited ? Math.max(0, order.amounts.total - getPaidOfPrice(order)) : 0;
}

/** The amount paid beyond the price of an order, minor units; a cancelled order is refunded in full anyway. */
export function getSurplusAmount(
  status: PaymentStatus,
  { paidAmount, refundedAmount }: LedgerMoney,
  total: number,
): number {
  return status === 'PAID' ? Math.max(0, paidAmount - refundedAmount - total) : 0;
}

/** Whether staff have to resolve that less or more was paid than the order costs (PAYMENT-31). */
export function getMismatch(status: PaymentStatus, money: LedgerMoney, total: number): PaymentMismatch | null {
  if (status === 'AWAITING_PAYMENT' && money.paidAmount > 0) return 'SHORT';
  return getSurplusAmount(status, money, total) > 0 ? 'SURPLUS' : null;
}

/** The refunded part of the price of an order, minor units, without refunds of a surplus or of a price reduction by an edit. */
export function getRefundOfPrice({ paidAmount, refundedAmount }: LedgerMoney, total: number): number {
  return Math.max(0, refundedAmount - Math.max(0, paidAmount - total));
}

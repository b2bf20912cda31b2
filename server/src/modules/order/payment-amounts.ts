import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { LedgerMoney } from '../ledger/ledger-entries.ts';
import type { OrderRecord, PaymentMismatch, PaymentState } from './order.record.ts';
import { returnedBeyondPrice } from './refunds.record.ts';

/** Statuses of payments that never had money, or do not have it any more, by the state that says so. */
const WITHOUT_MONEY: Readonly<Partial<Record<PaymentState, PaymentStatus>>> = {
  AWAITING_DEPOSIT: 'AWAITING_PAYMENT',
  AUTHORISED: 'AUTHORISED',
  CAPTURE_DUE: 'AUTHORISED',
  LAPSED: 'FAILED',
  RELEASE_DUE: 'VOID',
  VOID: 'VOID',
};

/** The status of a payment (PAYMENT-49), from the state that jobs work on and from what the ledger says of its money. */
export function getPaymentStatus(state: PaymentState, { paidAmount, refundedAmount }: LedgerMoney): PaymentStatus {
  const status = WITHOUT_MONEY[state];
  if (status) return status;
  // Where nothing was to be paid the state alone says it.
  if (refundedAmount <= 0) return state === 'REFUNDED' && paidAmount <= 0 ? 'REFUNDED' : 'PAID';
  return refundedAmount < paidAmount ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/** The sums of a payment with the status that they make. */
export function withStatus(state: PaymentState, { paidAmount, refundedAmount }: LedgerMoney) {
  return { paidAmount, refundedAmount, status: getPaymentStatus(state, { paidAmount, refundedAmount }) };
}

const PAID_STATES: ReadonlySet<PaymentState> = new Set(['PAID', 'REFUND_DUE', 'REFUNDED']);

/** Sums and status of a payment that went as its state says, all of it at once. */
export function wholePayment(state: PaymentState, total: number) {
  const paidAmount = PAID_STATES.has(state) ? total : 0;
  return withStatus(state, { paidAmount, refundedAmount: state === 'REFUNDED' ? total : 0 });
}

/** Whether there is a receipt: what was to be paid is paid. */
export const hasReceipt = ({ payment: { method, state } }: Pick<OrderRecord, 'payment'>): boolean =>
  state === 'PAID' && method !== 'NONE';

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
  state: PaymentState,
  { paidAmount, refundedAmount }: LedgerMoney,
  total: number,
): number {
  return state === 'PAID' ? Math.max(0, paidAmount - refundedAmount - total) : 0;
}

/** Whether staff have to see to it that less or more has come than the order costs (PAYMENT-31). */
export function getMismatch(state: PaymentState, money: LedgerMoney, total: number): PaymentMismatch | null {
  if (state === 'AWAITING_DEPOSIT' && money.paidAmount > 0) return 'SHORT';
  return getSurplusAmount(state, money, total) > 0 ? 'SURPLUS' : null;
}

/** What went back of the price of an order, minor units: neither what had come beyond it, nor what an edit took off it. */
export function getRefundOfPrice({ paidAmount, refundedAmount }: LedgerMoney, total: number): number {
  return Math.max(0, refundedAmount - Math.max(0, paidAmount - total));
}

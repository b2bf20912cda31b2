import { getPaymentSummary, type PaymentStatus, type PaymentSummary } from '@eunbit/schema/payment-status';

export interface SummarisedPayment {
  readonly status: PaymentStatus;
  readonly paidAmount: { readonly amount: number };
  readonly refundedAmount: { readonly amount: number };
}

/** What is paid of an order, in short. */
export const toPaymentSummary = ({ status, paidAmount, refundedAmount }: SummarisedPayment): PaymentSummary =>
  getPaymentSummary(status, { paidAmount: paidAmount.amount, refundedAmount: refundedAmount.amount });

import { getPaymentSummary, type PaymentStatus, type PaymentSummary } from '@eunbit/schema/payment-status';
import type { MessageId } from '../gql/message-id.ts';

export interface SummarisedPayment {
  readonly status: PaymentStatus;
  readonly paidAmount: { readonly amount: number };
  readonly refundedAmount: { readonly amount: number };
}

/** Payment state of an order. */
export const toPaymentSummary = ({ status, paidAmount, refundedAmount }: SummarisedPayment): PaymentSummary =>
  getPaymentSummary(status, { paidAmount: paidAmount.amount, refundedAmount: refundedAmount.amount });

/** Message id of a payment state as an option, without amounts. */
export const summaryChoice = (summary: PaymentSummary): MessageId =>
  summary === 'AWAITING_PAYMENT' || summary === 'PARTLY_REFUNDED'
    ? `orders.paid.choice.${summary}`
    : `orders.paid.${summary}`;

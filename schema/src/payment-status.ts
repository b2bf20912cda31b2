/**
 * Payment status of an order. Jobs settle CAPTURE_DUE, RELEASE_DUE and, for cards, REFUND_DUE. AUTHORISED → CAPTURE_DUE when the
 * order is shipped → PAID, or FAILED if the authorisation has expired. AUTHORISED → RELEASE_DUE when the order is cancelled →
 * VOID.
 */
export const PaymentStatus = {
  AWAITING_PAYMENT: 'AWAITING_PAYMENT',
  AUTHORISED: 'AUTHORISED',
  CAPTURE_DUE: 'CAPTURE_DUE',
  FAILED: 'FAILED',
  RELEASE_DUE: 'RELEASE_DUE',
  PAID: 'PAID',
  REFUND_DUE: 'REFUND_DUE',
  REFUNDED: 'REFUNDED',
  VOID: 'VOID',
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/**
 * Summary of a payment that staff read, and by which they filter and count orders (PAYMENT-49). It is derived from the payment
 * status and the refunded amount. PARTLY_REFUNDED: a part of what was paid was refunded.
 */
export const PaymentSummary = {
  AWAITING_PAYMENT: 'AWAITING_PAYMENT',
  AUTHORISED: 'AUTHORISED',
  PAID: 'PAID',
  PARTLY_REFUNDED: 'PARTLY_REFUNDED',
  REFUNDED: 'REFUNDED',
  VOID: 'VOID',
  FAILED: 'FAILED',
} as const;
export type PaymentSummary = (typeof PaymentSummary)[keyof typeof PaymentSummary];

/** Summaries that few orders of a store have at a time; each of these orders reaches one of the other summaries. */
export const PASSING_PAYMENT_SUMMARIES: readonly PaymentSummary[] = [
  'AWAITING_PAYMENT',
  'AUTHORISED',
  'PARTLY_REFUNDED',
  'FAILED',
];

/** Received and refunded amounts, in minor units. */
interface PaymentSums {
  readonly paidAmount: number;
  readonly refundedAmount: number;
}

/** Summaries of payments that received no money. */
const WITHOUT_MONEY: Readonly<Partial<Record<PaymentStatus, PaymentSummary>>> = {
  AWAITING_PAYMENT: 'AWAITING_PAYMENT',
  AUTHORISED: 'AUTHORISED',
  CAPTURE_DUE: 'AUTHORISED',
  FAILED: 'FAILED',
  RELEASE_DUE: 'VOID',
  VOID: 'VOID',
};

export function getPaymentSummary(status: PaymentStatus, { paidAmount, refundedAmount }: PaymentSums): PaymentSummary {
  const summary = WITHOUT_MONEY[status];
  if (summary) return summary;
  // If nothing was to be paid, the status alone decides.
  if (refundedAmount <= 0) return status === 'REFUNDED' && paidAmount <= 0 ? 'REFUNDED' : 'PAID';
  return refundedAmount < paidAmount ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/**
 * Where the payment of an order stands, in the steps that the shop takes. Jobs settle CAPTURE_DUE, RELEASE_DUE and, for cards,
 * REFUND_DUE. AUTHORISED → CAPTURE_DUE when the order is shipped → PAID, or FAILED if the authorisation has expired.
 * AUTHORISED → RELEASE_DUE when the order is cancelled → VOID.
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
 * What staff read of a payment, and filter and count orders by (PAYMENT-49): derived from its status and from how much of its
 * money went back. PARTLY_REFUNDED: a part of what was paid.
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

/** What few orders of a store are at a time; all of them come to one of the others. */
export const PASSING_PAYMENT_SUMMARIES: readonly PaymentSummary[] = [
  'AWAITING_PAYMENT',
  'AUTHORISED',
  'PARTLY_REFUNDED',
  'FAILED',
];

/** What came in and what went back, minor units. */
interface PaymentSums {
  readonly paidAmount: number;
  readonly refundedAmount: number;
}

/** Payments that never had money. */
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
  // Where nothing was to be paid the status alone says it.
  if (refundedAmount <= 0) return status === 'REFUNDED' && paidAmount <= 0 ? 'REFUNDED' : 'PAID';
  return refundedAmount < paidAmount ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/**
 * What is paid of an order (PAYMENT-49), beside its status. PARTLY_REFUNDED: a part of what was paid went back. FAILED: an
 * authorisation ended before its money was taken. VOID: closed before anything was paid.
 */
export const PaymentStatus = {
  AWAITING_PAYMENT: 'AWAITING_PAYMENT',
  AUTHORISED: 'AUTHORISED',
  PAID: 'PAID',
  PARTLY_REFUNDED: 'PARTLY_REFUNDED',
  REFUNDED: 'REFUNDED',
  VOID: 'VOID',
  FAILED: 'FAILED',
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** What few orders of a store are at a time; all of them come to one of the others. */
export const PASSING_PAYMENT_STATUSES: readonly PaymentStatus[] = [
  'AWAITING_PAYMENT',
  'AUTHORISED',
  'PARTLY_REFUNDED',
  'FAILED',
];

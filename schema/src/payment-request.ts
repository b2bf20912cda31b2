/** For how long a customer can agree to an edit that costs more, hours. Units that it adds are held for as long. */
export const PAYMENT_REQUEST_HOURS = 72;
/** Most payments that are asked for of one order; they stay on it. */
export const MAXIMUM_PAYMENT_REQUESTS = 20;

/** What has become of a payment that was asked for. */
export const PaymentRequestState = {
  OPEN: 'OPEN',
  PAID: 'PAID',
  ACCEPTED: 'ACCEPTED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;
export type PaymentRequestState = (typeof PaymentRequestState)[keyof typeof PaymentRequestState];

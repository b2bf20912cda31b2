/** For how long a customer can agree to an edit and pay for it, hours. Units that it adds are held for as long. */
export const PAYMENT_REQUEST_HOURS = 72;
/** Most payments that are asked for of one order; they stay on it. */
export const MAXIMUM_PAYMENT_REQUESTS = 20;

/** What has become of a payment that was asked for. */
export const PaymentRequestState = {
  OPEN: 'OPEN',
  PAID: 'PAID',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
} as const;
export type PaymentRequestState = (typeof PaymentRequestState)[keyof typeof PaymentRequestState];

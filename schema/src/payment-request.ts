/** Hours in which a customer can accept an edit that costs more. Units that it adds are held as long. */
export const PAYMENT_REQUEST_HOURS = 72;
/** Maximum payment requests of one order; the order keeps them. */
export const MAXIMUM_PAYMENT_REQUESTS = 20;

/** How the customer of an order accepts a higher price. */
export const PaymentRequestKind = {
  PAYMENT: 'PAYMENT',
  AUTHORISATION: 'AUTHORISATION',
  AGREEMENT: 'AGREEMENT',
} as const;
export type PaymentRequestKind = (typeof PaymentRequestKind)[keyof typeof PaymentRequestKind];

export const PaymentRequestStatus = {
  OPEN: 'OPEN',
  PAID: 'PAID',
  AUTHORISED: 'AUTHORISED',
  ACCEPTED: 'ACCEPTED',
  CANCELLED: 'CANCELLED',
  DECLINED: 'DECLINED',
  EXPIRED: 'EXPIRED',
} as const;
export type PaymentRequestStatus = (typeof PaymentRequestStatus)[keyof typeof PaymentRequestStatus];

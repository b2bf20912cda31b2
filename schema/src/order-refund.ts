/**
 * Why money of an order is refunded. ORDER_EDITED and RETURNED are the shop's own: an order that costs less after a change,
 * and a return that is settled.
 */
export const RefundReason = {
  DAMAGED: 'DAMAGED',
  WRONG_ITEM: 'WRONG_ITEM',
  MISSING_ITEM: 'MISSING_ITEM',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  LATE_DELIVERY: 'LATE_DELIVERY',
  PRICE_ADJUSTMENT: 'PRICE_ADJUSTMENT',
  OVERPAID: 'OVERPAID',
  ORDER_EDITED: 'ORDER_EDITED',
  RETURNED: 'RETURNED',
  OTHER: 'OTHER',
} as const;
export type RefundReason = (typeof RefundReason)[keyof typeof RefundReason];

/** The reasons that staff choose from. */
export const STAFF_REFUND_REASONS = Object.values(RefundReason).filter(
  (reason) => reason !== 'ORDER_EDITED' && reason !== 'RETURNED',
);

/**
 * PENDING until the money has gone. FAILED: the provider refused it, or its bank returned it. CANCELLED: staff took it back
 * before any money moved.
 */
export const RefundStatus = {
  PENDING: 'PENDING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

/**
 * Where the money goes: back to the card, off the amount that is taken from an authorised card later, or to a bank
 * account by hand.
 */
export const RefundDestination = {
  CARD: 'CARD',
  AUTHORISATION: 'AUTHORISATION',
  BANK_ACCOUNT: 'BANK_ACCOUNT',
} as const;
export type RefundDestination = (typeof RefundDestination)[keyof typeof RefundDestination];

/** What becomes of refunded units that have not left (PAYMENT-55): back into stock, written off, or sent all the same. */
export const UnshippedUnits = { RESTOCK: 'RESTOCK', WRITE_OFF: 'WRITE_OFF', SHIP: 'SHIP' } as const;
export type UnshippedUnits = (typeof UnshippedUnits)[keyof typeof UnshippedUnits];

/** Most refunds of one order. */
export const MAXIMUM_REFUNDS = 50;
export const MAXIMUM_REFUND_NOTE_LENGTH = 500;

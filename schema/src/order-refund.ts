/**
 * Why money of an order is refunded. The shop itself sets ORDER_EDITED, for an order that costs less after a change, and
 * RETURNED, for a return that is settled.
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

/** The reasons that staff can choose. */
export const STAFF_REFUND_REASONS = Object.values(RefundReason).filter(
  (reason) => reason !== 'ORDER_EDITED' && reason !== 'RETURNED',
);

/**
 * PENDING until the money is transferred. FAILED: the provider rejected the refund, or the bank returned it. CANCELLED: staff
 * cancelled it before any money moved.
 */
export const RefundStatus = {
  PENDING: 'PENDING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

/**
 * Where the money goes: back to the card, off the amount that is captured from an authorised card later, or to a bank account by
 * hand.
 */
export const RefundDestination = {
  CARD: 'CARD',
  AUTHORISATION: 'AUTHORISATION',
  BANK_ACCOUNT: 'BANK_ACCOUNT',
} as const;
export type RefundDestination = (typeof RefundDestination)[keyof typeof RefundDestination];

/** What happens to refunded units that were not shipped (PAYMENT-55): they are restocked, written off, or shipped anyway. */
export const UnshippedUnits = { RESTOCK: 'RESTOCK', WRITE_OFF: 'WRITE_OFF', SHIP: 'SHIP' } as const;
export type UnshippedUnits = (typeof UnshippedUnits)[keyof typeof UnshippedUnits];

/** Maximum refunds of one order. */
export const MAXIMUM_REFUNDS = 50;
export const MAXIMUM_REFUND_NOTE_LENGTH = 500;

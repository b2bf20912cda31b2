import type { PaymentMethod } from './checkout.ts';
import type { Market } from './market.ts';

/** Ways of paying of each store, in the order in which they are offered (PAYMENT-1). */
export const PAYMENT_METHODS: Readonly<Record<Market, readonly PaymentMethod[]>> = {
  KR: ['CARD', 'ESCROW', 'DEPOSIT', 'VIRTUAL_ACCOUNT'],
  US: ['CARD'],
};

/** Paid through the card provider before the order is written. */
export type CardMethod = Extract<PaymentMethod, 'CARD' | 'ESCROW'>;
/** The order is written first and paid by a bank transfer afterwards. */
export type TransferMethod = Exclude<PaymentMethod, CardMethod | 'NONE'>;

/** What customers choose from. */
export type OfferedMethod = CardMethod | TransferMethod;

export const isOfferedMethod = (method: PaymentMethod): method is OfferedMethod => method !== 'NONE';

export function isCardMethod(method: PaymentMethod): method is CardMethod {
  return method === 'CARD' || method === 'ESCROW';
}

export function isTransferMethod(method: PaymentMethod): method is TransferMethod {
  return method === 'DEPOSIT' || method === 'VIRTUAL_ACCOUNT';
}

/** A card network or wallet whose mark is shown where it can be paid with. */
export type PaymentMark = 'visa' | 'mastercard' | 'american-express' | 'discover' | 'apple-pay';

/** What the payment step of each store takes, in the order of display (CART-18). */
export const PAYMENT_MARKS: Readonly<Record<Market, readonly PaymentMark[]>> = {
  KR: ['visa', 'mastercard', 'american-express'],
  US: ['visa', 'mastercard', 'american-express', 'discover', 'apple-pay'],
};

import type { PaymentMethod } from './checkout.ts';
import type { Market } from './market.ts';

/** Payment methods of each store, in the order in which they are offered (PAYMENT-1). */
export const PAYMENT_METHODS: Readonly<Record<Market, readonly PaymentMethod[]>> = {
  KR: ['CARD', 'ESCROW', 'DEPOSIT', 'VIRTUAL_ACCOUNT'],
  US: ['CARD'],
};

/** Paid through the card provider before the order is created. */
export type CardMethod = Extract<PaymentMethod, 'CARD' | 'ESCROW'>;
/** The order is created first and paid by a bank transfer afterwards. */
export type TransferMethod = Exclude<PaymentMethod, CardMethod | 'NONE'>;

/** Payment methods that customers can choose. */
export type OfferedMethod = CardMethod | TransferMethod;

export const isOfferedMethod = (method: PaymentMethod): method is OfferedMethod => method !== 'NONE';

export function isCardMethod(method: PaymentMethod): method is CardMethod {
  return method === 'CARD' || method === 'ESCROW';
}

export function isTransferMethod(method: PaymentMethod): method is TransferMethod {
  return method === 'DEPOSIT' || method === 'VIRTUAL_ACCOUNT';
}

/** A card network or wallet whose logo is shown if it is accepted. */
export type PaymentMark = 'visa' | 'mastercard' | 'american-express' | 'discover' | 'apple-pay';

/** Networks and wallets that the payment step of each store accepts, in the order of display (CART-18). */
export const PAYMENT_MARKS: Readonly<Record<Market, readonly PaymentMark[]>> = {
  KR: ['visa', 'mastercard', 'american-express'],
  US: ['visa', 'mastercard', 'american-express', 'discover', 'apple-pay'],
};

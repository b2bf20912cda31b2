import { type CardMethod, isCardMethod, type TransferMethod } from '@eunbit/schema/payment-method';
import type { Deposit } from './deposit-payment.ts';

/** How a shopper wants to pay, with what that way needs beside the checkout. */
export type PaymentMethodChoice = { readonly method: CardMethod } | ({ readonly method: TransferMethod } & Deposit);

export function isByCard(way: PaymentMethodChoice): way is { readonly method: CardMethod } {
  return isCardMethod(way.method);
}

import type { CashReceiptRequest } from '@eunbit/schema/cash-receipt';
import { type CardMethod, isCardMethod, type TransferMethod } from '@eunbit/schema/payment-method';

/** How a shopper wants to pay, with what that way needs beside the checkout. */
export type PaymentMethodChoice = { readonly method: CardMethod } | ({ readonly method: TransferMethod } & Deposit);

export function isByCard(way: PaymentMethodChoice): way is { readonly method: CardMethod } {
  return isCardMethod(way.method);
}

/** What a deposit order needs beside the checkout. */
export interface Deposit {
  readonly bankId: string;
  readonly depositorName: string;
  /** To be issued for the money; null for none. */
  readonly cashReceipt: CashReceiptRequest | null;
}

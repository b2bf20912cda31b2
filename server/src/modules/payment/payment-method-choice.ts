import type { CashReceiptRequest } from '@eunbit/schema/cash-receipt';
import { type CardMethod, isCardMethod, type TransferMethod } from '@eunbit/schema/payment-method';

/** The chosen payment method and the data that it needs in addition to the checkout. */
export type PaymentMethodChoice = { readonly method: CardMethod } | ({ readonly method: TransferMethod } & Deposit);

export function isByCard(way: PaymentMethodChoice): way is { readonly method: CardMethod } {
  return isCardMethod(way.method);
}

/** The data that a deposit order needs in addition to the checkout. */
export interface Deposit {
  readonly bankId: string;
  readonly depositorName: string;
  /** The cash receipt to issue for the payment; null for none. */
  readonly cashReceipt: CashReceiptRequest | null;
}

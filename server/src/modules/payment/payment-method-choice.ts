import type { CashReceiptRequest } from '@eunbit/schema/cash-receipt';
import { type CardMethod, isCardMethod, type TransferMethod } from '@eunbit/schema/payment-method';
import type { Bank } from '@eunbit/schema/shop-settings';

/** The chosen payment method and the data that it needs in addition to the checkout. */
export type PaymentMethodChoice = { readonly method: CardMethod } | ({ readonly method: TransferMethod } & Deposit);

export function isByCard(way: PaymentMethodChoice): way is { readonly method: CardMethod } {
  return isCardMethod(way.method);
}

/** The data that a deposit order needs in addition to the checkout. */
export interface Deposit {
  readonly bankId: string;
  readonly depositorName: string;
  /**
   * The account as the order will show it; the number of a virtual account is not known yet. Null if the bank cannot be chosen
   * (any more): such a payment is refused.
   */
  readonly depositAccount: Bank | null;
  /** The cash receipt to issue for the payment; null if there is none. */
  readonly cashReceipt: CashReceiptRequest | null;
}

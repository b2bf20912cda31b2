import type { CardLabel } from '@eunbit/schema/card-label';
import type { Currency } from '@eunbit/schema/market';
import type { IntentStatus } from './payment-provider.ts';
import type { RecordedPayment } from './payment-records.ts';

/** What the shop's account at the provider holds in one currency, in minor units. */
export interface HeldMoney {
  readonly currency: Currency;
  /** Can be paid out now. */
  readonly available: number;
  /** Becomes available by itself, days after the payment. */
  readonly pending: number;
  /** What of the available money came from cards. */
  readonly card: number;
}

/** A payment as staff look at it. */
export interface AccountPayment extends RecordedPayment {
  readonly status: IntentStatus;
  /** What was asked for, in minor units; what was received may be less, or nothing. */
  readonly amount: number;
  /** What the provider kept; null while it does not say, or in a currency of no store. */
  readonly fee: { readonly amount: number; readonly currency: Currency } | null;
  readonly startedAt: Date;
  readonly card: CardLabel | null;
  /** Where the provider shows the receipt. */
  readonly receiptUrl: string | null;
}

export interface AccountPaymentPage {
  readonly payments: readonly AccountPayment[];
  /** Pass as `after` for the next page; null on the last one. */
  readonly next: string | null;
}

/** The shop's account at the payment provider, as it is shown to staff. */
export interface PaymentAccount {
  /** The provider's own pages about the account; null where a sandbox stands in, which has none. */
  readonly dashboardUrl: string | null;
  /** In the currencies of the stores. Throws PaymentProviderError when the provider is out of reach. */
  balance(): Promise<readonly HeldMoney[]>;
  /**
   * Payments in the currencies of the stores, newest first. Throws PaymentProviderError when the provider is out of
   * reach; null where `after` names no payment.
   */
  payments(limit: number, after: string | null): Promise<AccountPaymentPage | null>;
}

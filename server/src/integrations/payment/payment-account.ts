import type { CardLabel } from '@eunbit/schema/card-label';
import type { Currency } from '@eunbit/schema/market';
import type { IntentStatus } from './payment-provider.ts';
import type { RecordedPayment } from './payment-records.ts';

/** Balance of the provider account in one currency, in minor units. */
export interface HeldMoney {
  readonly currency: Currency;
  /** Available for payout. */
  readonly available: number;
  /** Becomes available automatically, days after the payment. */
  readonly pending: number;
  /** Part of both that comes from cards. */
  readonly card: number;
}

/** A payment as shown to staff. */
export interface AccountPayment extends RecordedPayment {
  readonly status: IntentStatus;
  /** Requested amount in minor units; the received amount may be less, or 0. */
  readonly amount: number;
  /** The provider's fee; null while unknown, or in a currency of no store. */
  readonly fee: { readonly amount: number; readonly currency: Currency } | null;
  readonly startedAt: Date;
  readonly card: CardLabel | null;
  /** URL of the provider's receipt. */
  readonly receiptUrl: string | null;
}

export interface AccountPaymentPage {
  readonly payments: readonly AccountPayment[];
  /** Cursor: pass as `after` for the next page; null on the last page. */
  readonly next: string | null;
}

/** The shop's account at the payment provider, as shown to staff. */
export interface PaymentAccount {
  /** Whether the shop has keys of the provider; without them every call fails. */
  readonly isConfigured: boolean;
  /** URL of the provider's dashboard; null for a sandbox, which has none. */
  readonly dashboardUrl: string | null;
  /** The dashboard page of a payment, with its refunds and disputes; null for a sandbox. */
  paymentUrl(intentId: string): string | null;
  /** Balances in the stores' currencies. Throws PaymentProviderError if the provider is unreachable. */
  balance(): Promise<readonly HeldMoney[]>;
  /**
   * Payments in the stores' currencies, newest first; null if `after` is not a payment. Throws PaymentProviderError if
   * the provider is unreachable.
   */
  payments(limit: number, after: string | null): Promise<AccountPaymentPage | null>;
}

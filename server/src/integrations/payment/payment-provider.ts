import type { CardLabel } from '@eunbit/schema/card-label';
import type { Currency } from '@eunbit/schema/market';

/** AUTHORISED: the money is set aside for this shop and waits to be captured. */
export type IntentStatus =
  | 'REQUIRES_PAYMENT'
  | 'REQUIRES_ACTION'
  | 'PROCESSING'
  | 'AUTHORISED'
  | 'SUCCEEDED'
  | 'CANCELLED';

/** A card payment as the provider tells it. */
export interface PaymentIntent {
  readonly id: string;
  /** Lets the browser confirm this payment and nothing else. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  /** The checkout it was made for; null on payments that this shop did not start. */
  readonly checkoutId: string | null;
  /** Why the last try failed, in the provider's words; null when there was none. */
  readonly failure: { readonly message: string; readonly declineCode: string | null } | null;
  /** The charge that took the money; null before one has, and where it was not asked for. */
  readonly charge: {
    readonly id: string;
    /** What the provider kept; null while it does not say, or where the shop does not know the currency. */
    readonly fee: { readonly amount: number; readonly currency: Currency } | null;
  } | null;
  /** The card that was charged; null wherever `charge` is, and where the provider does not tell. */
  readonly card: CardLabel | null;
}

/** Money paid back. */
export interface ProviderRefund {
  readonly id: string;
  readonly intentId: string;
  readonly chargeId: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

export interface NewIntent {
  readonly amount: number;
  readonly currency: Currency;
  readonly checkoutId: string;
  readonly receiptEmail: string;
  /** Whether confirming only sets the money aside, to be captured later. */
  readonly isCapturedLater: boolean;
  /** The same key gives the same intent again, so a retry never charges twice. */
  readonly idempotencyKey: string;
}

/** What a webhook tells: look at this intent. Its own content is not trusted beyond that. */
export interface PaymentEvent {
  readonly intentId: string;
}

/** The provider does not answer, or answers with a fault of its own: nothing is known, try again later. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** A webhook whose signature does not belong to its body. */
export class ForgedEventError extends Error {
  override readonly name = 'ForgedEventError';
}

/** What the shop needs of a card payment provider. Every method throws PaymentProviderError when it is out of reach. */
export interface PaymentProvider {
  readonly publishableKey: string;
  /** Where the browser confirms cards when a sandbox stands in for the provider; null for the real one. */
  readonly sandboxUrl: string | null;
  createIntent(intent: NewIntent): Promise<PaymentIntent>;
  findIntent(id: string): Promise<PaymentIntent>;
  /** Cancels if that is still possible, releasing what was set aside; answers the intent as it is afterwards, which may be SUCCEEDED. */
  cancelIntent(id: string): Promise<PaymentIntent>;
  /** Takes all that was set aside, once; answers the intent as it is afterwards, which may be CANCELLED. */
  captureIntent(id: string): Promise<PaymentIntent>;
  /** Pays everything back, once per key; answers all refunds of the payment, those made before included. */
  refund(intentId: string, idempotencyKey: string): Promise<readonly ProviderRefund[]>;
  /** Checks the signature before anything else; null for events that do not concern payments. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | null;
}

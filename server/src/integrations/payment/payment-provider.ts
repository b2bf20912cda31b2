import type { CardLabel } from '@eunbit/schema/card-label';
import type { Currency } from '@eunbit/schema/market';
import type { PaymentReversals } from './payment-reversals.ts';

/** AUTHORISED: the amount is authorised and can be captured. */
export type IntentStatus =
  | 'REQUIRES_PAYMENT'
  | 'REQUIRES_ACTION'
  | 'PROCESSING'
  | 'AUTHORISED'
  | 'SUCCEEDED'
  | 'CANCELLED';

/** A card payment in the provider's current state. */
export interface PaymentIntent {
  readonly id: string;
  /** Allows the browser to confirm this payment only. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  /** Minor units. */
  readonly amount: number;
  /** The captured amount, which is less than `amount` if a part of an authorisation was released; 0 before the capture. */
  readonly received: number;
  readonly currency: Currency;
  /** The checkout that it pays; null for payments that this shop did not create. */
  readonly checkoutId: string | null;
  /** Error of the last attempt, in the provider's words; null if none failed. */
  readonly failure: { readonly message: string; readonly declineCode: string | null } | null;
  /** The successful charge; null before it, and if it was not expanded. */
  readonly charge: {
    readonly id: string;
    /** The provider's fee; null while unknown, or in a currency that the shop does not use. */
    readonly fee: { readonly amount: number; readonly currency: Currency } | null;
  } | null;
  /** The charged card; null if `charge` is null or the provider does not return it. */
  readonly card: CardLabel | null;
}

/** A refund of a payment. */
export interface ProviderRefund {
  readonly id: string;
  readonly intentId: string;
  readonly chargeId: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
}

/** A refund of a part of a payment. */
export interface NewRefund {
  readonly intentId: string;
  /** Minor units. */
  readonly amount: number;
  /** The shop's id of the refund, stored in the provider's metadata. */
  readonly requestId: string;
  /** Idempotency key: a retry with the same key makes no second refund. */
  readonly idempotencyKey: string;
}

export interface NewIntent {
  readonly amount: number;
  readonly currency: Currency;
  readonly checkoutId: string;
  readonly receiptEmail: string;
  /** Whether confirmation only authorises the amount (manual capture). */
  readonly isCapturedLater: boolean;
  /** The same key returns the same intent, so a retry never charges twice. */
  readonly idempotencyKey: string;
}

/** A webhook event: only the id is used, the state of the payment is read from the provider. */
export interface PaymentEvent {
  /** REVERSAL: a refund or a dispute of the payment. */
  readonly subject: 'PAYMENT' | 'REVERSAL';
  readonly intentId: string;
}

/** The provider is unreachable or failed: the outcome is unknown, and a retry may succeed. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** The provider rejected the refund: no money was sent. */
export class PaymentRefundRefusedError extends Error {
  override readonly name = 'PaymentRefundRefusedError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A webhook whose signature does not match its body. */
export class ForgedEventError extends Error {
  override readonly name = 'ForgedEventError';
}

/** How a browser reaches the provider. */
export interface CardForm {
  readonly publishableKey: string;
  /** Where the browser confirms cards with a sandbox; null for the real provider. */
  readonly sandboxUrl: string | null;
}

/** A card payment provider. Every method throws PaymentProviderError if it is unreachable. */
export interface PaymentProvider {
  /** How browsers confirm cards; null if the shop has no keys, and accepts no cards. */
  readonly browser: CardForm | null;
  createIntent(intent: NewIntent): Promise<PaymentIntent>;
  findIntent(id: string): Promise<PaymentIntent>;
  /**
   * Cancels the intent if still possible, releasing an authorised amount; returns its state afterwards, which may be
   * SUCCEEDED.
   */
  cancelIntent(id: string): Promise<PaymentIntent>;
  /**
   * Captures the authorised amount once, except `released` minor units of it; returns the intent's state afterwards, which may be
   * CANCELLED.
   */
  captureIntent(id: string, released: number): Promise<PaymentIntent>;
  /** Refunds a part or all of a payment, once per key. Throws PaymentRefundRefusedError if the provider rejects it. */
  refundPart(refund: NewRefund): Promise<void>;
  /** All refunds and disputes of the payment, including those made outside the shop. */
  findReversals(intentId: string): Promise<PaymentReversals>;
  /** Verifies the signature first; null for events that do not concern payments. */
  readEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent | null>;
}

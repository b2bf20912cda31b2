import { type CodedRefused, refuse } from '../../common/refusal.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { CheckoutRecord, RunningPayment } from '../checkout/index.ts';
import type { OrderRecord } from '../order/index.ts';

/** A payment without an order; nothing was charged, or it was refunded. */
export interface FailedPayment {
  readonly failure: PaymentIntent['failure'];
  /** Whether the same intent accepts another card; otherwise the bank's response is pending. */
  readonly mayRetry: boolean;
  readonly isRefunded: boolean;
}

/** The order, the checkout while the provider processes the payment, or the payment that failed. */
export type MadePayment =
  | { readonly order: OrderRecord }
  | { readonly processing: CheckoutRecord }
  | { readonly failed: FailedPayment };

/** What became of a payment. */
export type SettledPayment = MadePayment | CodedRefused<'CHECKOUT_INCOMPLETE' | 'PAYMENT_ENDED' | 'PAYMENT_REPLACED'>;

/** A payment that the shopper has to confirm. */
export interface BegunPayment {
  readonly checkout: CheckoutRecord;
  readonly payment: RunningPayment;
}

export type StartedPayment = SettledPayment | BegunPayment;

export const REFUNDED = { failed: { failure: null, mayRetry: false, isRefunded: true } } as const;
export const NOT_STARTED = refuse('CHECKOUT_INCOMPLETE', 'checkout.incomplete');
/** Cancelled before it was paid. */
export const PAYMENT_ENDED = refuse('PAYMENT_ENDED', 'payment.ended');
/** Another payment of the checkout has replaced this one. */
export const REPLACED = refuse('PAYMENT_REPLACED', 'payment.replaced');

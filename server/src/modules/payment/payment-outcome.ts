import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { CheckoutRecord, RunningPayment } from '../checkout/index.ts';
import type { OrderRecord } from '../order/index.ts';
import type { Shortage } from '../stock/index.ts';

/** The outcome of a payment. */
export type SettledOutcome =
  | { readonly outcome: 'placed'; readonly order: OrderRecord }
  | { readonly outcome: 'processing'; readonly checkout: CheckoutRecord }
  /** `mayRetry`: the same intent accepts another card; otherwise the bank's response is pending. */
  | { readonly outcome: 'failed'; readonly failure: PaymentIntent['failure']; readonly mayRetry: boolean }
  | { readonly outcome: 'refunded' }
  /** Another payment of the checkout has replaced this one. */
  | { readonly outcome: 'replaced' }
  /** Cancelled before it was paid. */
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'notStarted' };

/** The outcome of starting a payment. */
export type PaymentOutcome =
  | SettledOutcome
  | { readonly outcome: 'actionRequired'; readonly checkout: CheckoutRecord; readonly payment: RunningPayment }
  | { readonly outcome: 'shortage'; readonly shortages: readonly Shortage[] }
  /** The caller holds too much without having paid. `proof`: allowed after a bot check; `share`: allowed only later. */
  | { readonly outcome: 'holdRefused'; readonly reason: 'proof' | 'share' };

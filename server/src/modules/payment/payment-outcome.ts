import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import type { CheckoutRecord, RunningPayment } from '../checkout/checkout.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { Shortage } from '../stock/stock.service.ts';

/** What a payment has come to. */
export type SettledOutcome =
  | { readonly outcome: 'placed'; readonly order: OrderRecord }
  | { readonly outcome: 'processing'; readonly checkout: CheckoutRecord }
  /** `mayRetry`: the same payment takes another card. */
  | { readonly outcome: 'failed'; readonly failure: PaymentIntent['failure']; readonly mayRetry: boolean }
  | { readonly outcome: 'refunded' }
  /** Another payment of the checkout has begun in its place. */
  | { readonly outcome: 'replaced' }
  /** Given up before it was made. */
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'notStarted' };

/** What starting a payment can come to beside that. */
export type PaymentOutcome =
  | SettledOutcome
  | { readonly outcome: 'actionRequired'; readonly checkout: CheckoutRecord; readonly payment: RunningPayment }
  | { readonly outcome: 'shortage'; readonly shortages: readonly Shortage[] };

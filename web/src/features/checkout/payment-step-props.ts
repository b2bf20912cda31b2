import type { Checkout } from './step-outcome.ts';
import type { CheckoutSession } from './useCheckoutSession.ts';

export interface PaymentStepProps {
  readonly checkout: Checkout;
  readonly session: CheckoutSession;
}

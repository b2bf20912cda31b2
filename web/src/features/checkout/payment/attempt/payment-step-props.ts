import type { CheckoutSession } from '../../session/use-checkout-session.ts';
import type { Checkout } from '../../step/step-outcome.ts';
import type { TermId } from './terms.ts';

export interface PaymentStepProps {
  readonly checkout: Checkout;
  readonly session: CheckoutSession;
}

/** What each way of paying gets: the terms that were agreed to stay so when another way is chosen. */
export interface PaymentMethodProps extends PaymentStepProps {
  readonly agreed: ReadonlySet<TermId>;
  readonly onAgree: (agreed: ReadonlySet<TermId>) => void;
}

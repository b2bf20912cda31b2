import type { CheckoutSession } from '../../session/use-checkout-session.ts';
import type { Checkout } from '../../step/checkout-content.ts';
import type { TermId } from './terms.ts';

export interface PaymentStepProps {
  readonly checkout: Checkout;
  readonly session: CheckoutSession;
}

/** Props of each payment method: the agreement to the terms survives a change of the method. */
export interface PaymentMethodProps extends PaymentStepProps {
  readonly agreed: ReadonlySet<TermId>;
  readonly onAgree: (agreed: ReadonlySet<TermId>) => void;
}

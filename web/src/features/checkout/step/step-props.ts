import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { Checkout } from './checkout-content.ts';

/** Props of every step before the payment. */
export interface StepProps {
  readonly checkout: Checkout;
  readonly draft: CheckoutDraft;
  readonly onDraft: (change: Partial<CheckoutDraft>) => void;
  readonly onSaved: (checkout: Checkout) => void;
}

import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { Checkout } from './step-outcome.ts';

/** What every step before payment works with. */
export interface StepProps {
  readonly checkout: Checkout;
  readonly draft: CheckoutDraft;
  readonly onDraft: (change: Partial<CheckoutDraft>) => void;
  readonly onSaved: (checkout: Checkout) => void;
}

import type { FormEvent, ReactNode, Ref } from 'react';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { Checkout } from './checkout-content.ts';

/** Props of every step before the payment. */
export interface StepProps {
  readonly checkout: Checkout;
  readonly draft: CheckoutDraft;
  readonly onDraft: (change: Partial<CheckoutDraft>) => void;
  readonly onSaved: (checkout: Checkout) => void;
}

interface StepFrameProps {
  readonly formRef: Ref<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly failure: string | null;
  readonly saving: boolean;
  readonly submitText: ReactNode;
  readonly children: ReactNode;
}

/** The form of a step: fields, failure and the button that continues. */
export function StepFrame({ formRef, onSubmit, failure, saving, submitText, children }: StepFrameProps) {
  return (
    <WaitingForm ref={formRef} onSubmit={onSubmit} display="grid" gap="5">
      {children}
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      <Button type="submit" size="lg" busy={saving} mt="2">
        {submitText}
      </Button>
    </WaitingForm>
  );
}

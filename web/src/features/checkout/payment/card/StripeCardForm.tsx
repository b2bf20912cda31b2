import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe, type PaymentIntent, type StripeError } from '@stripe/stripe-js';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../../../app/settings.tsx';
import { WaitingForm } from '../../../../components/WaitingForm.tsx';
import { Button } from '../../../../elements/Button.tsx';
import { ErrorAlert } from '../../../../elements/ErrorAlert.tsx';
import { type CardConfirmation, type CardFormProps, UNEXPECTED_STATE } from './card-payment.ts';

// Stripe's frame cannot read the shop's CSS variables.
const APPEARANCE = { variables: { borderRadius: '10px', colorPrimary: '#6d55ae' } };
const DARK_APPEARANCE = {
  theme: 'night' as const,
  variables: { borderRadius: '10px', colorPrimary: '#ab96e6', colorBackground: '#17181c' },
};

/** The provider's own form. It is shown before there is a payment, so it receives the amount instead of a client secret. */
export function StripeCardForm({ publishableKey, ...form }: CardFormProps & { publishableKey: string }) {
  const { language } = useSettings();
  const [unavailable, setUnavailable] = useState(false);
  const [stripe] = useState(() =>
    loadStripe(publishableKey).catch(() => {
      setUnavailable(true);
      return null;
    }),
  );
  const { amount, currency } = form.total;
  const options = {
    mode: 'payment',
    amount,
    currency: currency.toLowerCase(),
    // Has to equal the payment's setting, or the confirmation is rejected.
    ...(form.isCapturedLater && { captureMethod: 'manual' as const }),
    locale: language,
    appearance: matchMedia('(prefers-color-scheme: dark)').matches ? DARK_APPEARANCE : APPEARANCE,
  } as const;
  if (unavailable) {
    return (
      <ErrorAlert onRetry={() => location.reload()}>
        <FormattedMessage id="checkout.card.unavailable" />
      </ErrorAlert>
    );
  }
  return (
    <Elements stripe={stripe} options={options}>
      <ElementForm {...form} onUnavailable={() => setUnavailable(true)} />
    </Elements>
  );
}

interface ElementFormProps extends CardFormProps {
  readonly onUnavailable: () => void;
}

function ElementForm({ children, onUnavailable, ...props }: ElementFormProps) {
  const { payText, busy, disabled, returnUrl, prepare, onInvalid, onConfirmation } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [confirming, setConfirming] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!stripe || !elements || busy || confirming || disabled) return;
    setConfirming(true);
    try {
      const { error: incomplete } = await elements.submit();
      // The payment element shows errors of its fields itself.
      if (incomplete) return onInvalid();
      const clientSecret = await prepare();
      if (clientSecret === null) return;
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl() },
        redirect: 'if_required',
      });
      await onConfirmation(toConfirmation(error));
    } finally {
      setConfirming(false);
    }
  }

  return (
    <WaitingForm onSubmit={submit} display="grid" gap="5">
      <PaymentElement onLoadError={onUnavailable} />
      {children}
      <Button type="submit" size="lg" busy={busy || confirming} disabled={disabled || !stripe}>
        {payText}
      </Button>
    </WaitingForm>
  );
}

function toConfirmation(error: (StripeError & { payment_intent?: PaymentIntent }) | undefined): CardConfirmation {
  if (!error) return { kind: 'confirmed' };
  const isCardOutcomeUnknown =
    error.type === 'api_connection_error' || error.type === 'api_error' || error.code === UNEXPECTED_STATE;
  const code = error.decline_code ?? error.code ?? null;
  return isCardOutcomeUnknown ? { kind: 'unknown' } : { kind: 'declined', code, message: error.message ?? '' };
}

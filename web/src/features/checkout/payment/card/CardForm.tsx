import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { ErrorAlert } from '../../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../../elements/Skeleton.tsx';
import type { CardFormProps } from './card-payment.ts';

// The provider's script is loaded only if that provider takes the payment.
const StripeCardForm = lazy(async () => ({ default: (await import('./StripeCardForm.tsx')).StripeCardForm }));
const SandboxCardForm = lazy(async () => ({ default: (await import('./SandboxCardForm.tsx')).SandboxCardForm }));

interface ProviderFormProps extends CardFormProps {
  readonly publishableKey: string;
  /** Address at which the sandbox confirms cards; null with the real provider. */
  readonly sandboxUrl: string | null;
}

/** The card form of the provider that takes the payment. */
export function CardForm({ sandboxUrl, ...form }: ProviderFormProps) {
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      {sandboxUrl ? <SandboxCardForm sandboxUrl={sandboxUrl} {...form} /> : <StripeCardForm {...form} />}
    </Suspense>
  );
}

function CardFormSkeleton() {
  return (
    <styled.div display="grid" gap="5" aria-busy="true">
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="11rem" />
      <Skeleton height="14" borderRadius="full" />
    </styled.div>
  );
}

/** Replaces the card form if the shop accepts no cards, for instance for a link from the time when it did. */
export function CardsNotTaken() {
  return (
    <ErrorAlert>
      <FormattedMessage id="checkout.noCards" />
    </ErrorAlert>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { message } from '@eunbit/schema/messages';
import { formatMoney } from '@eunbit/schema/money';
import type { CardMethod } from '@eunbit/schema/payment-method';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../app/settings.tsx';
import type { CardConfirmation, CardIntent } from './card-payment.ts';
import { PaymentProblemNotice } from './PaymentProblemNotice.tsx';
import type { WayToPayProps } from './payment-step-props.ts';
import { TermsAgreement } from './TermsAgreement.tsx';
import { hasAgreedToAll, type TermId } from './terms.ts';
import { usePaymentAttempt } from './usePaymentAttempt.ts';
import { SUCCESS_PATH } from './useShowOrder.ts';

// The provider's script is fetched only by those who really pay with it.
const StripeCardForm = lazy(async () => ({ default: (await import('./StripeCardForm.tsx')).StripeCardForm }));
const SandboxCardForm = lazy(async () => ({ default: (await import('./SandboxCardForm.tsx')).SandboxCardForm }));

interface CardPaymentProps extends WayToPayProps {
  readonly method: CardMethod;
}

/**
 * Card payment. Agreeing to the terms holds the goods and brings the card form; each click on its button starts the
 * payment once more (the server goes on with the running one), so that amount and stock are checked when it counts.
 */
export function CardPayment({ checkout, session, method, agreed, onAgree }: CardPaymentProps) {
  const { language } = useSettings();
  const [provider, setProvider] = useState<CardIntent | null>(null);
  const [declined, setDeclined] = useState<string | null>(null);
  const { attempt, running, problem } = usePaymentAttempt(checkout, session);
  const hasAgreed = hasAgreedToAll(checkout.market, agreed);

  async function start(): Promise<CardIntent | null> {
    setDeclined(null);
    const outcome = await attempt({ method });
    if (outcome.kind !== 'confirmCard') return null;
    setProvider(outcome.intent);
    return outcome.intent;
  }

  function agree(next: ReadonlySet<TermId>): void {
    onAgree(next);
    if (hasAgreedToAll(checkout.market, next) && !provider) void start();
  }

  const onEnter = useEffectEvent(() => {
    if (hasAgreed) void start();
  });
  // Whoever agreed before choosing this way of paying gets its form at once.
  useEffect(() => onEnter(), []);

  async function follow(confirmation: CardConfirmation): Promise<void> {
    if (confirmation.kind === 'redirect') return location.assign(confirmation.url);
    if (confirmation.kind === 'declined')
      return setDeclined(confirmation.message || message('payment.declined', language));
    await session.checkPayment(checkout.id);
  }

  const failure = declined ?? session.paymentMessage;
  const form = {
    total: checkout.total,
    payText: (
      <FormattedMessage id="checkout.pay" values={{ amount: formatMoney(checkout.total, { place: 'order' }) }} />
    ),
    busy: running || session.checking,
    disabled: !hasAgreed,
    isCapturedLater: method === 'ESCROW',
    returnUrl: () => new URL(SUCCESS_PATH[checkout.market], location.origin).href,
    prepare: start,
    onConfirmation: follow,
  };
  return (
    <chakra.div display="grid" gap="6">
      <TermsAgreement market={checkout.market} agreed={agreed} onChange={agree} />
      {problem ? <PaymentProblemNotice problem={problem} /> : null}
      {!problem && failure !== null ? (
        <PaymentProblemNotice key={failure} problem={{ kind: 'message', message: failure }} />
      ) : null}
      {provider ? (
        <Suspense fallback={<CardFormSkeleton />}>
          {provider.sandboxUrl === null ? (
            <StripeCardForm publishableKey={provider.publishableKey} {...form} />
          ) : (
            <SandboxCardForm {...form} />
          )}
        </Suspense>
      ) : running ? (
        <CardFormSkeleton />
      ) : (
        <chakra.p color="fg.muted" fontSize="sm">
          <FormattedMessage id="checkout.agreeFirst" />
        </chakra.p>
      )}
    </chakra.div>
  );
}

function CardFormSkeleton() {
  return (
    <chakra.div display="grid" gap="5" aria-busy="true">
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="14" borderRadius="full" />
    </chakra.div>
  );
}

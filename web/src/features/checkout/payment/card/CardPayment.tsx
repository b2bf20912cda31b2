import { formatMoney } from '@eunbit/schema/money';
import type { CardMethod } from '@eunbit/schema/payment-method';
import { toIntentId } from '@eunbit/schema/payment-page';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../../../app/settings.tsx';
import { SUCCESS_PATH } from '../../../order/order.urls.ts';
import { PaymentProblemAlert } from '../attempt/PaymentProblemAlert.tsx';
import type { PaymentMethodProps } from '../attempt/payment-step-props.ts';
import { TermsAgreement } from '../attempt/TermsAgreement.tsx';
import { hasAgreedToAll } from '../attempt/terms.ts';
import { usePaymentAttempt } from '../attempt/use-payment-attempt.ts';
import { CardForm } from './CardForm.tsx';
import { CardsNotTaken } from './CardsNotTaken.tsx';
import { type CardConfirmation, describeFailure } from './card-payment.ts';
import { usePaymentSigns } from './use-payment-signs.ts';

interface CardPaymentProps extends PaymentMethodProps {
  readonly method: CardMethod;
}

/**
 * Payment by card. The form is shown from the start; goods are reserved when its button is pressed. Each press starts the payment
 * again (the server continues a running one), so that amount, stock and agreement are checked at that time.
 */
export function CardPayment({ checkout, session, method, agreed, onAgree }: CardPaymentProps) {
  const { language } = useSettings();
  const [declined, setDeclined] = useState<string | null>(null);
  const started = useRef('');
  const signs = usePaymentSigns();
  const { attempt, dismiss, running, problem } = usePaymentAttempt(checkout, session);
  const hasAgreed = hasAgreedToAll(checkout.market, agreed);
  const { cardProvider } = checkout;

  async function start(): Promise<string | null> {
    setDeclined(null);
    const outcome = await attempt({ method, hasAgreedToTerms: hasAgreed });
    if (outcome.kind === 'invalid') setDeclined(outcome.operationErrors[0]?.message ?? '');
    if (outcome.kind !== 'confirmCard') return null;
    started.current = toIntentId(outcome.clientSecret);
    signs.confirming(outcome.clientSecret);
    return outcome.clientSecret;
  }

  async function follow(confirmation: CardConfirmation): Promise<void> {
    if (confirmation.kind === 'redirect') return location.assign(confirmation.url);
    if (confirmation.kind === 'declined') {
      signs.declined();
      return setDeclined(describeFailure(confirmation, language));
    }
    const outcome = await session.checkPayment(checkout.id, started.current);
    if (outcome?.kind === 'problem') signs.declined();
  }

  if (!cardProvider) return <CardsNotTaken />;
  const failure = declined ?? session.paymentMessage;
  const form = {
    publishableKey: cardProvider.publishableKey,
    sandboxUrl: cardProvider.sandboxUrl ?? null,
    total: checkout.total,
    payText: (
      <FormattedMessage id="checkout.pay" values={{ amount: formatMoney(checkout.total, { place: 'order' }) }} />
    ),
    busy: running || session.checking,
    disabled: !hasAgreed,
    isCapturedLater: method === 'ESCROW',
    returnUrl: () => new URL(SUCCESS_PATH[checkout.market], location.origin).href,
    prepare: start,
    onInvalid() {
      setDeclined(null);
      dismiss();
    },
    onConfirmation: follow,
    children: (
      <>
        <TermsAgreement market={checkout.market} agreed={agreed} onChange={onAgree} />
        {problem ? <PaymentProblemAlert problem={problem} /> : null}
        {!problem && failure !== null ? (
          <PaymentProblemAlert key={failure} problem={{ kind: 'message', message: failure }} />
        ) : null}
      </>
    ),
  };
  return <CardForm {...form} />;
}

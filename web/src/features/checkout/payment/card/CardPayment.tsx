import { formatMoney } from '@eunbit/schema/money';
import type { CardMethod } from '@eunbit/schema/payment-method';
import {
  PAYMENT_PAGE_PATH,
  PAYMENT_PAGE_SIGN_SECONDS,
  type PaymentPageSign,
  toIntentId,
} from '@eunbit/schema/payment-page';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../../../app/settings.tsx';
import { SUCCESS_PATH } from '../../../order/order-access.ts';
import { PaymentProblemAlert } from '../attempt/PaymentProblemAlert.tsx';
import { TermsAgreement } from '../attempt/TermsAgreement.tsx';
import { hasAgreedToAll } from '../attempt/terms.ts';
import { type PaymentMethodProps, usePaymentAttempt } from '../attempt/use-payment-attempt.ts';
import { CardForm, CardsNotTaken } from './CardForm.tsx';
import { type CardConfirmation, describeFailure } from './card-payment.ts';

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

function send(clientSecret: string, sign: PaymentPageSign): void {
  navigator.sendBeacon(PAYMENT_PAGE_PATH, JSON.stringify({ clientSecret, sign }));
}

/**
 * Reports to the shop that the page of a running payment is open, and that it is closed: units that nobody confirms are released
 * at once. While a payment is being confirmed, closing the page ends nothing: the bank's own page may have replaced it.
 */
function usePaymentSigns() {
  const running = useRef<{ readonly clientSecret: string; readonly isConfirming: boolean } | null>(null);

  useEffect(() => {
    const onClose = () => {
      if (running.current && !running.current.isConfirming) send(running.current.clientSecret, 'CLOSED');
      running.current = null;
    };
    const timer = setInterval(() => {
      if (running.current && !running.current.isConfirming) send(running.current.clientSecret, 'OPEN');
    }, PAYMENT_PAGE_SIGN_SECONDS * 1000);
    addEventListener('pagehide', onClose);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', onClose);
      onClose();
    };
  }, []);

  return {
    /** The buyer has pressed the button. */
    confirming(clientSecret: string): void {
      running.current = { clientSecret, isConfirming: true };
      send(clientSecret, 'CONFIRMING');
    },

    /** The card was not charged; another may be tried. */
    declined(): void {
      if (!running.current) return;
      running.current = { ...running.current, isConfirming: false };
      send(running.current.clientSecret, 'OPEN');
    },
  };
}

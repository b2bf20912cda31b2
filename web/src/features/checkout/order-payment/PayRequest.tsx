import { ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';
import { message } from '@eunbit/schema/messages';
import { formatMoney } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { CheckingPayment } from '../completion/CheckingPayment.tsx';
import { PaymentProblemAlert } from '../payment/attempt/PaymentProblemAlert.tsx';
import { CardForm } from '../payment/card/CardForm.tsx';
import type { CardConfirmation } from '../payment/card/card-payment.ts';
import { type OrderPayment, usePayOrder } from './use-order-payment.ts';

/** Takes the card. Pressing the button agrees to the edit, which is made as soon as it is paid. */
export function PayRequest({ token, payment }: { readonly token: string; readonly payment: OrderPayment }) {
  const { language } = useSettings();
  const [parameters] = useSearchParams();
  const hasReturned = parameters.has('payment_intent');
  const { start, check, checking, problem, showProblem } = usePayOrder(token, hasReturned);
  const { cardProvider, request } = payment;

  async function follow(confirmation: CardConfirmation): Promise<void> {
    if (confirmation.kind === 'redirect') return location.assign(confirmation.url);
    if (confirmation.kind === 'declined')
      return showProblem(confirmation.message || message('payment.declined', language));
    await check();
  }

  if (checking) return <CheckingPayment />;
  return (
    <CardForm
      publishableKey={cardProvider.publishableKey}
      sandboxUrl={cardProvider.sandboxUrl ?? null}
      total={request.amount}
      payText={
        <FormattedMessage id="checkout.more.pay" values={{ amount: formatMoney(request.amount, { place: 'order' }) }} />
      }
      busy={false}
      disabled={false}
      isCapturedLater={false}
      returnUrl={() => new URL(ORDER_PAYMENT_PATH, location.origin).href}
      prepare={start}
      onConfirmation={follow}
    >
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="checkout.more.agree" />
      </styled.p>
      {problem === null ? null : <PaymentProblemAlert key={problem} problem={{ kind: 'message', message: problem }} />}
    </CardForm>
  );
}

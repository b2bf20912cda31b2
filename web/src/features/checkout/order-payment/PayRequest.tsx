import { ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';
import { formatMoney } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { CheckingPayment } from '../completion/CheckingPayment.tsx';
import { PaymentProblemAlert } from '../payment/attempt/PaymentProblemAlert.tsx';
import { CardForm, CardsNotTaken } from '../payment/card/CardForm.tsx';
import { type OrderPayment, usePayOrder } from './use-order-payment.ts';

const PAY_TEXTS = { pay: 'checkout.more.pay', agree: 'checkout.more.agree' } as const;
const AUTHORISE_TEXTS = { pay: 'checkout.more.authorise.pay', agree: 'checkout.more.authorise.agree' } as const;

/** The card payment. Its button accepts the edit, which is made as soon as it is paid or authorised. */
export function PayRequest({ token, payment }: { readonly token: string; readonly payment: OrderPayment }) {
  const { start, follow, checking, problem, dismiss } = usePayOrder(token);
  const { cardProvider, request } = payment;
  const { authorisation } = request;
  const total = authorisation?.amount ?? request.amount;
  const texts = authorisation ? AUTHORISE_TEXTS : PAY_TEXTS;

  if (checking) return <CheckingPayment />;
  if (!cardProvider) return <CardsNotTaken />;
  return (
    <CardForm
      publishableKey={cardProvider.publishableKey}
      sandboxUrl={cardProvider.sandboxUrl ?? null}
      total={total}
      payText={<FormattedMessage id={texts.pay} values={{ amount: formatMoney(total, { place: 'order' }) }} />}
      busy={false}
      disabled={false}
      isCapturedLater={Boolean(authorisation)}
      returnUrl={() => new URL(ORDER_PAYMENT_PATH, location.origin).href}
      prepare={start}
      onInvalid={dismiss}
      onConfirmation={follow}
    >
      {authorisation ? (
        <p>
          <FormattedMessage
            id="checkout.more.authorise.sums"
            values={{
              amount: <strong>{formatMoney(authorisation.amount, { place: 'order' })}</strong>,
              replaced: formatMoney(authorisation.replacedAmount, { place: 'order' }),
            }}
          />
        </p>
      ) : null}
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id={texts.agree} />
      </styled.p>
      {problem === null ? null : <PaymentProblemAlert key={problem} problem={{ kind: 'message', message: problem }} />}
    </CardForm>
  );
}

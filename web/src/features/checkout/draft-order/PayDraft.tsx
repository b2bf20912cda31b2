import { DRAFT_ORDER_PATH } from '@eunbit/schema/checkout-path';
import { formatMoney } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { CheckingPayment } from '../completion/CheckingPayment.tsx';
import { PaymentProblemAlert } from '../payment/attempt/PaymentProblemAlert.tsx';
import { CardForm } from '../payment/card/CardForm.tsx';
import { CardsNotTaken } from '../payment/card/CardsNotTaken.tsx';
import { type DraftOrderOffer, usePayDraft } from './use-draft-order.ts';

/** Takes the card. The order is placed as soon as it is paid. */
export function PayDraft({ token, offer }: { readonly token: string; readonly offer: DraftOrderOffer }) {
  const { start, follow, checking, problem, dismiss } = usePayDraft(token, offer);
  const { cardProvider, amounts } = offer;

  if (checking) return <CheckingPayment />;
  if (!cardProvider) return <CardsNotTaken />;
  return (
    <CardForm
      publishableKey={cardProvider.publishableKey}
      sandboxUrl={cardProvider.sandboxUrl ?? null}
      total={amounts.total}
      payText={
        <FormattedMessage id="checkout.draft.pay" values={{ amount: formatMoney(amounts.total, { place: 'order' }) }} />
      }
      busy={false}
      disabled={false}
      isCapturedLater={false}
      returnUrl={() => new URL(DRAFT_ORDER_PATH, location.origin).href}
      prepare={start}
      onInvalid={dismiss}
      onConfirmation={follow}
    >
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="checkout.draft.agree" />
      </styled.p>
      {problem === null ? null : <PaymentProblemAlert key={problem} problem={{ kind: 'message', message: problem }} />}
    </CardForm>
  );
}

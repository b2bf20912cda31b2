import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';
import { PaymentProblemAlert } from '../payment/attempt/PaymentProblemAlert.tsx';
import { useAcceptChange } from './use-order-payment.ts';

/** Agrees to the edit of an order that is paid by transfer: nothing is paid here. */
export function AgreeToChange({ token }: { readonly token: string }) {
  const { agree, busy, problem } = useAcceptChange(token);
  return (
    <styled.div display="grid" gap="4">
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="checkout.more.agree.note" />
      </styled.p>
      {problem === null ? null : <PaymentProblemAlert key={problem} problem={{ kind: 'message', message: problem }} />}
      <Button size="lg" disabled={busy} aria-busy={busy} onClick={() => void agree()}>
        <FormattedMessage id="checkout.more.agree.button" />
      </Button>
    </styled.div>
  );
}

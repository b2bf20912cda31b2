import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useKeptLinkToken } from '../../../app/link-token.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { AccountPage } from '../../account/AccountPage.tsx';
import { useClaimOrders } from './access-mutations.ts';

/** `/claim-orders`: the target of the email's link that adds guest orders to an account. */
export function ClaimOrdersPage() {
  const intl = useIntl();
  const token = useKeptLinkToken('claim-orders');
  const { send, busy } = useClaimOrders();
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof send>> | null>(null);

  async function claim(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!busy) setOutcome(await send({ token: token ?? '' }));
  }

  return (
    <AccountPage title={intl.formatMessage({ id: 'order.claim.pageTitle' })}>
      <styled.div display="grid" gap="5" justifyItems="start">
        {outcome && !outcome.problem ? null : (
          <WaitingForm onSubmit={claim} display="grid" gap="5" justifyItems="start">
            <p>
              <FormattedMessage id="order.claim.pageText" />
            </p>
            <Button type="submit" size="lg" busy={busy}>
              <FormattedMessage id="order.claim.confirm" />
            </Button>
          </WaitingForm>
        )}
        <styled.p role="status" fontWeight="medium" _empty={{ display: 'none' }}>
          {outcome?.problem ? (outcome.problem.message ?? <FormattedMessage id="order.claim.failed" />) : null}
          {outcome && !outcome.problem ? (
            <FormattedMessage id="order.claim.done" values={{ count: outcome.answer.count }} />
          ) : null}
        </styled.p>
        <LinkButton to="/dashboard" variant="outline">
          <FormattedMessage id="order.toDashboard" />
        </LinkButton>
      </styled.div>
    </AccountPage>
  );
}

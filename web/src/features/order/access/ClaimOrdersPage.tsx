import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { graphql } from '../../../gql/index.ts';
import { AccountPage } from '../../account/frame/AccountPage.tsx';
import { linkTokenOf } from './link-token.ts';

const ClaimOrdersDocument = graphql(`
  mutation ClaimOrders($input: OrderLinkInput!) {
    claimOrders(input: $input) {
      __typename
      ... on OrdersClaimed {
        count
      }
      ... on OperationError {
        message
      }
    }
  }
`);

type Outcome =
  | { readonly kind: 'claimed'; readonly count: number }
  | { readonly kind: 'refused'; readonly text: string };

/** `/claim-orders`: where the link of an email leads that adds guest orders to an account. */
export function ClaimOrdersPage() {
  const intl = useIntl();
  const { search } = useLocation();
  const [mutate, { loading }] = useMutation(ClaimOrdersDocument);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function claim(): Promise<void> {
    try {
      const { data } = await mutate({ variables: { input: { token: linkTokenOf(search) ?? '' } } });
      const answer = data?.claimOrders;
      if (answer?.__typename === 'OrdersClaimed') setOutcome({ kind: 'claimed', count: answer.count });
      else setOutcome({ kind: 'refused', text: answer?.message ?? intl.formatMessage({ id: 'order.claim.failed' }) });
    } catch {
      setOutcome({ kind: 'refused', text: intl.formatMessage({ id: 'order.claim.failed' }) });
    }
  }

  return (
    <AccountPage title={intl.formatMessage({ id: 'order.claim.pageTitle' })}>
      <chakra.div display="grid" gap="5" justifyItems="start">
        {outcome?.kind === 'claimed' ? null : (
          <>
            <p>
              <FormattedMessage id="order.claim.pageText" />
            </p>
            <Button size="lg" busy={loading} onClick={() => void claim()}>
              <FormattedMessage id="order.claim.confirm" />
            </Button>
          </>
        )}
        <chakra.p role="status" fontWeight="medium" _empty={{ display: 'none' }}>
          {outcome?.kind === 'claimed'
            ? intl.formatMessage({ id: 'order.claim.done' }, { count: outcome.count })
            : outcome?.text}
        </chakra.p>
        <LinkButton to="/dashboard" variant="outline">
          <FormattedMessage id="order.toDashboard" />
        </LinkButton>
      </chakra.div>
    </AccountPage>
  );
}

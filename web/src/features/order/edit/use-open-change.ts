import { useApolloClient } from '@apollo/client/react';
import { ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/index.ts';
import { useCancelOwnPaymentRequest } from '../order-mutations.ts';

const OwnPaymentTokenDocument = graphql(`
  query OwnPaymentToken($orderNumber: String!, $requestId: ID!, $accessToken: String) {
    ownPaymentToken(orderNumber: $orderNumber, requestId: $requestId, accessToken: $accessToken)
  }
`);

/**
 * The two ways to end a pending change: accepting it on the page of its link, or keeping the order as it is. `openId` is null if
 * no change is pending.
 */
export function useOpenChange(orderNumber: string, openId: string | null, accessToken: string | null) {
  const intl = useIntl();
  const client = useApolloClient();
  const { send: decline } = useCancelOwnPaymentRequest();
  const [busy, setBusy] = useState<'goOn' | 'keep' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [ended, setEnded] = useState<{ readonly requestId: string; readonly text: string } | null>(null);
  // Another change was opened since.
  if (ended && openId !== null && openId !== ended.requestId) setEnded(null);

  async function run(step: 'goOn' | 'keep', work: () => Promise<void>): Promise<void> {
    setBusy(step);
    setProblem(null);
    await work().catch(() => setProblem(intl.formatMessage({ id: 'order.change.failed' })));
    setBusy(null);
  }

  return {
    busy,
    /** Why it failed. */
    problem,
    /** Outcome of the change that was ended here; null before. */
    ended: ended?.text ?? null,

    goOn: (requestId: string) =>
      run('goOn', async () => {
        const { data } = await client.query({
          query: OwnPaymentTokenDocument,
          variables: { orderNumber, requestId, accessToken },
          fetchPolicy: 'no-cache',
        });
        const token = data?.ownPaymentToken;
        if (token) location.assign(toPaymentLink(token));
        else setProblem(intl.formatMessage({ id: 'order.change.closed' }));
      }),

    keep: (requestId: string) =>
      run('keep', async () => {
        const { answer, problem: refused } = await decline({ orderNumber, requestId, accessToken });
        const reason = refused && (refused.message ?? intl.formatMessage({ id: 'order.change.failed' }));
        if (reason === null) setEnded({ requestId, text: intl.formatMessage({ id: 'order.change.kept' }) });
        else if (answer?.__typename === 'OrderConflictError') setEnded({ requestId, text: reason });
        else setProblem(reason);
      }),
  };
}

/**
 * Address of the page that takes an additional payment, to be loaded as a document: its content security policy allows card
 * payments. The token is in the fragment, which browsers do not send to servers.
 */
export const toPaymentLink = (token: string): string => `${ORDER_PAYMENT_PATH}#${new URLSearchParams({ link: token })}`;

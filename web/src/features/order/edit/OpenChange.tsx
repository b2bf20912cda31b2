import { useApolloClient } from '@apollo/client/react';
import { ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';
import { formatMoney } from '@eunbit/schema/money';
import { dateTimeText } from '@eunbit/ui/date';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import type { PaymentRequestKind } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ChangedFields } from '../ChangedFields.tsx';
import { useCancelOwnPaymentRequest } from '../order-mutations.ts';

const OpenChangeFragment = graphql(`
  fragment OpenChange_Order on Order {
    id
    number
    market
    openPaymentRequest {
      id
      kind
      requestedBy
      expiresAt
      amount { amount currency }
      changes { field before after }
    }
  }
`);

const WORDS = {
  PAYMENT: { lead: 'order.change.pay.lead', button: 'order.change.pay.button' },
  AUTHORISATION: { lead: 'order.change.authorise.lead', button: 'order.change.authorise.button' },
  AGREEMENT: { lead: 'order.change.agree.lead', button: 'order.change.agree.button' },
} as const satisfies Record<PaymentRequestKind, object>;

interface OpenChangeProps {
  readonly order: FragmentType<typeof OpenChangeFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

/** A pending change of the order: its additional cost, its deadline, and buttons to accept or decline it. */
export function OpenChange({ order: masked, accessToken }: OpenChangeProps) {
  const { language } = useSettings();
  const { number, market, openPaymentRequest: request } = readFragment(OpenChangeFragment, masked);
  const { goOn, keep, busy, problem, ended } = useOpenChange(number, request?.id ?? null, accessToken);
  if (!request) return ended === null ? null : <Ended>{ended}</Ended>;
  const { id, kind, requestedBy, expiresAt, changes } = request;
  const words = WORDS[kind];
  return (
    <styled.section
      aria-labelledby="open-change"
      display="grid"
      gap="5"
      p={{ base: '5', md: '7' }}
      bg="bg.tint"
      borderWidth="1px"
      borderColor="purple.200"
      borderRadius="xl"
      _print={{ display: 'none' }}
    >
      <styled.h2 id="open-change" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id={requestedBy === 'BUYER' ? 'order.change.ownTitle' : 'order.change.title'} />
      </styled.h2>
      <p>
        <FormattedMessage
          id={words.lead}
          values={{
            amount: <strong>{formatMoney(request.amount, { place: 'order' })}</strong>,
            until: <strong>{dateTimeText(expiresAt, language, market)}</strong>,
          }}
        />
      </p>
      <styled.dl display="grid" gap="4">
        <ChangedFields changes={changes} />
      </styled.dl>
      {problem === null ? null : <ErrorAlert>{problem}</ErrorAlert>}
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <Button busy={busy === 'goOn'} disabled={busy === 'keep'} onClick={() => void goOn(id)}>
          <FormattedMessage id={words.button} />
        </Button>
        <Button variant="outline" busy={busy === 'keep'} disabled={busy === 'goOn'} onClick={() => void keep(id)}>
          <FormattedMessage id="order.change.keep" />
        </Button>
      </styled.div>
    </styled.section>
  );
}

/** Takes the focus, because the pressed button no longer exists. */
function Ended({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <styled.p ref={text} role="status" tabIndex={-1} px="5" py="4" bg="bg.tint" borderRadius="xl">
      {children}
    </styled.p>
  );
}

const OwnPaymentTokenDocument = graphql(`
  query OwnPaymentToken($orderNumber: String!, $requestId: ID!, $accessToken: String) {
    ownPaymentToken(orderNumber: $orderNumber, requestId: $requestId, accessToken: $accessToken)
  }
`);

/**
 * The two ways to end a pending change: accepting it on the page of its link, or keeping the order as it is. `openId` is null if
 * no change is pending.
 */
function useOpenChange(orderNumber: string, openId: string | null, accessToken: string | null) {
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

import { skipToken, useQuery } from '@apollo/client/react';
import { useSend } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IN_BACKGROUND } from '../../../app/in-background.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useAwaitCompletion } from '../completion/await-completion.ts';
import { type PaymentEnd, usePayByLink } from '../payment-link/use-pay-by-link.ts';

const OrderPaymentDocument = graphql(`
  query OrderPayment($token: String!) {
    orderPayment(token: $token) {
      orderNumber
      market
      cardProvider { publishableKey sandboxUrl }
      deposit { amount { amount currency } dueAt }
      request {
        id
        kind
        status
        amount { amount currency }
        authorisation { amount { amount currency } replacedAmount { amount currency } }
        expiresAt
        changes { field before after }
      }
    }
  }
`);

const AnswerFragment = graphql(`
  fragment Answer_OrderPaymentChecked on OrderPaymentChecked {
    isProcessing
    declined
    payment {
      request { id status changes { field before after } }
    }
  }
`);

const StartOrderPaymentDocument = graphql(`
  mutation StartOrderPayment($input: StartOrderPaymentInput!) {
    startOrderPayment(input: $input) {
      __typename
      ... on OrderPaymentStarted { clientSecret }
      ...Answer_OrderPaymentChecked
      ... on UserError { message }
    }
  }
`);

const CompleteOrderPaymentDocument = graphql(`
  mutation CompleteOrderPayment($input: CompleteOrderPaymentInput!) {
    completeOrderPayment(input: $input) {
      __typename
      ...Answer_OrderPaymentChecked
      ... on UserError { message }
    }
  }
`);

const ConfirmOrderChangeDocument = graphql(`
  mutation ConfirmOrderChange($input: ConfirmOrderChangeInput!) {
    confirmOrderChange(input: $input) {
      __typename
      ...Answer_OrderPaymentChecked
      ... on UserError { message }
    }
  }
`);

/** The payment request of a link; null if the link is invalid, undefined while it is loading. */
export function useOrderPayment(token: string | null) {
  const { data, error, refetch } = useQuery(
    OrderPaymentDocument,
    token === null ? skipToken : { variables: { token }, fetchPolicy: 'cache-and-network' },
  );
  return {
    payment: token === null ? null : data?.orderPayment,
    failed: error !== undefined && !data,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type OrderPayment = NonNullable<ReturnType<typeof useOrderPayment>['payment']>;

/** Pays through a link. Each response updates the request in the cache. */
export function usePayOrder(token: string) {
  const intl = useIntl();
  const { send: startPayment } = useSend(StartOrderPaymentDocument);
  const { send: completePayment } = useSend(CompleteOrderPaymentDocument, IN_BACKGROUND);

  function toEnd(checked: FragmentType<typeof AnswerFragment>): PaymentEnd | null {
    const { isProcessing, declined } = readFragment(AnswerFragment, checked);
    return isProcessing ? null : { problem: declined ?? null };
  }

  return usePayByLink({
    async begin() {
      const { answer } = await startPayment({ token });
      if (answer?.__typename === 'OrderPaymentStarted') return answer.clientSecret;
      if (answer?.__typename === 'OrderPaymentChecked') return toEnd(answer);
      return { problem: answer?.message ?? intl.formatMessage({ id: 'checkout.more.noAnswer' }) };
    },
    async ask() {
      const { answer } = await completePayment({ token });
      return answer?.__typename === 'OrderPaymentChecked' ? toEnd(answer) : null;
    },
  });
}

/** Accepts the edit through a link. It waits, as a payment does, while staff can still undo a step of the order. */
export function useAcceptChange(token: string) {
  const { send } = useSend(ConfirmOrderChangeDocument);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const awaitAnswer = useAwaitCompletion();

  async function ask(): Promise<{ readonly problem: string | null } | null> {
    const { answer, problem: refused } = await send({ token });
    if (refused?.message) return { problem: refused.message };
    const isOver = answer?.__typename === 'OrderPaymentChecked' && !readFragment(AnswerFragment, answer).isProcessing;
    return isOver ? { problem: null } : null;
  }

  return {
    busy,
    problem,
    async agree(): Promise<void> {
      setBusy(true);
      setProblem(null);
      const end = await awaitAnswer(ask);
      if (!end) return;
      setBusy(false);
      setProblem(end.problem);
    },
  };
}

import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/index.ts';
import { useOpenOrder } from '../../order/success/use-open-order.ts';
import { useAwaitCompletion } from '../completion/use-await-completion.ts';

const DraftOrderOfferDocument = graphql(`
  query DraftOrderOffer($token: String!) {
    draftOrderOffer(token: $token) {
      number
      market
      kind
      state
      originalNumber
      returnNumber
      expiresAt
      orderNumber
      address {
        firstname
        lastname
        address
        apt
        city
        state
        zipcode
      }
      lines {
        id
        title
        imageUrl
        quantity
        lineTotal {
          amount
          currency
        }
      }
      amounts {
        subtotal {
          amount
          currency
        }
        shipping {
          amount
          currency
        }
        tax {
          amount
          currency
        }
        taxRate
        total {
          amount
          currency
        }
      }
      cardProvider {
        publishableKey
        sandboxUrl
      }
    }
  }
`);

const StartDraftOrderPaymentDocument = graphql(`
  mutation StartDraftOrderPayment($input: StartDraftOrderPaymentInput!) {
    startDraftOrderPayment(input: $input) {
      __typename
      ... on DraftOrderPaymentStarted {
        clientSecret
      }
      ... on OrderPlaced {
        accessToken
        order {
          id
          number
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

const CompleteDraftOrderPaymentDocument = graphql(`
  mutation CompleteDraftOrderPayment($input: CompleteDraftOrderPaymentInput!) {
    completeDraftOrderPayment(input: $input) {
      __typename
      ... on OrderPlaced {
        accessToken
        order {
          id
          number
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

/** The draft order that a link leads to; null where the link is wrong, undefined until it is known. */
export function useDraftOrder(token: string | null) {
  const { data, error, refetch } = useQuery(
    DraftOrderOfferDocument,
    token === null ? skipToken : { variables: { token }, fetchPolicy: 'cache-and-network' },
  );
  return {
    offer: token === null ? null : data?.draftOrderOffer,
    failed: error !== undefined && !data,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type DraftOrderOffer = NonNullable<ReturnType<typeof useDraftOrder>['offer']>;

interface Placed {
  readonly accessToken: string;
  readonly order: { readonly number: string };
}

/**
 * Pays by a link. Once the order is placed its page opens. Who has returned from the bank's page waits for the outcome: the
 * address of the return says nothing that could be believed.
 */
export function usePayDraft(token: string, { market }: Pick<DraftOrderOffer, 'market'>, hasReturned: boolean) {
  const intl = useIntl();
  const noAnswer = intl.formatMessage({ id: 'checkout.more.noAnswer' });
  const [startPayment] = useMutation(StartDraftOrderPaymentDocument, { variables: { input: { token } } });
  const [completePayment] = useMutation(CompleteDraftOrderPaymentDocument, { variables: { input: { token } } });
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const awaitAnswer = useAwaitCompletion();
  const openOrder = useOpenOrder(market);

  const checkReturn = useEffectEvent(check);
  useEffect(() => {
    if (hasReturned) void checkReturn();
  }, [hasReturned]);

  const open = ({ accessToken, order }: Placed) => openOrder({ orderNumber: order.number, accessToken });

  /** Null while it is worth asking again: money may have moved. */
  async function ask() {
    const answer = (await completePayment()).data?.completeDraftOrderPayment;
    return !answer || answer.__typename === 'PaymentProcessing' ? null : answer;
  }

  async function check(): Promise<void> {
    setChecking(true);
    const end = await awaitAnswer(ask);
    if (!end) return;
    if (end.__typename === 'OrderPlaced') return open(end);
    setChecking(false);
    setProblem('message' in end ? end.message : noAnswer);
  }

  return {
    checking,
    problem,
    showProblem: setProblem,
    check,

    /** Resolves to the client secret, or to null where nothing can be paid now, which is shown. */
    async start(): Promise<string | null> {
      setProblem(null);
      try {
        const answer = (await startPayment()).data?.startDraftOrderPayment;
        if (answer?.__typename === 'DraftOrderPaymentStarted') return answer.clientSecret;
        if (answer?.__typename === 'OrderPlaced') open(answer);
        else if (answer?.__typename === 'PaymentProcessing') await check();
        else setProblem(answer?.message ?? noAnswer);
      } catch {
        setProblem(noAnswer);
      }
      return null;
    },
  };
}

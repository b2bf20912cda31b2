import { skipToken, useQuery } from '@apollo/client/react';
import { useSend } from '@eunbit/ui/use-send';
import { useIntl } from 'react-intl';
import { IN_BACKGROUND } from '../../../app/in-background.ts';
import { graphql } from '../../../gql/index.ts';
import { toOrderAccess } from '../../order/order-access.ts';
import { useOpenOrder } from '../../order/use-open-order.ts';
import { type PaymentEnd, usePayByLink } from '../payment-link/use-pay-by-link.ts';

const DraftOrderOfferDocument = graphql(`
  query DraftOrderOffer($token: String!) {
    draftOrderOffer(token: $token) {
      number
      market
      kind
      status
      originalNumber
      returnNumber
      expiresAt
      orderNumber
      address { firstName lastName address apt city state zipCode }
      lines { id title imageUrl quantity lineTotal { amount currency } }
      amounts {
        subtotal { amount currency }
        shipping { amount currency }
        tax { amount currency }
        taxRate
        total { amount currency }
      }
      cardProvider { publishableKey sandboxUrl }
    }
  }
`);

const StartDraftOrderPaymentDocument = graphql(`
  mutation StartDraftOrderPayment($input: StartDraftOrderPaymentInput!) {
    startDraftOrderPayment(input: $input) {
      __typename
      ... on DraftOrderPaymentStarted { clientSecret }
      ... on OrderPlaced { accessToken order { id number } }
      ... on UserError { message }
    }
  }
`);

const CompleteDraftOrderPaymentDocument = graphql(`
  mutation CompleteDraftOrderPayment($input: CompleteDraftOrderPaymentInput!) {
    completeDraftOrderPayment(input: $input) {
      __typename
      ... on OrderPlaced { accessToken order { id number } }
      ... on UserError { message }
    }
  }
`);

/** The draft order of a link; null if the link is invalid, undefined while it is loading. */
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

/** Pays through a link. When the order is placed, its page opens. */
export function usePayDraft(token: string, { market }: Pick<DraftOrderOffer, 'market'>) {
  const intl = useIntl();
  const noAnswer = intl.formatMessage({ id: 'checkout.more.noAnswer' });
  const { send: startPayment } = useSend(StartDraftOrderPaymentDocument);
  const { send: completePayment } = useSend(CompleteDraftOrderPaymentDocument, IN_BACKGROUND);
  const openOrder = useOpenOrder(market);

  const toPlaced = (placed: Parameters<typeof toOrderAccess>[0]): PaymentEnd => ({
    problem: null,
    leave: () => openOrder(toOrderAccess(placed)),
  });

  return usePayByLink({
    async begin() {
      const { answer } = await startPayment({ token });
      if (answer?.__typename === 'DraftOrderPaymentStarted') return answer.clientSecret;
      if (answer?.__typename === 'OrderPlaced') return toPlaced(answer);
      return answer?.__typename === 'PaymentProcessing' ? null : { problem: answer?.message ?? noAnswer };
    },
    async ask() {
      const { answer } = await completePayment({ token });
      if (!answer || answer.__typename === 'PaymentProcessing') return null;
      return answer.__typename === 'OrderPlaced' ? toPlaced(answer) : { problem: answer.message };
    },
  });
}

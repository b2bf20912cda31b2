import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import type { CompletionOutcome } from './payment-outcome.ts';

const CompleteCheckoutDocument = graphql(`
  mutation CompleteCheckout($input: CompleteCheckoutInput!) {
    completeCheckout(input: $input) {
      __typename
      ... on OrderPlaced {
        accessToken
        order {
          id
          number
        }
      }
      ... on PaymentProcessing {
        checkoutId
      }
      ... on UserError {
        code
        message
      }
    }
  }
`);

/**
 * Asks what the payment of a checkout has come to; writes the order if it has succeeded. Null while it is
 * processing or the provider is out of reach.
 * Rejects when no answer comes; may be repeated at will.
 */
export function useCompleteCheckout() {
  const [mutate] = useMutation(CompleteCheckoutDocument);
  return async (checkoutId: string): Promise<CompletionOutcome | null> => {
    const { data } = await mutate({ variables: { input: { checkoutId } } });
    const answer = data?.completeCheckout;
    if (answer?.__typename === 'OrderPlaced') {
      return { kind: 'placed', access: { orderNumber: answer.order.number, accessToken: answer.accessToken } };
    }
    if (!answer || answer.__typename === 'PaymentProcessing') return null;
    // The provider may have taken the money before it went out of reach: that is not known yet, and no refusal.
    if (answer.code === 'PAYMENT_PROVIDER_UNAVAILABLE') return null;
    if (answer.code === 'CHECKOUT_INCOMPLETE') return { kind: 'notStarted' };
    return { kind: 'problem', message: answer.message };
  };
}

import { useMutation } from '@apollo/client/react';
import { IN_BACKGROUND } from '../../../app/in-background.ts';
import { graphql } from '../../../gql/index.ts';
import type { CompletionOutcome } from './completion-outcome.ts';

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
      ... on OrderAlreadyPlacedError {
        accessToken
        order {
          id
          number
        }
      }
      ... on UserError {
        message
      }
      ... on PaymentError {
        code
      }
    }
  }
`);

/**
 * Asks for the outcome of a checkout's payment, of the named one where one is named. The server places the order if the
 * payment has succeeded. Null while it is processing or the provider is unreachable. Rejects when no answer comes; may
 * be repeated.
 */
export function useCompleteCheckout() {
  const [mutate] = useMutation(CompleteCheckoutDocument, IN_BACKGROUND);
  return async (checkoutId: string, paymentIntent: string | null): Promise<CompletionOutcome | null> => {
    const { data } = await mutate({ variables: { input: { checkoutId, paymentIntent } } });
    const answer = data?.completeCheckout;
    if (answer?.__typename === 'OrderPlaced') {
      return { kind: 'placed', access: { orderNumber: answer.order.number, accessToken: answer.accessToken } };
    }
    if (answer?.__typename === 'OrderAlreadyPlacedError') {
      const access = { orderNumber: answer.order.number, accessToken: answer.accessToken };
      return { kind: 'placedElsewhere', placed: { message: answer.message, access } };
    }
    if (!answer || answer.__typename === 'PaymentProcessing') return null;
    if (answer.__typename !== 'PaymentError') return { kind: 'problem', message: answer.message };
    // The provider may have taken the money before it became unreachable: the outcome is unknown, not a refusal.
    if (answer.code === 'PAYMENT_PROVIDER_UNAVAILABLE') return null;
    if (answer.code === 'CHECKOUT_INCOMPLETE') return { kind: 'notStarted' };
    if (answer.code === 'CHECKOUT_NOT_FOUND') return { kind: 'notFound', message: answer.message };
    return { kind: 'problem', message: answer.message };
  };
}

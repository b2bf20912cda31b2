import { useMutation } from '@apollo/client/react';
import type { CancelOrderInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const CancelOrderDocument = graphql(`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      __typename
      ... on OrderUpdated {
        order {
          id
          ...OrderView_Order
        }
      }
      ... on OrderConflictError {
        message
        order {
          id
          ...OrderView_Order
        }
      }
      ... on ValidationError {
        message
      }
      ... on UserError {
        message
      }
    }
  }
`);

/**
 * Cancels an order and updates it in the cache. Resolves to null, or to the reason of a failure: `''` where no answer
 * came.
 */
export function useCancelOrder() {
  const [mutate] = useMutation(CancelOrderDocument);
  return async (input: CancelOrderInput): Promise<string | null> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.cancelOrder;
      if (!answer) return '';
      return answer.__typename === 'OrderUpdated' ? null : answer.message;
    } catch {
      return '';
    }
  };
}

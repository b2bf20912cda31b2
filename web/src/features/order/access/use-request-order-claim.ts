import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';

const RequestOrderClaimDocument = graphql(`
  mutation RequestOrderClaim {
    requestOrderClaim {
      __typename
      ... on OrderLinkRequested {
        message
      }
      ... on UserError {
        message
      }
    }
  }
`);

/**
 * Asks for an email with a link that adds a guest's orders to the account. Answers what the API says to it; null where no
 * answer came.
 */
export function useRequestOrderClaim() {
  const [mutate, { loading }] = useMutation(RequestOrderClaimDocument);
  async function requestClaim(): Promise<string | null> {
    try {
      const { data } = await mutate();
      return data?.requestOrderClaim.message ?? null;
    } catch {
      return null;
    }
  }
  return { requestClaim, busy: loading };
}

import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';

const ClaimOrdersDocument = graphql(`
  mutation ClaimOrders($input: ClaimOrdersInput!) {
    claimOrders(input: $input) {
      __typename
      ... on OrdersClaimed {
        count
      }
      ... on UserError {
        message
      }
    }
  }
`);

export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly count: number }
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer came. */
  | { readonly kind: 'failed' };

/** Adds a guest's orders to the account, by the token of the link that was sent to the mailbox. Never rejects. */
export function useClaimOrders() {
  const [mutate, { loading }] = useMutation(ClaimOrdersDocument);
  async function claimOrders(token: string): Promise<ClaimOutcome> {
    try {
      const { data } = await mutate({ variables: { input: { token } } });
      const answer = data?.claimOrders;
      if (!answer) return { kind: 'failed' };
      if (answer.__typename === 'OrdersClaimed') return { kind: 'claimed', count: answer.count };
      return { kind: 'refused', message: answer.message };
    } catch {
      return { kind: 'failed' };
    }
  }
  return { claimOrders, busy: loading };
}

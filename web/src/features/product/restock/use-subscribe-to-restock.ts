import { useMutation } from '@apollo/client/react';
import type { SubscribeToRestockInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const SubscribeToRestockDocument = graphql(`
  mutation SubscribeToRestock($input: SubscribeToRestockInput!) {
    subscribeToRestock(input: $input) {
      __typename
      ... on RestockSubscribed {
        message
      }
      ... on UserError {
        message
      }
    }
  }
`);

export type RestockOutcome =
  | { readonly kind: 'requested' | 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

/** Asks for an email when a product can be ordered again. Never rejects. */
export function useSubscribeToRestock() {
  const [mutate] = useMutation(SubscribeToRestockDocument);
  return async (input: SubscribeToRestockInput): Promise<RestockOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.subscribeToRestock;
      if (!answer) return { kind: 'failed' };
      const kind = answer.__typename === 'RestockSubscribed' ? 'requested' : 'refused';
      return { kind, message: answer.message };
    } catch {
      return { kind: 'failed' };
    }
  };
}

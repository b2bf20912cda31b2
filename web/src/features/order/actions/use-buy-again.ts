import { useMutation } from '@apollo/client/react';
import type { BuyAgainInput, BuyAgainMutation } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const BuyAgainDocument = graphql(`
  mutation BuyAgain($input: BuyAgainInput!) {
    buyAgain(input: $input) {
      __typename
      ... on BoughtAgain {
        productCount
        problems {
          productId
          title
          message
        }
        cart {
          id
          itemCount
        }
      }
      ... on OperationError {
        message
      }
    }
  }
`);

/** The answer of the API, or `failed` where none came. */
export type BuyAgainOutcome = BuyAgainMutation['buyAgain'] | 'failed';

/** Puts what can still be bought of an order into the cart. Never rejects. */
export function useBuyAgain() {
  // The cart's own query is read again by its name: its fragments stay in the first view's code alone.
  const [mutate, { loading }] = useMutation(BuyAgainDocument, { refetchQueries: ['Cart'] });
  async function buyAgain(input: BuyAgainInput): Promise<BuyAgainOutcome> {
    try {
      const { data } = await mutate({ variables: { input } });
      return data?.buyAgain ?? 'failed';
    } catch {
      return 'failed';
    }
  }
  return { buyAgain, busy: loading };
}

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
      ... on UserError {
        message
      }
    }
  }
`);

/** The answer of the API, or `failed` where none came. */
export type BuyAgainOutcome = BuyAgainMutation['buyAgain'] | 'failed';

/** Adds what is still available of an order to the cart. Never rejects. */
export function useBuyAgain() {
  // Refetches the cart's query by its name: its fragments stay in the code of the first view.
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

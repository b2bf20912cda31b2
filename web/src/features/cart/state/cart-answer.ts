import { graphql } from '../../../gql/index.ts';

/** The answer to every cart mutation. */
export const CartAnswer = graphql(`
  fragment CartAnswer_CartResult on CartResult {
    __typename
    ... on CartUpdated {
      cart {
        ...Cart_Cart
      }
      cartMessage {
        message
        productId
        maximumQuantity
      }
    }
    ... on UserError {
      message
    }
  }
`);

import { graphql } from '../../../gql/index.ts';

/** What every change of the cart answers. */
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
      code
      message
    }
  }
`);

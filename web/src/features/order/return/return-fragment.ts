import { graphql } from '../../../gql/index.ts';

/** Returns of an order, and what of it can be returned. */
export const OrderReturnsFragment = graphql(`
  fragment OrderReturns_Order on Order {
    id
    number
    market
    lines {
      id
      productId
      title
      imageUrl
    }
    returns {
      id
      ...ReturnCard_Return
    }
    returnOptions {
      isPossible
      changeOfMind {
        fee {
          amount
          currency
        }
      }
      lines {
        productId
        quantity
        receivedOn
        isReceiptKnown
        obstacle
        explanation
        reasons {
          reason
          quantity
          until
        }
      }
    }
  }
`);

import type { OrderReturns_OrderFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

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

/** Whether something has left that could come back, or has. */
export function hasReturns({ returns, returnOptions: { lines } }: OrderReturns_OrderFragment): boolean {
  const hasLeft = lines.some(({ receivedOn }) => receivedOn !== null && receivedOn !== undefined);
  const isCancelled = lines.some(({ obstacle }) => obstacle === 'ORDER_CANCELLED');
  return returns.length > 0 || (hasLeft && !isCancelled);
}

/** Whether another return can be requested now. */
export const isRequestable = ({ isPossible, lines }: OrderReturns_OrderFragment['returnOptions']): boolean =>
  isPossible && lines.some(({ quantity }) => quantity > 0);

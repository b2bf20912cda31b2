import type { OrderReturns_OrderFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

/** Returns of an order, and the items that can be returned; the order page loads them with a separate query. */
export const OrderReturnsFragment = graphql(`
  fragment OrderReturns_Order on Order {
    id
    number
    market
    lines { id productId title imageUrl }
    returns { id ...ReturnCard_Return }
    returnOptions {
      isPossible
      changeOfMind { fee { amount currency } }
      lines {
        productId
        quantity
        receivedOn
        isReceiptKnown
        obstacle
        explanation
        reasons { reason quantity until }
      }
    }
  }
`);

/** Whether another return can be requested now. */
export const isRequestable = ({ isPossible, lines }: OrderReturns_OrderFragment['returnOptions']): boolean =>
  isPossible && lines.some(({ quantity }) => quantity > 0);

import type { OrderReturnNews_OrderFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** What live events tell of an order's returns: little, as it comes with each of them. */
export const OrderReturnNewsFragment = graphql(`
  fragment OrderReturnNews_Order on Order {
    id
    number
    returns {
      id
      status
      pickup {
        on
      }
      label {
        status
      }
    }
    returnOptions {
      isPossible
      lines {
        receivedOn
        obstacle
      }
    }
  }
`);

/** Whether something has left that could come back, or has. */
export function hasReturns({ returns, returnOptions: { lines } }: OrderReturnNews_OrderFragment): boolean {
  const hasLeft = lines.some(({ receivedOn }) => receivedOn !== null && receivedOn !== undefined);
  const isCancelled = lines.some(({ obstacle }) => obstacle === 'ORDER_CANCELLED');
  return returns.length > 0 || (hasLeft && !isCancelled);
}

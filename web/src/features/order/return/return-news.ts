import type { OrderReturnNews_OrderFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** The state of an order's returns in live events: only a few fields, since every event contains them. */
export const OrderReturnNewsFragment = graphql(`
  fragment OrderReturnNews_Order on Order {
    id
    number
    returns { id status pickup { on } label { status } }
    returnOptions { isPossible lines { receivedOn obstacle } }
  }
`);

/** Whether the order has returns, or units that were shipped and could be returned. */
export function hasReturns({ returns, returnOptions: { lines } }: OrderReturnNews_OrderFragment): boolean {
  const hasLeft = lines.some(({ receivedOn }) => receivedOn !== null && receivedOn !== undefined);
  const isCancelled = lines.some(({ obstacle }) => obstacle === 'ORDER_CANCELLED');
  return returns.length > 0 || (hasLeft && !isCancelled);
}

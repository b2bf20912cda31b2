import type { OrderListQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

export const OrderListDocument = graphql(`
  query OrderList($market: Market!, $filter: OrderFilterInput, $sort: OrderSort!, $first: Int!, $after: String) {
    orders(market: $market, filter: $filter, sort: $sort, first: $first, after: $after) {
      edges {
        cursor
        node { id number status payment { method status } ...OrderRow_Order }
      }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`);

export type OrderListEdge = OrderListQuery['orders']['edges'][number];

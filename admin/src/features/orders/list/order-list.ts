import type { OrderListQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

export const OrderListDocument = graphql(`
  query OrderList($market: Market!, $status: OrderStatus, $first: Int!, $after: String) {
    orders(market: $market, status: $status, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...OrderRow_Order
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export type OrderListEdge = OrderListQuery['orders']['edges'][number];

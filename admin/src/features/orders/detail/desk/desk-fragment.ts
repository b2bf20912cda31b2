import { graphql } from '../../../../gql/index.ts';

export const OrderDeskFragment = graphql(`
  fragment OrderDesk_Order on Order {
    number
    market
    tags
    assignee {
      id
      name
      isAtWork
    }
  }
`);

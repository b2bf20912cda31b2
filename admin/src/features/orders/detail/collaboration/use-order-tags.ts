import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { graphql } from '../../../../gql/index.ts';

const OrderTagsDocument = graphql(`
  query OrderTags($market: Market!) {
    orderTags(market: $market)
  }
`);

/** Tags used on orders of a store, most recently used first; empty while loading. */
export function useOrderTags(market: Market): readonly string[] {
  const { data } = useQuery(OrderTagsDocument, { variables: { market }, fetchPolicy: 'cache-and-network' });
  return data?.orderTags ?? [];
}

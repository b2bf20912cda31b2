import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import type { OrderTimelineKind } from '@eunbit/schema/order-timeline';
import { useState } from 'react';
import { useReload } from '../../../../components/use-reload.ts';
import { graphql } from '../../../../gql/index.ts';
import { useOrderFeed } from '../../order-feed.ts';

const OrderTimelineDocument = graphql(`
  query OrderTimeline($orderNumber: String!, $kinds: [OrderTimelineKind!], $first: Int!) {
    orderTimeline(orderNumber: $orderNumber, kinds: $kinds, first: $first) {
      totalCount
      nodes {
        id
        ...TimelineEntry_OrderTimelineEntry
      }
    }
  }
`);

const FEW = 12;
/** Older entries are found by their kind. */
export const MOST_ENTRIES = 60;

/** What happened to an order, of one kind or all; read again when the order changes. */
export function useOrderTimeline(orderNumber: string, market: Market, kind: OrderTimelineKind | null) {
  const [first, setFirst] = useState(FEW);
  const answer = useQuery(OrderTimelineDocument, {
    variables: { orderNumber, kinds: kind && [kind], first },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useReload(answer);
  useOrderFeed(market, {
    onEvents: (events) => {
      if (events.some(({ order }) => order.number === orderNumber)) reload();
    },
    onMissed: reload,
  });
  const { error, loading, data, previousData } = answer;
  return {
    timeline: (data ?? previousData)?.orderTimeline ?? null,
    failed: error !== undefined,
    loading,
    reload,
    showAll: () => setFirst(MOST_ENTRIES),
  };
}

import { InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../components/use-latest.ts';
import { useLiveEvents } from '../../../components/use-live-events.ts';
import type { OrderEventsSubscription } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import type { OrderEvent } from '../order-feed.ts';
import { Batches } from './batches.ts';

/**
 * Selects every field of a list row and of an open order that can change, so that the cache updates both without a query. For
 * lists whose items have no cache key, such as the lines, it selects all fields that the page of an order selects: with fewer,
 * the cache would hold incomplete lines, and the page would stop updating.
 */
const OrderEventsDocument = graphql(`
  subscription OrderEvents($market: Market!) {
    orderEvents(market: $market) {
      kind
      cursor
      order {
        id
        number
        market
        createdAt
        customerKind
        status
        fulfilmentStatus
        payment { method status paidAmount { amount } refundedAmount { amount } }
        ...OrderRow_Order
        ...OrderLines_Order
        ...OrderCustomer_Order
        ...OrderEdits_Order
        ...OrderTimeline_Order
        ...OrderActions_Order
        ...OrderTracking_Order
        ...OrderPayment_Order
        ...OrderRefunds_Order
        ...PaymentRequests_Order
        ...OrderReturns_Order
        ...OrderCollaboration_Order
      }
    }
  }
`);

/** Minimum time between two updates of the screens, in milliseconds. */
const BATCH_MS = 250;
/** Number of events after which the cache is garbage-collected. */
const KEPT_BEFORE_CLEANING = 50;

interface MarketFeedProps {
  readonly market: Market;
  /** Called inside the cache transaction that has already written the orders of the events. */
  readonly onEvents: (market: Market, events: readonly OrderEvent[]) => void;
  readonly onMissed: (market: Market) => void;
}

/** Subscribes to the orders of a store and passes the events on in batches. */
export function MarketFeed({ market, onEvents, onMissed }: MarketFeedProps) {
  const client = useApolloClient();
  const kept = useRef(0);
  const keep = useLatest((arrived: readonly OrderEventsSubscription[]) => {
    client.cache.batch({
      update(cache) {
        for (const result of arrived) {
          cache.write({ query: OrderEventsDocument, variables: { market }, dataId: 'ROOT_SUBSCRIPTION', result });
        }
        const events = arrived.map(({ orderEvents }) => orderEvents);
        onEvents(market, events);
      },
    });
    kept.current += arrived.length;
    if (kept.current < KEPT_BEFORE_CLEANING) return;
    kept.current = 0;
    if (client.cache instanceof InMemoryCache) client.cache.gc({ resetResultCache: true });
  });
  const [batches] = useState(() => new Batches(keep, BATCH_MS));
  useEffect(
    function stopWithFrame() {
      return () => batches.stop();
    },
    [batches],
  );
  useLiveEvents(OrderEventsDocument, market, {
    // Events are written to the cache in batches: with fifty orders a second, single writes would render the screen as often.
    fetchPolicy: 'no-cache',
    alsoWhenClosed: true,
    onEvent: (data) => batches.add(data),
    onMissed: () => onMissed(market),
  });
  return null;
}

import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { writeOrderFilter } from '@eunbit/schema/order-list';
import { useEffect, useState } from 'react';
import type { OrderListQueryVariables } from '../../../gql/graphql.ts';
import { type OrderEvent, useOrderFeed } from '../live/order-feed.ts';
import type { OrderListView } from '../orders.urls.ts';
import { effectOfEvent, withOrderOnTop } from './new-orders.ts';
import { OrderListDocument, type OrderListEdge } from './order-list.ts';

interface LiveOrderListOptions {
  readonly market: Market;
  readonly view: OrderListView;
  readonly variables: OrderListQueryVariables;
  readonly listed: (id: string) => boolean;
  /** A reading is on its way, which may be older than an event that comes in now. */
  readonly loading: boolean;
  readonly isAtTop: () => boolean;
  /** Reads the list again; never rejects. */
  readonly reload: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

function listOf({ filter, sort, size }: OrderListView): string {
  return `${writeOrderFilter(filter)} ${sort} ${size}`;
}

/**
 * Keeps an open list up to date. `fresh` are the orders that came in while it was open, `waiting` counts those which are
 * held back so that the rows do not move under the reader's eyes; `reveal` marks them as shown.
 */
export function useLiveOrderList({ market, view, variables, listed, loading, isAtTop, reload }: LiveOrderListOptions) {
  const client = useApolloClient();
  const [fresh, setFresh] = useState(NOTHING);
  const [waiting, setWaiting] = useState(NOTHING);
  // A list of another filter, order or size is another list: what waited for the last one is in it or has no place in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is what makes it another list.
  useEffect(
    function forgetWaiting() {
      setWaiting(NOTHING);
    },
    [listOf(view)],
  );

  function putOnTop(event: OrderEvent) {
    const edge: OrderListEdge = { __typename: 'OrderEdge', cursor: '', node: event.order };
    let complete = true;
    client.cache.updateQuery({ query: OrderListDocument, variables }, (list) => {
      const orders = list ? withOrderOnTop(list.orders, edge, view.size) : null;
      if (!orders) complete = false;
      return orders ? { ...list, orders } : undefined;
    });
    if (!complete) reload();
    setFresh((before) => new Set(before).add(event.order.id));
  }

  useOrderFeed(market, {
    onEvent(event) {
      if (loading) reload();
      const onTop = view.trail.length === 0 && view.sort === 'NEWEST';
      const effect = effectOfEvent(event, { market, filter: view.filter, onTop, atTop: isAtTop(), listed });
      if (effect === 'insert') putOnTop(event);
      if (effect === 'announce') setWaiting((before) => new Set(before).add(event.order.id));
    },
    onMissed: reload,
  });

  function reveal() {
    setFresh((before) => new Set([...before, ...waiting]));
    setWaiting(NOTHING);
  }

  // Another reading may have brought some of them meanwhile.
  const held = [...waiting].filter((id) => !listed(id)).length;
  return { fresh, waiting: held, reveal };
}

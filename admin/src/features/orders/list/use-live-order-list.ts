import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { writeOrderFilter } from '@eunbit/schema/order-list';
import { useEffect, useRef, useState } from 'react';
import { useThrottled } from '../../../components/use-throttled.ts';
import type { OrderListQueryVariables } from '../../../gql/graphql.ts';
import type { OrderListView } from '../../../urls/orders.urls.ts';
import { type OrderEvent, useOrderFeed } from '../order-feed.ts';
import { classifyEvent, MOST_HELD_BACK, withMore, withOrderOnTop, withRowsKept } from './new-orders.ts';
import { OrderListDocument, type OrderListEdge } from './order-list.ts';

interface LiveOrderListOptions {
  readonly market: Market;
  readonly view: OrderListView;
  readonly variables: OrderListQueryVariables;
  readonly listed: (id: string) => boolean;
  /** Whether a request is in flight, whose result may be older than an event that arrives now. */
  readonly loading: boolean;
  /** Whether the top is visible and nobody is about to click in a row. */
  readonly mayMove: () => boolean;
  /** Refetches the list; never rejects. */
  readonly reload: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const NONE_ARRIVED = { fresh: NOTHING, arrived: 0 };

function toListKey({ filter, sort, size }: OrderListView): string {
  return `${writeOrderFilter(filter)} ${sort} ${size}`;
}

/**
 * Keeps an open list up to date. `fresh` are the orders that arrived while it was open, `arrived` is their number, `waiting` the
 * number of those held back so that rows do not move while somebody reads; `reveal` marks them as shown. Memory is bounded
 * however long the list is open.
 */
export function useLiveOrderList({ market, view, variables, listed, loading, mayMove, reload }: LiveOrderListOptions) {
  const client = useApolloClient();
  const [shown, setShown] = useState(NONE_ARRIVED);
  const [waiting, setWaiting] = useState(NOTHING);
  const reading = useRef(false);
  const readAgainSoon = useThrottled(() => void readAgain());
  const isNewestOnTop = view.trail.length === 0 && view.sort === 'NEWEST';
  const key = toListKey(view);
  const openKey = useRef(key);
  // Another filter, order or page size is another list, whose query already includes the orders held back for the last one.
  useEffect(
    function forgetWaiting() {
      openKey.current = key;
      setWaiting(NOTHING);
    },
    [key],
  );

  function putOnTop(events: readonly OrderEvent[]) {
    if (events.length === 0) return;
    const edges = events.map(({ cursor, order }): OrderListEdge => ({ __typename: 'OrderEdge', cursor, node: order }));
    client.cache.updateQuery({ query: OrderListDocument, variables }, (list) => {
      if (!list) return undefined;
      const put = (orders: typeof list.orders, edge: OrderListEdge) => withOrderOnTop(orders, edge, view.size);
      return { ...list, orders: edges.reduce(put, list.orders) };
    });
  }

  /** Refetches the list without moving rows that somebody is working on: new orders are held back. Never rejects. */
  async function readAgain() {
    if (mayMove()) return reload();
    reading.current = true;
    try {
      const { data } = await client.query({
        query: OrderListDocument,
        variables,
        fetchPolicy: 'no-cache',
        // The response to a request in flight may be older than the missed events.
        context: { queryDeduplication: false },
      });
      const former = client.cache.readQuery({ query: OrderListDocument, variables });
      if (!data || !former) return;
      const { list, added } = withRowsKept(former.orders, data.orders);
      client.cache.writeQuery({ query: OrderListDocument, variables, data: { ...data, orders: list } });
      // Another list may have been opened meanwhile.
      if (isNewestOnTop && openKey.current === key) hold(added);
    } catch {
      // Shows the error and a retry button.
      reload();
    } finally {
      reading.current = false;
    }
  }

  function hold(ids: readonly string[]) {
    if (ids.length > 0) setWaiting((before) => withMore(before, ids, MOST_HELD_BACK));
  }

  function show(ids: readonly string[]) {
    if (ids.length === 0) return;
    // A page shows at most its size, so older orders have no row to mark.
    setShown(({ fresh, arrived }) => ({ fresh: withMore(fresh, ids, view.size), arrived: arrived + ids.length }));
  }

  useOrderFeed(market, {
    onEvents(events) {
      if (loading || reading.current) readAgainSoon();
      const situation = { market, filter: view.filter, onTop: isNewestOnTop, atTop: mayMove(), listed };
      const effects = events.map((event) => ({ event, effect: classifyEvent(event, situation) }));
      const inserted = effects.filter(({ effect }) => effect === 'insert').map(({ event }) => event);
      const held = effects.filter(({ effect }) => effect === 'announce').map(({ event }) => event.order.id);
      putOnTop(inserted);
      show(inserted.map(({ order }) => order.id));
      hold(held);
    },
    onMissed: () => void readAgain(),
  });

  function reveal() {
    show([...waiting]);
    setWaiting(NOTHING);
  }

  // A query may have added some of them meanwhile.
  const held = [...waiting].filter((id) => !listed(id)).length;
  return { ...shown, waiting: held, reveal };
}

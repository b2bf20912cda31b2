import type { Market } from '@eunbit/schema/market';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { OrderEventsSubscription } from '../../gql/graphql.ts';

export type OrderEvent = OrderEventsSubscription['orderEvents'];

interface OrderFeedListener {
  /** Events since the last call, in order. The cache already contains their orders. */
  onEvents?: (events: readonly OrderEvent[]) => void;
  /** Called if events were lost: dependent data must be refetched. */
  onMissed?: () => void;
}

/** Distributes the live events of both markets from the frame, which holds the only subscriptions, to the screens. */
export class OrderFeedHub {
  readonly #listeners: Readonly<Record<Market, Set<OrderFeedListener>>> = { KR: new Set(), US: new Set() };

  listen(market: Market, listener: OrderFeedListener): () => void {
    this.#listeners[market].add(listener);
    return () => this.#listeners[market].delete(listener);
  }

  events(market: Market, events: readonly OrderEvent[]): void {
    for (const listener of this.#listeners[market]) listener.onEvents?.(events);
  }

  missed(market: Market): void {
    for (const listener of this.#listeners[market]) listener.onMissed?.();
  }
}

interface OrderFeedState {
  readonly hub: OrderFeedHub;
  /** Number of orders that arrived while their list was not open. */
  readonly unseen: Readonly<Record<Market, number>>;
}

export const OrderFeedContext = createContext<OrderFeedState | null>(null);

function useOrderFeedState(): OrderFeedState {
  const state = useContext(OrderFeedContext);
  if (!state) throw new Error('live orders need a screen inside OrderFeed');
  return state;
}

/** Listens while the component is mounted; `listener` may change between renders. */
export function useOrderFeed(market: Market, listener: OrderFeedListener): void {
  const { hub } = useOrderFeedState();
  const onEvents = useEffectEvent((events: readonly OrderEvent[]) => listener.onEvents?.(events));
  const onMissed = useEffectEvent(() => listener.onMissed?.());
  useEffect(
    function listenToFeed() {
      return hub.listen(market, { onEvents: (events) => onEvents(events), onMissed: () => onMissed() });
    },
    [hub, market],
  );
}

export function useUnseenOrders(market: Market): number {
  return useOrderFeedState().unseen[market];
}

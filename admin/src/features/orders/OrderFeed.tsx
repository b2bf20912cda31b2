import type { Market } from '@eunbit/schema/market';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useStoresWithOrders } from '../../app/stores.ts';
import { useMay } from '../../app/viewer.ts';
import { orderListUrl } from '../../urls/orders.urls.ts';
import { MarketFeed } from './live/MarketFeed.tsx';
import { playNewOrderSound } from './new-order-sound.ts';
import { type OrderEvent, OrderFeedContext, OrderFeedHub } from './order-feed.ts';

const NOTHING_UNSEEN: Readonly<Record<Market, number>> = { KR: 0, US: 0 };

/** Subscribes to the orders of all stores that have any for as long as the back office is open. */
export function OrderFeed({ children }: { children: ReactNode }) {
  const [hub] = useState(() => new OrderFeedHub());
  const [counted, setCounted] = useState(NOTHING_UNSEEN);
  const { pathname } = useLocation();
  const mayRead = useMay()('ORDER_READ');
  const stores = useStoresWithOrders();
  const followed = mayRead ? stores : [];
  const openList = pathname === orderListUrl('KR') ? 'KR' : pathname === orderListUrl('US') ? 'US' : null;
  useEffect(
    function markAsSeen() {
      if (openList) setCounted((before) => ({ ...before, [openList]: 0 }));
    },
    [openList],
  );

  function receive(market: Market, events: readonly OrderEvent[]) {
    const placed = events.filter(({ kind }) => kind === 'PLACED').length;
    if (placed > 0) playNewOrderSound();
    if (placed > 0 && market !== openList) {
      setCounted((before) => ({ ...before, [market]: before[market] + placed }));
    }
    hub.events(market, events);
  }

  const state = useMemo(() => ({ hub, unseen: counted }), [hub, counted]);
  return (
    <OrderFeedContext value={state}>
      {followed.map((market) => (
        <MarketFeed key={market} market={market} onEvents={receive} onMissed={(missed) => hub.missed(missed)} />
      ))}
      {children}
    </OrderFeedContext>
  );
}

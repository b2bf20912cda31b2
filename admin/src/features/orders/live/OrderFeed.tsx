import type { Market } from '@eunbit/schema/market';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLiveEvents } from '../../../components/use-live-events.ts';
import { graphql } from '../../../gql/index.ts';
import { orderListUrl } from '../orders.urls.ts';
import { playNewOrderSound } from './new-order-sound.ts';
import { type OrderEvent, OrderFeedContext, OrderFeedHub } from './order-feed.ts';

/** Carries all that a list row or an open order shows and that can change, so that both follow without asking. */
const OrderEventsDocument = graphql(`
  subscription OrderEvents($market: Market!) {
    orderEvents(market: $market) {
      kind
      order {
        id
        number
        market
        createdAt
        customerKind
        status
        payment {
          method
          state
        }
        ...OrderRow_Order
        ...OrderTimeline_Order
        ...OrderStatusPanel_Order
        ...OrderTracking_Order
        ...OrderPayment_Order
      }
    }
  }
`);

const NOTHING_UNSEEN: Readonly<Record<Market, number>> = { KR: 0, US: 0 };

/** Subscribes to the orders of both markets for as long as the back office is open. */
export function OrderFeed({ children }: { children: ReactNode }) {
  const [hub] = useState(() => new OrderFeedHub());
  const [counted, setCounted] = useState(NOTHING_UNSEEN);
  const { pathname } = useLocation();
  const openList = pathname === orderListUrl('KR') ? 'KR' : pathname === orderListUrl('US') ? 'US' : null;
  useEffect(
    function markAsSeen() {
      if (openList) setCounted((before) => ({ ...before, [openList]: 0 }));
    },
    [openList],
  );

  function receive(market: Market, event: OrderEvent) {
    if (event.kind === 'PLACED') playNewOrderSound();
    if (event.kind === 'PLACED' && market !== openList) {
      setCounted((before) => ({ ...before, [market]: before[market] + 1 }));
    }
    hub.event(market, event);
  }

  const state = useMemo(() => ({ hub, unseen: counted }), [hub, counted]);
  return (
    <OrderFeedContext value={state}>
      <MarketFeed market="KR" onEvent={receive} onMissed={(market) => hub.missed(market)} />
      <MarketFeed market="US" onEvent={receive} onMissed={(market) => hub.missed(market)} />
      {children}
    </OrderFeedContext>
  );
}

interface MarketFeedProps {
  readonly market: Market;
  readonly onEvent: (market: Market, event: OrderEvent) => void;
  readonly onMissed: (market: Market) => void;
}

function MarketFeed({ market, onEvent, onMissed }: MarketFeedProps) {
  useLiveEvents(OrderEventsDocument, market, {
    onEvent: ({ orderEvents }) => onEvent(market, orderEvents),
    onMissed: () => onMissed(market),
  });
  return null;
}

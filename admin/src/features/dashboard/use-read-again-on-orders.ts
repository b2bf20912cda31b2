import type { Market } from '@eunbit/schema/market';
import { useEffect, useRef } from 'react';
import { useOrderFeed } from '../orders/live/order-feed.ts';

/** Soon enough to seem at once, late enough that a burst of orders costs one reading. */
const PAUSE_MS = 250;

/** Reads figures again when orders of the market come in or change. */
export function useReadAgainOnOrders(market: Market, read: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function stopTimer() {
    return () => clearTimeout(timer.current);
  }, []);

  function readSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(read, PAUSE_MS);
  }
  useOrderFeed(market, { onEvent: readSoon, onMissed: readSoon });
}

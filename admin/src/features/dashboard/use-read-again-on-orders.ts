import type { Market } from '@eunbit/schema/market';
import { useSoon } from '../../components/use-soon.ts';
import { useOrderFeed } from '../orders/live/order-feed.ts';

/** Reads figures again when orders of the market come in or change. */
export function useReadAgainOnOrders(market: Market, read: () => void): void {
  const readSoon = useSoon(read);
  useOrderFeed(market, { onEvents: readSoon, onMissed: readSoon });
}

import type { Market } from '@eunbit/schema/market';
import { useThrottled } from '../../components/use-throttled.ts';
import { useOrderFeed } from '../orders/order-feed.ts';

/** Refetches figures when orders of the market arrive or change. */
export function useReadAgainOnOrders(market: Market, read: () => void): void {
  const readSoon = useThrottled(read);
  useOrderFeed(market, { onEvents: readSoon, onMissed: readSoon });
}

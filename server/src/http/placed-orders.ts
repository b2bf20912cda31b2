import { Market } from '@eunbit/schema/market';
import type { OrderServices } from '../modules/order/index.ts';

export type OrderEventBoard = Pick<OrderServices['orderEvents'], 'subscribe'>;

/**
 * Calls `onPlaced` for every order of the shop, whichever process wrote it, without a database command of its own. Orders placed
 * during a gap in the events are missed: this is for monitoring, not for bookkeeping.
 */
export function countPlacedOrders(board: OrderEventBoard, onPlaced: (market: Market) => void): void {
  async function follow(market: Market): Promise<void> {
    // A subscription ends at each gap.
    for (;;) for await (const { kind } of board.subscribe(`orders:${market}`)) if (kind === 'PLACED') onPlaced(market);
  }
  for (const market of Object.values(Market)) void follow(market);
}

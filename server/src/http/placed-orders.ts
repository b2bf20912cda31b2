import { Market } from '@eunbit/schema/market';
import type { OrderServices } from '../modules/order/index.ts';

export type OrderEventBoard = Pick<OrderServices['orderEvents'], 'subscribe'>;

/**
 * Calls `onPlaced` for every order of the shop, whichever process wrote it, without a database command of its own. What
 * comes in a gap of the events is missed: the figure is for seeing that orders come, not for books.
 */
export function countPlacedOrders(board: OrderEventBoard, onPlaced: (market: Market) => void): void {
  async function follow(market: Market): Promise<void> {
    // A subscription ends at each gap.
    for (;;) for await (const { kind } of board.subscribe(`orders:${market}`)) if (kind === 'PLACED') onPlaced(market);
  }
  for (const market of Object.values(Market)) void follow(market);
}

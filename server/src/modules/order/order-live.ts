import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { orderModel } from './order.model.ts';
import type { OrderRecord } from './order.record.ts';

export interface OrderChange {
  readonly kind: 'PLACED' | 'STATUS_CHANGED';
  readonly order: OrderRecord;
}

/** Topics match permissions: a store, one order, or the orders of one member. */
export type OrderEvents = Record<`orders:${Market}`, OrderChange> &
  Record<`order:${string}`, OrderRecord> &
  Record<`ordersOf:${string}`, OrderRecord>;

export function createOrderEvents(connection: Connection, live: LiveHub): TopicBoard<OrderEvents> {
  const board = live.createBoard<OrderEvents>();
  live.follow<OrderRecord>(orderModel(connection), {
    onChange(change) {
      if (change.operationType === 'delete' || !change.fullDocument) return;
      const order = change.fullDocument;
      const kind = change.operationType === 'insert' ? 'PLACED' : 'STATUS_CHANGED';
      board.publish(`orders:${order.market}`, { kind, order });
      board.publish(`order:${order._id}`, order);
      if (order.userId) board.publish(`ordersOf:${order.userId}`, order);
    },
  });
  return board;
}

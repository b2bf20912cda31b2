import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { draftOrderModel } from './draft-order.model.ts';
import type { DraftOrderRecord } from './draft-order.record.ts';

export type DraftOrderEvents = Record<`draftOrders:${Market}`, DraftOrderRecord>;

/** Every new and changed draft of a store, for staff. */
export function createDraftOrderEvents(connection: Connection, live: LiveHub): TopicBoard<DraftOrderEvents> {
  const board = live.createBoard<DraftOrderEvents>();
  live.follow<DraftOrderRecord>(draftOrderModel(connection), {
    onChange(change) {
      if (change.operationType === 'delete' || !change.fullDocument) return;
      board.publish(`draftOrders:${change.fullDocument.market}`, change.fullDocument);
    },
  });
  return board;
}

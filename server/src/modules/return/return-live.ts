import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { returnModel } from './return.model.ts';
import type { ReturnRecord } from './return.record.ts';

/** One topic for the staff of a store. Customers hear of a return by the order, which each step of it changes. */
export type ReturnEvents = Record<`returns:${Market}`, ReturnRecord>;

export function createReturnEvents(connection: Connection, live: LiveHub): TopicBoard<ReturnEvents> {
  const board = live.createBoard<ReturnEvents>();
  live.follow<ReturnRecord>(returnModel(connection), {
    onChange(change) {
      if (change.operationType === 'delete' || !change.fullDocument) return;
      board.publish(`returns:${change.fullDocument.market}`, change.fullDocument);
    },
  });
  return board;
}

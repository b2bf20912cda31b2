import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';
import { productQuestionModel } from './product-question.model.ts';

/** One topic for the page of each product, which only learns that something changed; one for the staff of a store. */
export type ProductQuestionEvents = Record<`questionsOf:${Market}:${string}`, ProductQuestionRecord> &
  Record<`questions:${Market}`, ProductQuestionRecord>;

/** Live events of questions. Every change, including a deletion, invalidates cached responses. */
export function createProductQuestionEvents(connection: Connection, live: LiveHub): TopicBoard<ProductQuestionEvents> {
  const board = live.createBoard<ProductQuestionEvents>();
  let changes = 0;
  let isBroken = false;
  live.addVersion({
    get version() {
      return isBroken ? null : changes;
    },
  });
  live.follow<ProductQuestionRecord>(productQuestionModel(connection), {
    onChange(change) {
      changes += 1;
      if (change.operationType === 'delete' || !change.fullDocument) return;
      const { market, productId } = change.fullDocument;
      board.publish(`questionsOf:${market}:${productId}`, change.fullDocument);
      board.publish(`questions:${market}`, change.fullDocument);
    },
    onBroken() {
      isBroken = true;
    },
    onResumed() {
      isBroken = false;
      changes += 1;
    },
  });
  return board;
}

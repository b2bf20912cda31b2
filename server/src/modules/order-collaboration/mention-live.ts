import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { type MentionRecord, mentionModel } from './mention.model.ts';

/** One topic per staff member, so that mentions are visible to their recipient only. */
export type MentionEvents = Record<`mentionsOf:${string}`, MentionRecord>;

export function createMentionEvents(connection: Connection, live: LiveHub): TopicBoard<MentionEvents> {
  const board = live.createBoard<MentionEvents>();
  live.follow<MentionRecord>(mentionModel(connection), {
    onChange(change) {
      if (change.operationType === 'delete' || !change.fullDocument) return;
      board.publish(`mentionsOf:${change.fullDocument.staffId}`, change.fullDocument);
    },
  });
  return board;
}

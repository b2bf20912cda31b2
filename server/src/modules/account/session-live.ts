import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { sessionModel } from './session.model.ts';

/** Topic per session, named by the hash of its token. */
export type SessionEvents = Record<`session-ended:${string}`, true>;

export function createSessionEvents(connection: Connection, live: LiveHub): TopicBoard<SessionEvents> {
  const board = live.createBoard<SessionEvents>();
  live.follow(sessionModel(connection), {
    onChange({ operationType, documentKey }) {
      if (operationType === 'delete') board.publish(`session-ended:${String(documentKey._id)}`, true);
    },
  });
  return board;
}

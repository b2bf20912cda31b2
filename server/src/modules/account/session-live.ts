import type { Connection } from 'mongoose';
import type { Change } from '../../live/follow-collection.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import { type SessionRecord, sessionModel } from './session.model.ts';
import { type UserRecord, userModel } from './user.model.ts';
import type { ViewerCache } from './viewer-cache.ts';

/** Topics per session, named by the hash of its token, and per account whose permissions have changed. */
export type SessionEvents = Record<`session-ended:${string}` | `permissions-changed:${string}`, true>;

/** Whether the role of an account, defined by admins, has changed. */
function changesPermissions(change: Change<UserRecord>): boolean {
  if (change.operationType !== 'update') return false;
  return Object.keys(change.updateDescription.updatedFields ?? {}).some((field) => field.startsWith('staffRole'));
}

/**
 * Watches sessions and accounts for changes by all processes; changed entries are evicted from the cache before subscribers are
 * notified.
 */
export function createSessionEvents(
  connection: Connection,
  live: LiveHub,
  viewers: ViewerCache,
): TopicBoard<SessionEvents> {
  const board = live.createBoard<SessionEvents>();
  live.follow(
    sessionModel(connection),
    viewers.follow('sessions', ({ operationType, documentKey }: Change<SessionRecord>) => {
      const id = String(documentKey._id);
      viewers.drop(id);
      if (operationType === 'delete') board.publish(`session-ended:${id}`, true);
    }),
  );
  live.follow(
    userModel(connection),
    viewers.follow('users', (change: Change<UserRecord>) => {
      const id = String(change.documentKey._id);
      viewers.dropUser(id);
      if (changesPermissions(change)) board.publish(`permissions-changed:${id}`, true);
    }),
  );
  return board;
}

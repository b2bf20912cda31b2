import { SHOWN_MENTIONS } from '@eunbit/schema/order-collaboration';
import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { Waiting } from '../../common/waiting.ts';
import { type MentionRecord, mentionModel } from './mention.model.ts';

/** Mentions of staff. Every read and write is limited to the caller's own mentions. */
export function createMentionService(connection: Connection) {
  const mentions = mentionModel(connection);

  /** The newest mentions, read or unread. */
  const list = (staffId: string): Promise<MentionRecord[]> =>
    mentions.find({ staffId }).sort(NEWEST_FIRST).limit(SHOWN_MENTIONS).lean().exec();

  return {
    list,

    /** The unread ones among the newest. */
    async unread(staffId: string): Promise<Waiting> {
      const unread = (await list(staffId)).filter(({ readAt }) => readAt === null);
      return { count: unread.length, oldestAt: unread.at(-1)?.createdAt ?? null };
    },

    /** Ignores unknown ids and mentions of others. */
    async markRead(staffId: string, ids: readonly string[]): Promise<void> {
      await mentions.updateMany(
        { _id: { $in: ids.filter(isObjectId) }, staffId, readAt: null },
        { $set: { readAt: new Date() } },
      );
    },
  };
}

export type MentionService = ReturnType<typeof createMentionService>;

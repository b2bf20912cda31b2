import { SHOWN_MENTIONS } from '@eunbit/schema/order-desk';
import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { Waiting } from '../../common/waiting.ts';
import { type MentionRecord, mentionModel } from './mention.model.ts';

/** What colleagues have written to a member of staff. Every read and write is limited to the caller's own. */
export function createMentionService(connection: Connection) {
  const mentions = mentionModel(connection);

  /** The newest, read or not. */
  const list = (staffId: string): Promise<MentionRecord[]> =>
    mentions.find({ staffId }).sort(NEWEST_FIRST).limit(SHOWN_MENTIONS).lean().exec();

  return {
    list,

    /** Those of the newest that their reader has not seen. */
    async unread(staffId: string): Promise<Waiting> {
      const unread = (await list(staffId)).filter(({ readAt }) => readAt === null);
      return { count: unread.length, oldestAt: unread.at(-1)?.createdAt ?? null };
    },

    /** Ids of others, and unknown ones, change nothing. */
    async markRead(staffId: string, ids: readonly string[]): Promise<void> {
      await mentions.updateMany(
        { _id: { $in: ids.filter(isObjectId) }, staffId, readAt: null },
        { $set: { readAt: new Date() } },
      );
    },
  };
}

export type MentionService = ReturnType<typeof createMentionService>;

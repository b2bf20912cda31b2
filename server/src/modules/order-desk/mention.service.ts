import { SHOWN_MENTIONS } from '@eunbit/schema/order-tag';
import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { isObjectId } from '../../common/object-id.ts';
import { mentionModel } from './mention.model.ts';
import type { MentionRecord } from './mention.record.ts';

/** What colleagues have written to a member of staff. Every read and write is limited to the caller's own. */
export function createMentionService(connection: Connection) {
  const mentions = mentionModel(connection);

  return {
    /** The newest, read or not. */
    list(staffId: string): Promise<MentionRecord[]> {
      return mentions.find({ staffId }).sort(NEWEST_FIRST).limit(SHOWN_MENTIONS).lean().exec();
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

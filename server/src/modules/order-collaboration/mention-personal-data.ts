import type { Connection } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { PersonalData } from '../../common/personal-data.ts';
import { mentionModel } from './mention.model.ts';

/** Exports and deletes mentions of a staff member. */
export function mentionPersonalData(connection: Connection): PersonalData {
  const mentions = mentionModel(connection);
  return {
    part: 'mentions',
    async exportData({ id }) {
      const own = await mentions.find({ staffId: id }).sort(NEWEST_FIRST).lean();
      return own.map(({ orderNumber, text, createdAt, readAt }) => ({ orderNumber, text, createdAt, readAt }));
    },
    async forget({ id }, transaction) {
      await mentions.deleteMany({ staffId: id }, { session: transaction });
    },
  };
}

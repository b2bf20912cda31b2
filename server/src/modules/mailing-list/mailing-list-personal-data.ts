import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { mailingListModel } from './mailing-list.model.ts';

/** A member's mailing list entry and consent. */
export function mailingPersonalData(connection: Connection): PersonalData {
  const entries = mailingListModel(connection);
  return {
    part: 'mailingList',
    async exportData({ email }) {
      const entry = await entries.findById(email).lean();
      return entry && { email: entry.email, market: entry.market, language: entry.language, consent: entry.consent };
    },
    async forget({ email }, transaction) {
      await entries.deleteOne({ _id: email }, { session: transaction });
    },
  };
}

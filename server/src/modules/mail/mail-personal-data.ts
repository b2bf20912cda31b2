import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { mailModel } from './mail.model.ts';

/** Letters about an account; those about its orders belong to the orders. */
export function mailPersonalData(connection: Connection): PersonalData {
  const mails = mailModel(connection);
  return {
    part: 'letters',
    async exportOf({ id }) {
      const letters = await mails.find({ 'refs.userId': id }).sort({ createdAt: -1 }).lean();
      return letters.map(({ kind, to, language, createdAt }) => ({ kind, to, language, createdAt }));
    },
    async forget({ id }, transaction) {
      await mails.deleteMany({ 'refs.userId': id }, { session: transaction });
    },
  };
}

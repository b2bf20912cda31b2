import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { emailAddressModel } from './email-address.model.ts';

/** Bounces and complaints of a member's address. */
export function emailAddressPersonalData(connection: Connection): PersonalData {
  const addresses = emailAddressModel(connection);
  return {
    part: 'emailAddress',
    async exportData({ email }) {
      const found = await addresses.findById(email).lean();
      return (found?.events ?? []).map(({ kind, at, isMarketing, description }) => ({
        kind,
        at,
        isMarketing,
        description,
      }));
    },
    async forget({ email }, transaction) {
      await addresses.deleteOne({ _id: email }, { session: transaction });
    },
  };
}

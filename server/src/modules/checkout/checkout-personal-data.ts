import type { Connection } from 'mongoose';
import { textIs } from '../../common/indexed-text.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { PersonalData } from '../../common/personal-data.ts';
import { checkoutModel } from './checkout.model.ts';

/** What a member typed into checkouts that are still known. */
export function checkoutPersonalData(connection: Connection): PersonalData {
  const checkouts = checkoutModel(connection);
  return {
    part: 'checkouts',
    async exportData({ id }) {
      const found = await checkouts
        .find({ userId: textIs(id) })
        .sort(NEWEST_FIRST)
        .lean();
      return found.map(({ market, state, contact, address, createdAt }) => ({
        market,
        state,
        contact,
        address,
        createdAt,
      }));
    },
    async forget({ id }, transaction) {
      // One that is being paid, or paid back, still has to come to its end; it is forgotten with all others after 30 days.
      const ended = { userId: textIs(id), state: { $ne: 'PAYING' }, 'payment.refundDueAt': null } as const;
      await checkouts.deleteMany(ended, { session: transaction });
    },
  };
}

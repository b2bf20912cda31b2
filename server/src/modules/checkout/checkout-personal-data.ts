import type { Connection } from 'mongoose';
import { textIs } from '../../common/indexed-text.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import type { PersonalData } from '../../common/personal-data.ts';
import { checkoutModel } from './checkout.model.ts';

/** A member's input in checkouts that have not expired. */
export function checkoutPersonalData(connection: Connection): PersonalData {
  const checkouts = checkoutModel(connection);
  return {
    part: 'checkouts',
    async exportData({ id }) {
      const found = await checkouts
        .find({ userId: textIs(id) })
        .sort(NEWEST_FIRST)
        .lean();
      return found.map(({ market, status, contact, address, createdAt }) => ({
        market,
        status,
        contact,
        address,
        createdAt,
      }));
    },
    async forget({ id }, transaction) {
      // A checkout with a running payment or a pending refund has to be settled first; it expires after 30 days like
      // the rest.
      const ended = { userId: textIs(id), status: { $ne: 'PAYING' }, 'payment.refundDueAt': null } as const;
      // The checkout of a draft order belongs to its link, which stays.
      await checkouts.deleteMany({ ...ended, draftOrder: { $exists: false } }, { session: transaction });
    },
  };
}

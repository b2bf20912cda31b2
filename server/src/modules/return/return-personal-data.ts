import { isClosedReturn, ReturnState } from '@eunbit/schema/return';
import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { returnModel } from './return.model.ts';

const CLOSED = Object.values(ReturnState).filter(isClosedReturn);

/** Returns of members. Like their orders they outlive the account; what was written goes once they are closed. */
export function returnPersonalData(connection: Connection): PersonalData {
  const returns = returnModel(connection);

  return {
    part: 'returns',
    async exportData({ id }) {
      const own = await returns.find({ userId: id }).sort({ requestedAt: -1 }).lean();
      return own.map(({ number, orderNumber, state, wish, lines, note, shipping, history, requestedAt }) => ({
        ...{ number, orderNumber, state, wish, lines, note, shipping, requestedAt },
        history: history.map(({ state: became, at, reason }) => ({ state: became, at, reason })),
      }));
    },
    async forget({ id }, transaction) {
      await returns.updateMany(
        { userId: id, state: { $in: CLOSED } },
        { $set: { note: '' } },
        { session: transaction },
      );
      await returns.updateMany({ userId: id }, { $set: { userId: null } }, { session: transaction });
    },
  };
}

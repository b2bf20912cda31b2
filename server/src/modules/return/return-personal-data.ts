import { isClosedReturn, ReturnState } from '@eunbit/schema/return';
import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { returnModel } from './return.model.ts';
import type { ReturnPictureService } from './return-picture.service.ts';

const CLOSED = Object.values(ReturnState).filter(isClosedReturn);

/** Returns of members. Like their orders they outlive the account; what was written and shown goes from those that are closed. */
export function returnPersonalData(connection: Connection, pictures: ReturnPictureService): PersonalData {
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
      const closed = await returns
        .find({ userId: id, state: { $in: CLOSED } }, { _id: 1 }, { session: transaction })
        .lean();
      const ids = closed.map(({ _id }) => _id);
      await returns.updateMany({ _id: { $in: ids } }, { $set: { note: '', pictures: [] } }, { session: transaction });
      await pictures.release(transaction, ids);
      await returns.updateMany({ userId: id }, { $set: { userId: null } }, { session: transaction });
    },
  };
}

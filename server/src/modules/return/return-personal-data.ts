import { isClosedReturn, ReturnStatus } from '@eunbit/schema/return';
import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import type { OrderReader } from '../order/index.ts';
import { returnModel } from './return.model.ts';
import type { ReturnPictureService } from './return-picture.service.ts';

const CLOSED = Object.values(ReturnStatus).filter(isClosedReturn);

interface Deps {
  readonly orderReader: Pick<OrderReader, 'numbersOfMember'>;
  readonly pictures: ReturnPictureService;
}

/**
 * Returns of members' orders, also those that were asked for before an order was taken over from a guest. Like the orders
 * they outlive the account; what was written and shown goes from those that are closed.
 */
export function returnPersonalData(connection: Connection, { orderReader, pictures }: Deps): PersonalData {
  const returns = returnModel(connection);

  return {
    part: 'returns',
    async exportData({ id }) {
      const orderNumbers = await orderReader.numbersOfMember(id);
      const own = await returns.find({ orderNumber: { $in: orderNumbers } }).lean();
      const newestFirst = own.toSorted((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime());
      return newestFirst.map(({ number, orderNumber, state, wish, lines, note, shipping, history, requestedAt }) => ({
        ...{ number, orderNumber, state, wish, lines, note, shipping, requestedAt },
        history: history.map(({ state: became, at, reason }) => ({ state: became, at, reason })),
      }));
    },
    async forget({ id }, transaction) {
      // Read beside the transaction, in which the orders are unlinked already. An order that is taken over at this moment
      // meets the deletion of the account, which is decided before.
      // A step that is taken meanwhile is decided anew, since unlinking raised the version of its order: it keeps no note.
      const orderNumbers = await orderReader.numbersOfMember(id);
      const closed = await returns
        .find({ orderNumber: { $in: orderNumbers }, state: { $in: CLOSED } }, { _id: 1 }, { session: transaction })
        .lean();
      const ids = closed.map(({ _id }) => _id);
      await returns.updateMany({ _id: { $in: ids } }, { $set: { note: '', pictures: [] } }, { session: transaction });
      await pictures.release(transaction, ids);
    },
  };
}

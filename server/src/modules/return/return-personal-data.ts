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
 * Returns of members' orders, including those requested before the member took the order over from a guest. Like the orders, they
 * outlive the account; notes and pictures of closed returns are deleted.
 */
export function returnPersonalData(connection: Connection, { orderReader, pictures }: Deps): PersonalData {
  const returns = returnModel(connection);

  return {
    part: 'returns',
    async exportData({ id }) {
      const orderNumbers = await orderReader.numbersOfMember(id);
      const own = await returns.find({ orderNumber: { $in: orderNumbers } }).lean();
      const newestFirst = own.toSorted((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime());
      return newestFirst.map(
        ({ number, orderNumber, status, resolution, lines, note, shipping, history, requestedAt }) => ({
          ...{ number, orderNumber, status, resolution, lines, note, shipping, requestedAt },
          history: history.map(({ status, at, reason }) => ({ status, at, reason })),
        }),
      );
    },
    async forget({ id }, transaction) {
      // Read outside the transaction, which has already unlinked the orders. Taking over an order conflicts with deleting the
      // account, which is decided earlier. A concurrent step of a return is retried without the note, since unlinking raised the
      // version of its order.
      const orderNumbers = await orderReader.numbersOfMember(id);
      const closed = await returns
        .find({ orderNumber: { $in: orderNumbers }, status: { $in: CLOSED } }, { _id: 1 }, { session: transaction })
        .lean();
      const ids = closed.map(({ _id }) => _id);
      await returns.updateMany({ _id: { $in: ids } }, { $set: { note: '', pictures: [] } }, { session: transaction });
      await pictures.release(transaction, ids);
    },
  };
}

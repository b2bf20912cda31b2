import type { ClientSession, Connection } from 'mongoose';
import type { OrderRecord } from '../order/index.ts';
import { returnModel } from './return.model.ts';
import type { ReturnRecord } from './return.record.ts';

/** Reads returns of many orders at once. */
export function createReturnReader(connection: Connection) {
  const returns = returnModel(connection);

  return {
    /** Returns by their numbers. */
    async byNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, ReturnRecord>> {
      const found = await returns.find({ number: { $in: numbers } }).lean();
      return new Map(found.map((record) => [record.number, record]));
    },

    /** The returns of orders, oldest first, by the number of the order. */
    async byOrderNumbers(orderNumbers: readonly string[]): Promise<ReadonlyMap<string, readonly ReturnRecord[]>> {
      const found = await returns
        .find({ orderNumber: { $in: orderNumbers } })
        .sort({ requestedAt: 1 })
        .lean();
      const byOrder = new Map<string, ReturnRecord[]>();
      for (const record of found) byOrder.set(record.orderNumber, [...(byOrder.get(record.orderNumber) ?? []), record]);
      return byOrder;
    },

    /** The returns of an order, oldest first. */
    ofOrder({ number }: Pick<OrderRecord, 'number'>, session: ClientSession | null = null): Promise<ReturnRecord[]> {
      return returns.find({ orderNumber: number }, null, { session }).sort({ requestedAt: 1 }).lean().exec();
    },
  };
}

export type ReturnReader = ReturnType<typeof createReturnReader>;

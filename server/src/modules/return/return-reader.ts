import type { ClientSession, Connection } from 'mongoose';
import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { DraftOrderRecord, ReplacementOrders } from '../draft-order/index.ts';
import type { OrderRecord } from '../order/index.ts';
import type { ReturnRecord } from './return.model.ts';
import { returnModel } from './return.model.ts';

/** Reads returns, also of many orders at once. */
export function createReturnReader(connection: Connection) {
  const returns = returnModel(connection);

  return {
    async byNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, ReturnRecord>> {
      const found = await returns.find({ number: { $in: numbers } }).lean();
      return new Map(found.map((record) => [record.number, record]));
    },

    /** The returns of each order, oldest first, by order number. */
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

export interface ReturnLoaders {
  /** The returns of an order by its number, oldest first; null if it has none. */
  readonly returnsOfOrders: Loader<readonly ReturnRecord[]>;
  /** Drafts that charge the shipping of a return, by number; null if the number is unknown. */
  readonly draftsOfReturns: Loader<DraftOrderRecord>;
}

export function createReturnLoaders({
  services,
}: CallerContext<{
  readonly replacementOrders: Pick<ReplacementOrders, 'drafts'>;
  readonly returnReader: ReturnReader;
}>): ReturnLoaders {
  return {
    returnsOfOrders: createLoader(services.returnReader.byOrderNumbers),
    draftsOfReturns: createLoader(services.replacementOrders.drafts),
  };
}

import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { draftOrderModel } from '@eunbit/server/modules/draft-order/draft-order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import type { Connection } from 'mongoose';

/**
 * Problems of drafts whose links have all expired, as text: each placed draft has exactly one order and no other draft has any,
 * no draft is still waiting, and no payment can be started any more.
 */
export async function findDraftProblems(connection: Connection, orders: readonly OrderRecord[]): Promise<string[]> {
  const drafts = await draftOrderModel(connection).find().lean();
  const problems = drafts.flatMap(({ number, status, orderNumber }) => {
    const made = orders.filter(({ origin }) => origin?.draftNumber === number).map((order) => order.number);
    const wanted = status === 'PLACED' ? [orderNumber] : [];
    const isSettled = status !== 'SENT' && made.join() === wanted.join();
    return isSettled ? [] : [`${number}: ${status}, with orders ${made.join()} instead of ${wanted.join()}`];
  });
  const known = new Set(drafts.map(({ number }) => number));
  const strange = orders.filter(({ origin }) => origin?.draftNumber && !known.has(origin.draftNumber));
  const open = await checkoutModel(connection).countDocuments({
    draftOrder: { $exists: true },
    status: { $in: ['OPEN', 'PAYING'] },
  });
  return [
    ...problems,
    ...strange.map(({ number }) => `${number}: of a draft that is not there`),
    ...(open > 0 ? [`${open} drafts that have ended can still be paid`] : []),
  ];
}

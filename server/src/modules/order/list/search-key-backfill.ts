import type { Connection } from 'mongoose';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { buildSearchKeys } from './order-search-keys.ts';

/** Orders that are read and written together. */
const BATCH = 500;

type Keyless = Pick<OrderRecord, '_id' | 'number' | 'email' | 'phone' | 'address' | 'payment'>;

/**
 * Gives orders from before there was a search the keys that they are found by. Beginning again after it was stopped goes
 * on where it was; orders that have keys are left alone. Answers how many it changed.
 */
export async function addMissingSearchKeys(connection: Connection): Promise<number> {
  const orders = orderModel(connection);
  const fields = { number: 1, email: 1, phone: 1, address: 1, payment: 1 } as const;
  let changed = 0;
  let batch: Keyless[] = [];

  async function write(): Promise<void> {
    if (batch.length === 0) return;
    const writes = batch.map((order) => ({
      updateOne: {
        filter: { _id: order._id, searchKeys: { $exists: false } },
        update: { $set: { searchKeys: buildSearchKeys(order) } },
      },
    }));
    batch = [];
    changed += (await orders.bulkWrite(writes, { ordered: false })).modifiedCount;
  }

  // In the order of the ids, which no write changes: an order is met once, however many are written meanwhile.
  for await (const order of orders
    .find({}, { ...fields, searchKeys: 1 })
    .sort({ _id: 1 })
    .lean()
    .cursor({ batchSize: BATCH })) {
    if (order.searchKeys === undefined) batch.push(order);
    if (batch.length === BATCH) await write();
  }
  await write();
  return changed;
}

import type { Connection } from 'mongoose';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { buildSearchKeys } from './order-search-keys.ts';

/** Batch size of reads and writes. */
const BATCH = 500;

type Keyless = Pick<OrderRecord, '_id' | 'market' | 'number' | 'email' | 'phone' | 'address' | 'payment'>;

/**
 * Adds search keys to orders older than the field. Skips orders that have keys, so it can be restarted after an
 * interruption. Returns the number of changed orders.
 */
export async function addMissingSearchKeys(connection: Connection): Promise<number> {
  const orders = orderModel(connection);
  const fields = { market: 1, number: 1, email: 1, phone: 1, address: 1, payment: 1 } as const;
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

  // Sorted by id, which no write changes, so each order is read once despite concurrent writes.
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

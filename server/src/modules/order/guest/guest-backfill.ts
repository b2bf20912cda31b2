import type { Connection } from 'mongoose';
import { orderModel } from '../order.model.ts';
import { guestMarkModel } from './guest-mark.model.ts';
import { GUEST_ORDER } from './guest-order.ts';

/** Batch size of reads and writes. */
const BATCH = 500;

/**
 * Marks the guests of all orders, for orders from before there was a list of guests. Writing a guest twice changes nothing,
 * so it can be restarted after an interruption. Returns the number of addresses.
 */
export async function markAllGuests(connection: Connection): Promise<number> {
  const marks = guestMarkModel(connection);
  let marked = 0;
  let last = '';
  let batch: string[] = [];

  async function write(): Promise<void> {
    if (batch.length > 0) await marks.insertMany(batch.map((email) => ({ email })));
    marked += batch.length;
    batch = [];
  }

  // In the order of the addresses, so that each is there once.
  for await (const { email } of orderModel(connection)
    .find(GUEST_ORDER, { email: 1 })
    .sort({ email: 1, createdAt: -1, _id: -1 })
    .lean()
    .cursor({ batchSize: BATCH })) {
    if (email === last) continue;
    last = email;
    batch.push(email);
    if (batch.length === BATCH) await write();
  }
  await write();
  return marked;
}

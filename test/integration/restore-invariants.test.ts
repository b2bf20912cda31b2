import mongoose, { type mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { findBrokenInvariants } from '../../scripts/restore/invariants.ts';

const { MongoClient, ObjectId } = mongoose.mongo;

const NAME = `invariants-${process.pid}`;

let client: mongo.MongoClient;

beforeAll(async () => {
  client = await new MongoClient(inject('mongodbUri')).connect();
});
afterAll(() => client.close());

interface Entry {
  readonly _id: string;
  readonly kind: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly at: Date;
}

const completed = new ObjectId();
const open = new ObjectId();

/** A consistent shop: two orders, one of them paid and partly refunded, and a payment that reserves two units. */
beforeEach(async () => {
  const db = client.db(NAME);
  await db.dropDatabase();
  const order = (number: string, paidAmount: number, checkoutId = new ObjectId()) => ({
    number,
    checkoutId,
    payment: { paidAmount, refundedAmount: paidAmount / 9 },
  });
  await db.collection('orders').insertMany([order('A1', 900, completed), order('A2', 0)]);
  const at = new Date();
  await db.collection<Entry>('ledger').insertMany([
    { _id: 'payment:1', kind: 'PAYMENT', orderNumber: 'A1', amount: 900, at },
    { _id: 'refund:1', kind: 'REFUND', orderNumber: 'A1', amount: -100, at },
  ]);
  await db.collection('checkouts').insertMany([
    { _id: completed, status: 'COMPLETED' },
    { _id: open, status: 'PAYING' },
  ]);
  const lines = [{ productId: 'wipe', quantity: 2 }];
  await db.collection('reservations').insertOne({ market: 'KR', status: 'HELD', lines });
  await levels().insertOne({ _id: 'KR:wipe', quantity: 5, reserved: 2 });
  await db.collection('stock_movements').insertOne({ stockId: 'KR:wipe', version: 3, unitsAfter: 7 });
  return () => db.dropDatabase();
});

const collection = (name: string) => client.db(NAME).collection(name);
const levels = () => client.db(NAME).collection<{ _id: string; quantity: number; reserved: number }>('stock_levels');

it('reports nothing if all data agrees', async () => {
  expect(await findBrokenInvariants(client.db(NAME))).toEqual([]);
});

it.each([
  [
    'a payment that is gone',
    () => collection('ledger').deleteMany({}),
    'orders whose money differs from the books: A1',
  ],
  [
    'a payment of another amount',
    () => collection('ledger').updateMany({ kind: 'PAYMENT' }, { $set: { amount: 800 } }),
    'orders whose money differs from the books: A1',
  ],
  [
    'a refund that is gone',
    () => collection('ledger').deleteMany({ kind: 'REFUND' }),
    'orders whose money differs from the books: A1',
  ],
  [
    'an order that is gone',
    () => collection('orders').deleteOne({ number: 'A1' }),
    `payments of orders that are not there: A1\ncompleted checkouts without an order: ${completed}`,
  ],
  [
    'an order that its checkout does not know',
    () => collection('orders').updateOne({ number: 'A2' }, { $set: { checkoutId: open } }),
    'orders whose checkout is not completed: A2',
  ],
  [
    'a hold that is gone',
    () => collection('reservations').deleteMany({}),
    'reserved units that no payment holds, or the reverse: KR:wipe',
  ],
  [
    'stock that is another one',
    () => levels().updateMany({}, { $set: { quantity: -1 } }),
    'stock below zero: KR:wipe\nstock that its history does not explain: KR:wipe',
  ],
])('reports %s', async (_what, change, found) => {
  await change();
  expect((await findBrokenInvariants(client.db(NAME))).join('\n')).toBe(found);
});

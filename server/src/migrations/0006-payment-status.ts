import type { mongo } from 'mongoose';
import type { Migration, MigrationStep } from './migration.ts';
import { updateAll } from './steps.ts';

/** Writes sent together. */
const BATCH = 500;

const WITHOUT_SUMS = { 'payment.paidAmount': { $exists: false } };

interface Entry {
  readonly _id: string;
  readonly kind: string;
  readonly orderNumber: string;
  readonly amount: number;
}

interface Sums {
  paidAmount: number;
  refundedAmount: number;
}

/** Adds an entry to what came in, or to what went back. A deposit that a bank took back never came. */
function add(sums: Sums, { _id, kind, amount }: Entry): void {
  if (kind === 'PAYMENT' || _id.startsWith('taken-back:')) sums.paidAmount += amount;
  else sums.refundedAmount -= amount;
}

/** Orders in the order of the ledger's index, each with the sums of its entries. */
async function* sumByOrder(db: mongo.Db): AsyncGenerator<readonly [string, Sums]> {
  const entries = db
    .collection<Entry>('ledger')
    .find({ orderNumber: { $type: 'string' }, kind: { $in: ['PAYMENT', 'REFUND'] } })
    .sort({ orderNumber: 1, at: 1, _id: -1 });
  let current: readonly [string, Sums] | null = null;
  for await (const entry of entries) {
    if (current?.[0] !== entry.orderNumber) {
      if (current) yield current;
      current = [entry.orderNumber, { paidAmount: 0, refundedAmount: 0 }];
    }
    add(current[1], entry);
  }
  if (current) yield current;
}

/** What came in and what went back, from the entries of the ledger. Orders that have the sums are left alone. */
const sumLedger: MigrationStep = {
  what: 'orders: what was paid and paid back, from the ledger',
  count: (db) => db.collection('orders').countDocuments(WITHOUT_SUMS),
  async apply(db) {
    let writes: mongo.AnyBulkWriteOperation[] = [];
    const flush = async () => {
      if (writes.length > 0) await db.collection('orders').bulkWrite(writes, { ordered: false });
      writes = [];
    };
    for await (const [number, { paidAmount, refundedAmount }] of sumByOrder(db)) {
      const sums = { 'payment.paidAmount': paidAmount, 'payment.refundedAmount': refundedAmount };
      writes.push({ updateOne: { filter: { number, ...WITHOUT_SUMS }, update: { $set: sums } } });
      if (writes.length === BATCH) await flush();
    }
    await flush();
    await db
      .collection('orders')
      .updateMany(WITHOUT_SUMS, { $set: { 'payment.paidAmount': 0, 'payment.refundedAmount': 0 } });
  },
};

const compare = (operator: '$lt' | '$gte') => ({
  $expr: { [operator]: ['$payment.refundedAmount', '$payment.paidAmount'] },
});

/** A status, and which orders get it of those that have none. */
const STATUSES: readonly (readonly [status: string, filter: mongo.Filter<mongo.Document>])[] = [
  ['AWAITING_PAYMENT', { 'payment.state': 'AWAITING_DEPOSIT' }],
  ['AUTHORISED', { 'payment.state': { $in: ['AUTHORISED', 'CAPTURE_DUE'] } }],
  ['FAILED', { 'payment.state': 'LAPSED' }],
  ['VOID', { 'payment.state': { $in: ['RELEASE_DUE', 'VOID'] } }],
  // Of orders from before the ledger the state alone is known.
  ['REFUNDED', { 'payment.state': 'REFUNDED', 'payment.paidAmount': { $lte: 0 } }],
  ['PAID', { 'payment.refundedAmount': { $lte: 0 } }],
  ['PARTLY_REFUNDED', compare('$lt')],
  ['REFUNDED', compare('$gte')],
];

/** An order knows what is paid of it beside its status. */
export const paymentStatus: Migration = {
  id: '0006-payment-status',
  steps: [
    sumLedger,
    ...STATUSES.map(([status, filter]) =>
      updateAll(
        `orders: payment is ${status}`,
        'orders',
        { 'payment.status': { $exists: false }, ...filter },
        { $set: { 'payment.status': status } },
      ),
    ),
    updateAll(
      'orders: deposits that fall short',
      'orders',
      { 'payment.mismatch': { $exists: false }, 'payment.state': 'AWAITING_DEPOSIT', 'payment.paidAmount': { $gt: 0 } },
      { $set: { 'payment.mismatch': 'SHORT' } },
    ),
  ],
};

import type { LedgerRecord } from '@eunbit/server/modules/ledger/ledger.model';
import { sumMoney } from '@eunbit/server/modules/ledger/ledger-entries';
import type { Db, Document, Filter, ObjectId } from 'mongodb';
import { mergeJoin } from './merge-join.ts';

/** Maximum number of examples for each kind of problem. */
const NAMED = 3;
/** Number of checkouts per query for their orders. */
const AT_ONCE = 500;

interface Level {
  readonly _id: string;
  readonly quantity: number;
  readonly reserved: number;
}

interface Held {
  readonly _id: string;
  readonly units: number;
}

interface Order {
  readonly number: string;
  readonly payment: { readonly paidAmount: number; readonly refundedAmount: number };
}

interface Checkout {
  readonly _id: ObjectId;
  readonly status: string;
}

interface Movement extends Pick<LedgerRecord, '_id' | 'kind' | 'amount'> {
  readonly orderNumber: string;
}

/** Collects problems by kind. */
class Problems {
  readonly #found = new Map<string, string[]>();

  add(kind: string, which: string): void {
    this.#found.set(kind, [...(this.#found.get(kind) ?? []), which]);
  }

  get lines(): string[] {
    return [...this.#found].map(([kind, which]) => {
      const more = which.length > NAMED ? `, and ${which.length - NAMED} more` : '';
      return `${kind}: ${which.slice(0, NAMED).join(', ')}${more}`;
    });
  }
}

const find = <T extends Document>(
  db: Db,
  collection: string,
  filter: Filter<Document>,
  projection: Document,
  sort: Document,
) => db.collection(collection).find<T>(filter, { projection, sort: sort as never });

async function checkStock(db: Db, problems: Problems): Promise<void> {
  const held = await db
    .collection('reservations')
    .aggregate<Held>([
      { $match: { status: 'HELD' } },
      { $unwind: '$lines' },
      { $group: { _id: { $concat: ['$market', ':', '$lines.productId'] }, units: { $sum: '$lines.quantity' } } },
    ])
    .toArray();
  const unitsHeld = new Map(held.map(({ _id, units }) => [_id, units]));
  const levels = db.collection<Level>('stock_levels');
  const movements = db.collection('stock_movements');
  for await (const { _id, quantity, reserved } of levels.find()) {
    if (quantity < 0 || reserved < 0) problems.add('stock below zero', _id);
    if (reserved !== (unitsHeld.get(_id) ?? 0))
      problems.add('reserved units that no payment holds, or the reverse', _id);
    const last = await movements.findOne({ stockId: _id }, { sort: { version: -1 } });
    if (last && last.unitsAfter !== quantity + reserved) problems.add('stock that its history does not explain', _id);
  }
}

async function checkMoney(db: Db, problems: Problems): Promise<void> {
  const orders = find<Order>(
    db,
    'orders',
    {},
    { number: 1, 'payment.paidAmount': 1, 'payment.refundedAmount': 1 },
    { number: 1 },
  );
  const movements = find<Movement>(
    db,
    'ledger',
    { kind: { $in: ['PAYMENT', 'REFUND'] }, orderNumber: { $type: 'string' } },
    { orderNumber: 1, kind: 1, amount: 1 },
    { orderNumber: 1, at: 1 },
  );
  const joined = mergeJoin(
    orders,
    ({ number }) => number,
    movements,
    ({ orderNumber }) => orderNumber,
  );
  for await (const { key, left, right } of joined) {
    const [order] = left;
    if (!order) {
      problems.add('payments of orders that are not there', key);
      continue;
    }
    const { paidAmount, refundedAmount } = sumMoney(right);
    const { payment } = order;
    if (payment.paidAmount !== paidAmount || payment.refundedAmount !== refundedAmount)
      problems.add('orders whose money differs from the books', key);
  }
}

async function checkCheckouts(db: Db, problems: Problems): Promise<void> {
  const orders = db.collection<{ checkoutId: ObjectId; number: string }>('orders');

  async function check(checkouts: readonly Checkout[]): Promise<void> {
    const ids = checkouts.map(({ _id }) => _id);
    const found = await orders
      .find({ checkoutId: { $in: ids } }, { projection: { checkoutId: 1, number: 1 } })
      .toArray();
    const numbers = new Map(found.map(({ checkoutId, number }) => [String(checkoutId), number]));
    for (const { _id, status } of checkouts) {
      const number = numbers.get(String(_id));
      if (status === 'COMPLETED' && number === undefined) {
        problems.add('completed checkouts without an order', String(_id));
      }
      if (status !== 'COMPLETED' && number !== undefined)
        problems.add('orders whose checkout is not completed', number);
    }
  }

  let some: Checkout[] = [];
  for await (const checkout of find<Checkout>(db, 'checkouts', {}, { status: 1 }, { _id: 1 })) {
    some.push(checkout);
    if (some.length < AT_ONCE) continue;
    await check(some);
    some = [];
  }
  await check(some);
}

/**
 * Checks that orders, payments, stock and reservations are consistent, by the invariants in docs/data.md. Returns a line for each
 * kind of problem. Requires the indexes.
 */
export async function findBrokenInvariants(db: Db): Promise<string[]> {
  const problems = new Problems();
  await checkStock(db, problems);
  await checkMoney(db, problems);
  await checkCheckouts(db, problems);
  return problems.lines;
}

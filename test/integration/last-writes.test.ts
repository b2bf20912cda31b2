import { isDuplicateKey } from '@eunbit/server/common/duplicate-key';
import { runWithLastWrites, writeLast } from '@eunbit/server/common/last-writes';
import { inTransaction } from '@eunbit/server/common/transaction';
import { cartModel } from '@eunbit/server/modules/cart/cart.model';
import { type SaleMarkRecord, saleMarkModel } from '@eunbit/server/modules/order/counting/sale-mark.model';
import { type ClientSession, type mongo, Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();

const carts = () => cartModel(shop.serverConnection);
const marks = () => saleMarkModel(shop.serverConnection);
const mark = (): SaleMarkRecord => ({
  _id: new Types.ObjectId(),
  orderId: new Types.ObjectId(),
  market: 'KR',
  from: null,
  to: 'PREPARING_FOR_SHIPMENT',
});

async function addCart(lines: { productId: string; quantity: number }[] = []): Promise<string> {
  const _id = String(new Types.ObjectId());
  await carts().create({ _id, lines, version: 1, holds: [], expiresAt: new Date('2099-01-01') });
  return _id;
}

const hold = (checkoutId: Types.ObjectId) => ({ checkoutId, market: 'KR' as const, lines: [] });

/** A transaction in MongoDB 7 or older, which has no client `bulkWrite`. */
function inOldDatabase(work: (session: ClientSession) => void): Promise<void> {
  const client = { bulkWrite: () => Promise.reject(new Error('no such command')) } as unknown as mongo.MongoClient;
  return shop.serverConnection.transaction((session) => runWithLastWrites(client, session, () => work(session)));
}

describe.each([
  ['one command', (work: (session: ClientSession) => void) => inTransaction(shop.serverConnection, work)],
  ['a command for each collection', inOldDatabase],
])('final writes by %s', (_by, transaction) => {
  it('are made in their order, across collections', async () => {
    const cartId = await addCart();
    const [first, second] = [mark(), mark()];
    const checkoutId = new Types.ObjectId();

    await transaction((session) => {
      writeLast(session, marks(), { insertOne: { document: first } });
      writeLast(session, carts(), {
        updateOne: { filter: { _id: cartId }, update: { $push: { holds: hold(checkoutId) } } },
      });
      writeLast(session, carts(), { updateOne: { filter: { _id: cartId }, update: [{ $set: { version: 7 } }] } });
      writeLast(session, marks(), { insertOne: { document: second } });
    });

    expect(await marks().countDocuments({ _id: { $in: [first._id, second._id] } })).toBe(2);
    expect(await carts().findById(cartId).lean()).toMatchObject({ version: 7, holds: [{ checkoutId }] });
  });

  it('are all rolled back on a duplicate key, which the caller gets as an error', async () => {
    const [there, other] = [mark(), mark()];
    await marks().create(there);

    const failure = await transaction((session) => {
      writeLast(session, marks(), { insertOne: { document: other } }, { insertOne: { document: there } });
    }).catch((error: unknown) => error);

    expect(isDuplicateKey(failure)).toBe(true);
    expect(await marks().exists({ _id: other._id })).toBeNull();
  });

  it('are retried with their transaction after a write conflict', async () => {
    const cartId = await addCart();
    let tries = 0;
    await transaction(async (session: ClientSession) => {
      tries += 1;
      await marks().findOne({}, null, { session });
      // The cart was changed after the transaction took its snapshot.
      if (tries === 1) await carts().updateOne({ _id: cartId }, { $set: { version: 5 } });
      writeLast(session, carts(), { updateOne: { filter: { _id: cartId }, update: { $inc: { version: 1 } } } });
    });

    expect(tries).toBe(2);
    expect((await carts().findById(cartId).lean())?.version).toBe(6);
  });
});

describe('final writes', () => {
  it('are not made if the work of the transaction fails', async () => {
    const lost = mark();
    const work = inTransaction(shop.serverConnection, (session) => {
      writeLast(session, marks(), { insertOne: { document: lost } });
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await marks().exists({ _id: lost._id })).toBeNull();
  });

  it('are an error outside a transaction', async () => {
    await shop.serverConnection.getClient().withSession(async (session) => {
      const write = () => writeLast(session as ClientSession, marks(), { insertOne: { document: mark() } });
      expect(write).toThrow('inTransaction');
    });
  });
});

describe('a cart whose payment has become an order', () => {
  it('keeps items added during the payment, and what other payments hold (CART-12)', async () => {
    const [paid, other] = [new Types.ObjectId(), new Types.ObjectId()];
    const lines = [
      { productId: 'a', quantity: 4 },
      { productId: 'b', quantity: 1 },
      { productId: 'c', quantity: 1 },
    ];
    const cartId = await addCart(lines);
    await carts().updateOne({ _id: cartId }, { $set: { holds: [hold(paid), hold(other)] } });
    const bought = [
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 1 },
      { productId: 'gone', quantity: 3 },
    ];

    await inTransaction(shop.serverConnection, (session) =>
      shop.app().services.cart.settle(session, cartId, paid, bought),
    );

    expect(await carts().findById(cartId).lean()).toMatchObject({
      lines: [
        { productId: 'a', quantity: 2 },
        { productId: 'c', quantity: 1 },
      ],
      holds: [{ checkoutId: other }],
      version: 2,
    });
  });
});

import { UUID } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { RawClient } from '../testing/raw-client.ts';
import { useServer } from '../testing/test-server.ts';

interface Account {
  _id: string;
  amount: number;
}

const server = useServer();

const accounts = async (...rows: Account[]) => {
  const collection = server.database().collection<Account>('accounts');
  if (rows.length > 0) await collection.insertMany(rows);
  return collection;
};

describe('a transaction', () => {
  it('sees its own writes, which others see after its commit', async () => {
    const rows = await accounts({ _id: 'a', amount: 1 });
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 'a' }, { $set: { amount: 2 } }, { session });
    await rows.insertOne({ _id: 'b', amount: 5 }, { session });

    expect(await rows.find({}, { session }).sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', amount: 2 },
      { _id: 'b', amount: 5 },
    ]);
    expect(await rows.find().toArray()).toEqual([{ _id: 'a', amount: 1 }]);
    await session.commitTransaction();

    expect(await rows.countDocuments()).toBe(2);
    await session.endSession();
  });

  it('reads one state from its first read to its end', async () => {
    const rows = await accounts({ _id: 'a', amount: 1 });
    const session = server.client.startSession();
    session.startTransaction();
    await rows.findOne({ _id: 'a' }, { session });
    await rows.updateOne({ _id: 'a' }, { $set: { amount: 9 } });
    await rows.insertOne({ _id: 'b', amount: 1 });

    expect(await rows.find({}, { session }).toArray()).toEqual([{ _id: 'a', amount: 1 }]);
    await session.abortTransaction();
    await session.endSession();
  });

  it('fails if it writes what another one wrote since its snapshot', async () => {
    const rows = await accounts({ _id: 'a', amount: 1 });
    const session = server.client.startSession();
    session.startTransaction();
    await rows.findOne({ _id: 'a' }, { session });
    await rows.updateOne({ _id: 'a' }, { $inc: { amount: 1 } });

    const failure = await rows
      .updateOne({ _id: 'a' }, { $inc: { amount: 1 } }, { session })
      .catch((error: unknown) => error);

    expect(failure).toMatchObject({ code: 112, errorLabels: expect.anything() });
    await session.endSession();
    expect(await rows.findOne()).toEqual({ _id: 'a', amount: 2 });
  });

  it('makes a write outside of it wait for its end', async () => {
    const rows = await accounts({ _id: 'a', amount: 1 });
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 'a' }, { $set: { amount: 10 } }, { session });
    const outside = rows.updateOne({ _id: 'a' }, { $inc: { amount: 1 } });
    await session.commitTransaction();

    expect(await outside).toMatchObject({ modifiedCount: 1 });
    expect(await rows.findOne()).toEqual({ _id: 'a', amount: 11 });
    await session.endSession();
  });

  it('leaves nothing behind when it is aborted, and is then unknown', async () => {
    const rows = await accounts();
    await rows.createIndex({ amount: 1 }, { unique: true });
    const session = server.client.startSession();
    session.startTransaction();
    await rows.insertOne({ _id: 'a', amount: 1 }, { session });
    await session.abortTransaction();

    await rows.insertOne({ _id: 'b', amount: 1 });
    expect(await rows.find().toArray()).toEqual([{ _id: 'b', amount: 1 }]);
    await session.endSession();
  });

  it('sells nothing twice to concurrent buyers', async () => {
    const database = server.database();
    const stock = database.collection<{ _id: string; quantity: number }>('stock');
    const orders = database.collection<{ _id: number }>('orders');
    await stock.insertOne({ _id: 'p', quantity: 30 });
    await database.createCollection('orders');

    const buy = (n: number) =>
      server.client.withSession((session) =>
        session.withTransaction(async () => {
          const taken = await stock.updateOne(
            { _id: 'p', quantity: { $gte: 1 } },
            { $inc: { quantity: -1 } },
            { session },
          );
          if (taken.modifiedCount === 0) return false;
          await orders.insertOne({ _id: n }, { session });
          return true;
        }),
      );
    const bought = await Promise.all(Array.from({ length: 50 }, (_, n) => buy(n)));

    expect(bought.filter(Boolean)).toHaveLength(30);
    expect(await stock.findOne()).toEqual({ _id: 'p', quantity: 0 });
    expect(await orders.countDocuments()).toBe(30);
  });

  it('transfers money without creating or losing any', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const rows = await accounts(...names.map((name) => ({ _id: name, amount: 100 })));
    const pick = (n: number) => names[n % names.length] as string;
    const move = (n: number) =>
      server.client.withSession((session) =>
        session.withTransaction(async () => {
          const [from, to, sum] = [pick(n), pick(n * 3 + 1), (n * 7) % 13];
          const source = await rows.findOne({ _id: from }, { session });
          if ((source?.amount ?? 0) < sum || from === to) return;
          await rows.updateOne({ _id: from }, { $inc: { amount: -sum } }, { session });
          await rows.updateOne({ _id: to }, { $inc: { amount: sum } }, { session });
        }),
      );
    const watch = async () => {
      const [total] = await rows
        .aggregate<{ sum: number }>([{ $group: { _id: null, sum: { $sum: '$amount' } } }])
        .toArray();
      return total?.sum;
    };
    const [, ...sums] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, (_, n) => move(n))),
      watch(),
      watch(),
      watch(),
    ]);

    expect([...sums, await watch()]).toEqual([500, 500, 500, 500]);
    expect(await rows.countDocuments({ amount: { $lt: 0 } })).toBe(0);
  });
});

describe('a retried write', () => {
  it('returns its first result and is applied once, also after a restart', async () => {
    const $db = server.database().databaseName;
    const lsid = { id: new UUID() };
    const updates = [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }];
    const run = async () => {
      const raw = await RawClient.connect(server.uri);
      const reply = await raw.command({ update: 'rows', updates, lsid, txnNumber: 1n, $db });
      raw.close();
      return reply;
    };

    expect(await run()).toMatchObject({ n: 1, upserted: [{ index: 0, _id: 1 }] });
    expect(await run()).toMatchObject({ n: 1, upserted: [{ index: 0, _id: 1 }], retriedStmtIds: [0] });
    await server.restart('SIGKILL');
    expect(await run()).toMatchObject({ n: 1, upserted: [{ index: 0, _id: 1 }], retriedStmtIds: [0] });

    expect(await server.client.db($db).collection('rows').findOne()).toMatchObject({ n: 1 });
  });
});

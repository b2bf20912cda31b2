import type { ClientSession, Collection, MongoServerError } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
  n: number;
}

const server = useServer();
const sessions: ClientSession[] = [];

afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.endSession()));
});

function begin(): ClientSession {
  const session = server.client.startSession();
  session.startTransaction();
  sessions.push(session);
  return session;
}

async function rowsWith(...rows: Row[]): Promise<Collection<Row>> {
  const database = server.database();
  const collection = await database.createCollection<Row>('rows');
  if (rows.length > 0) await collection.insertMany(rows);
  return collection;
}

const catchFailure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: MongoServerError) => error);

const transientWith = (code: number) =>
  expect.objectContaining({ code, errorLabels: expect.arrayContaining(['TransientTransactionError']) });

describe('what a transaction sees', () => {
  it('excludes uncommitted writes of others, and its own are invisible to them', async () => {
    const rows = await rowsWith({ _id: 1, n: 0 });
    const [writer, reader] = [begin(), begin()];
    await rows.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session: writer });
    await rows.insertOne({ _id: 2, n: 1 }, { session: writer });
    await rows.deleteOne({ _id: 1 }, { session: writer });

    expect(await rows.find({}, { session: reader }).toArray()).toEqual([{ _id: 1, n: 0 }]);
    expect(await rows.find().toArray()).toEqual([{ _id: 1, n: 0 }]);
    await writer.abortTransaction();
    expect(await rows.find().toArray()).toEqual([{ _id: 1, n: 0 }]);
  });

  it('stays the same when others commit: values, ranges, counts and joins', async () => {
    const rows = await rowsWith({ _id: 1, n: 1 }, { _id: 2, n: 2 });
    await rows.createIndex({ n: 1 });
    const session = begin();
    const readAll = async () => [
      await rows
        .find({ n: { $gte: 1, $lte: 9 } }, { session })
        .sort({ n: 1 })
        .toArray(),
      await rows.countDocuments({}, { session }),
      await rows.distinct('n', {}, { session }),
      await rows
        .aggregate([{ $lookup: { from: 'rows', localField: 'n', foreignField: 'n', as: 'same' } }], { session })
        .toArray(),
    ];
    const before = await readAll();
    await rows.insertOne({ _id: 3, n: 3 });
    await rows.updateOne({ _id: 1 }, { $set: { n: 5 } });
    await rows.deleteOne({ _id: 2 });

    expect(await readAll()).toEqual(before);
    await session.commitTransaction();
    expect(await rows.countDocuments()).toBe(2);
  });

  it('is one moment, even if its parts are read at different times', async () => {
    const rows = await rowsWith({ _id: 1, n: 50 }, { _id: 2, n: 50 });
    const session = begin();
    const first = await rows.findOne({ _id: 1 }, { session });
    await server.client.withSession((other) =>
      other.withTransaction(async () => {
        await rows.updateOne({ _id: 1 }, { $inc: { n: -20 } }, { session: other });
        await rows.updateOne({ _id: 2 }, { $inc: { n: 20 } }, { session: other });
      }),
    );
    const second = await rows.findOne({ _id: 2 }, { session });

    expect((first?.n ?? 0) + (second?.n ?? 0)).toBe(100);
  });

  it('stays the same in a cursor that was opened before others wrote', async () => {
    const rows = await rowsWith(...Array.from({ length: 10 }, (_, _id) => ({ _id, n: 0 })));
    const session = begin();
    const cursor = rows.find({}, { session, batchSize: 2, sort: { _id: 1 } });
    await cursor.next();
    await rows.updateMany({}, { $set: { n: 1 } });

    const rest = await cursor.toArray();
    expect(rest.map(({ n }) => n)).toEqual(Array.from({ length: 9 }, () => 0));
  });
});

describe('two writers of one document', () => {
  it('never lose an update: of two that read before they write, one conflicts', async () => {
    const rows = await rowsWith({ _id: 1, n: 10 });
    const [a, b] = [begin(), begin()];
    const seen = await Promise.all([a, b].map((session) => rows.findOne({ _id: 1 }, { session })));
    expect(seen.map((row) => row?.n)).toEqual([10, 10]);
    await rows.updateOne({ _id: 1 }, { $set: { n: 11 } }, { session: a });

    const failure = await catchFailure(rows.updateOne({ _id: 1 }, { $set: { n: 11 } }, { session: b }));
    expect(failure).toEqual(transientWith(112));
    await a.commitTransaction();
    expect(await rows.findOne()).toEqual({ _id: 1, n: 11 });
  });

  it('conflict even if the other one has committed, inside or outside of a transaction', async () => {
    const rows = await rowsWith({ _id: 1, n: 0 });
    const session = begin();
    await rows.findOne({ _id: 1 }, { session });
    await rows.deleteOne({ _id: 1 });

    expect(await catchFailure(rows.deleteOne({ _id: 1 }, { session }))).toEqual(transientWith(112));
    expect(await catchFailure(rows.findOne({}, { session }))).toEqual(transientWith(251));
  });

  it('may each write what the other one has only read, as snapshot isolation allows', async () => {
    const rows = await rowsWith({ _id: 1, n: 1 }, { _id: 2, n: 1 });
    const [a, b] = [begin(), begin()];
    for (const session of [a, b]) expect(await rows.countDocuments({ n: 1 }, { session })).toBe(2);
    await rows.updateOne({ _id: 1 }, { $set: { n: 0 } }, { session: a });
    await rows.updateOne({ _id: 2 }, { $set: { n: 0 } }, { session: b });
    await a.commitTransaction();
    await b.commitTransaction();

    expect(await rows.countDocuments({ n: 0 })).toBe(2);
  });

  it('conflict over a value of a unique index', async () => {
    const rows = await rowsWith();
    await rows.createIndex({ n: 1 }, { unique: true });
    const [a, b] = [begin(), begin()];
    for (const session of [a, b]) await rows.findOne({}, { session });
    await rows.insertOne({ _id: 1, n: 7 }, { session: a });

    expect(await catchFailure(rows.insertOne({ _id: 2, n: 7 }, { session: b }))).toEqual(transientWith(112));
    await a.commitTransaction();
    expect(await catchFailure(rows.insertOne({ _id: 3, n: 7 }))).toMatchObject({ code: 11000 });
  });
});

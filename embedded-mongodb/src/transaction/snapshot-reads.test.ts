import { type MongoServerError, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
  n: number;
}

const server = useServer();

async function tenRows() {
  const rows = server.database().collection<Row>('rows');
  await rows.insertMany(Array.from({ length: 10 }, (_, _id) => ({ _id, n: 0 })));
  return rows;
}

const catchFailure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: MongoServerError) => error);

describe('a session of snapshot reads', () => {
  it('sees one state in all its reads, also in a later batch, while others write', async () => {
    const rows = await tenRows();
    const session = server.client.startSession({ snapshot: true });
    const cursor = rows.find({}, { session, batchSize: 2, sort: { _id: 1 } });
    await cursor.next();
    await rows.updateMany({}, { $set: { n: 1 } });
    await rows.insertOne({ _id: 10, n: 1 });

    expect((await cursor.toArray()).map(({ n }) => n)).toEqual(Array.from({ length: 9 }, () => 0));
    expect(await rows.distinct('n', {}, { session })).toEqual([0]);
    expect(await rows.countDocuments({}, { session })).toBe(10);
    expect(await rows.countDocuments()).toBe(11);
    await session.endSession();
  });

  it('is told where its collection has changed since', async () => {
    const rows = await tenRows();
    const session = server.client.startSession({ snapshot: true });
    await rows.findOne({}, { session });
    await rows.drop();

    expect(await catchFailure(rows.findOne({}, { session }))).toMatchObject({ code: 246 });
    await session.endSession();
  });

  it('cannot read at a time that nobody kept, and only with commands that know how', async () => {
    const rows = await tenRows();
    const database = server.client.db(rows.dbName);
    const read = (readConcern: object) => database.command({ find: 'rows', readConcern });

    const long = new Timestamp({ t: 1, i: 1 });
    expect(await catchFailure(read({ level: 'snapshot', atClusterTime: long }))).toMatchObject({ code: 239 });
    expect(await catchFailure(read({ level: 'local', atClusterTime: long }))).toMatchObject({ code: 72 });
    const count = database.command({ count: 'rows', readConcern: { level: 'snapshot' } });
    expect(await catchFailure(count)).toMatchObject({ code: 72 });
  });
});

import type { ChangeStreamDocument, Collection, Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

type Row = Document & { _id: number };

const server = useServer();
const collection = () => server.database().collection<Row>('rows');
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const inFuture = () => ago(-3600);

/** The ids that are deleted, as a change stream tells of them. */
const deletions = async (rows: Collection<Row>, count: number, work: () => Promise<unknown>) => {
  const stream = rows.watch([{ $match: { operationType: 'delete' } }], { maxAwaitTimeMS: 100 });
  await stream.tryNext();
  await work();
  const ids: number[] = [];
  while (ids.length < count) {
    const event = (await stream.next()) as ChangeStreamDocument<Row>;
    if (event.operationType === 'delete') ids.push(event.documentKey._id);
  }
  await stream.close();
  return ids.sort((a, b) => a - b);
};

describe('a TTL index', () => {
  it('deletes what is due within seconds, and nothing else', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const began = performance.now();
    const ids = await deletions(rows, 2, () =>
      rows.insertMany([
        { _id: 1, at: ago(61) },
        { _id: 2, at: ago(30) },
        { _id: 3, at: 5 },
        { _id: 4, at: 'yesterday' },
        { _id: 5 },
        { _id: 6, at: [inFuture(), ago(100), 'text'] },
        { _id: 7, at: [inFuture(), 1] },
      ]),
    );
    expect(ids).toEqual([1, 6]);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect((await rows.find().sort({ _id: 1 }).toArray()).map((row) => row._id)).toEqual([2, 3, 4, 5, 7]);
  });

  it('goes by the date itself with a lifetime of zero, also in descending order', async () => {
    const rows = collection();
    await rows.createIndex({ at: -1 }, { expireAfterSeconds: 0 });
    const work = () =>
      rows.insertMany([
        { _id: 1, at: ago(1) },
        { _id: 2, at: inFuture() },
        { _id: 3, at: ago(1e9) },
      ]);
    expect(await deletions(rows, 2, work)).toEqual([1, 3]);
    expect(await rows.countDocuments()).toBe(1);
  });

  it('deletes only what a partial index holds', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 0, partialFilterExpression: { isGuest: true } });
    const work = () =>
      rows.insertMany([
        { _id: 1, at: ago(9) },
        { _id: 2, at: ago(9), isGuest: true },
        { _id: 3, at: ago(9), isGuest: false },
      ]);
    expect(await deletions(rows, 1, work)).toEqual([2]);
    expect(await rows.countDocuments()).toBe(2);
  });

  it('follows a lifetime that is changed later', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    await rows.insertOne({ _id: 1, at: ago(60) });
    const database = server.client.db(rows.dbName);
    const shorter = { collMod: 'rows', index: { name: 'at_1', expireAfterSeconds: 30 } };
    expect(await deletions(rows, 1, () => database.command(shorter))).toEqual([1]);
  });

  it('deletes nothing while the monitor is switched off', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    const admin = server.client.db('admin');
    expect(await admin.command({ setParameter: 1, ttlMonitorEnabled: false })).toMatchObject({ was: true });
    await rows.insertOne({ _id: 1, at: ago(10) });
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(await rows.countDocuments()).toBe(1);
    expect(await deletions(rows, 1, () => admin.command({ setParameter: 1, ttlMonitorEnabled: true }))).toEqual([1]);
  });

  it('deletes many in batches, so that others can write meanwhile', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    const due = Array.from({ length: 5000 }, (_, _id) => ({ _id, at: ago(10) }));
    expect(await deletions(rows, 5000, () => rows.insertMany(due))).toHaveLength(5000);
    expect(await rows.estimatedDocumentCount()).toBe(0);
  });

  it('leaves what a transaction is writing until it is over', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    await rows.insertOne({ _id: 1, at: ago(-0.3) });
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 1 }, { $set: { at: inFuture() } }, { session });
    expect(await deletions(rows, 1, () => rows.insertOne({ _id: 2, at: ago(-0.4) }))).toEqual([2]);
    await session.commitTransaction();
    await session.endSession();
    expect(await rows.find().toArray()).toMatchObject([{ _id: 1 }]);
  });
});

import type { ChangeStreamDocument, Collection, Db, Document } from 'mongodb';
import { describe, expect, it, vi } from 'vitest';
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

const status = () => server.client.db('admin').command({ serverStatus: 1 });

/** Whatever was due when this was called has been deleted afterwards: the second pass to end has also begun since. */
const passes = async () => {
  const { passes: before } = (await status()).metrics.ttl;
  await vi.waitFor(async () => expect((await status()).metrics.ttl.passes).toBeGreaterThanOrEqual(before + 2));
};

// Each waits for the server's next pass, which comes once a second: they wait together.
describe.concurrent('a TTL index', () => {
  it('deletes expired documents and nothing else', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    const ids = await deletions(rows, 2, () =>
      rows.insertMany([
        { _id: 1, at: ago(3601) },
        { _id: 2, at: ago(1800) },
        { _id: 3, at: 5 },
        { _id: 4, at: 'yesterday' },
        { _id: 5 },
        { _id: 6, at: [inFuture(), ago(3700), 'text'] },
        { _id: 7, at: [inFuture(), 1] },
      ]),
    );
    expect(ids).toEqual([1, 6]);
    expect((await rows.find().sort({ _id: 1 }).toArray()).map((row) => row._id)).toEqual([2, 3, 4, 5, 7]);
  });

  it('with a lifetime of zero uses the date itself, also in descending order', async () => {
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

  it('deletes only the documents in a partial index', async () => {
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

  it('applies a lifetime that is changed later', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    await rows.insertOne({ _id: 1, at: ago(60) });
    const database = server.client.db(rows.dbName);
    const shorter = { collMod: 'rows', index: { name: 'at_1', expireAfterSeconds: 30 } };
    expect(await deletions(rows, 1, () => database.command(shorter))).toEqual([1]);
  });

  it('deletes in batches, so that others can write meanwhile', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    const due = Array.from({ length: 5000 }, (_, _id) => ({ _id, at: ago(10) }));
    expect(await deletions(rows, 5000, () => rows.insertMany(due))).toHaveLength(5000);
    expect(await rows.estimatedDocumentCount()).toBe(0);
  });
});

/** The options of the only collection of a database. */
const optionsIn = async (database: Db) =>
  (await database.listCollections({}, { nameOnly: false }).toArray())[0]?.options;

describe.concurrent('the lifetime of a time series', () => {
  const timeseries = { timeField: 'at', metaField: 'sensor' };
  const measured = async (rows: Collection<Row>, ...times: Date[]) => {
    await rows.insertMany(times.map((at, _id) => ({ _id, at, sensor: _id % 3 })));
  };
  const emptied = async (rows: Collection<Row>, to: number) => {
    await vi.waitFor(async () => expect(await rows.countDocuments()).toBe(to));
    return (await rows.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  };

  it('deletes expired measurements, inserted in any order', async () => {
    const database = server.database();
    const rows = await database.createCollection<Row>('rows', { timeseries, expireAfterSeconds: 3600 });
    await measured(rows, ago(3601), ago(1800), new Date(0), inFuture(), ago(7200));
    expect(await emptied(rows, 2)).toEqual([1, 3]);
    await rows.insertOne({ _id: 5, at: ago(3700), sensor: 1 });
    expect(await emptied(rows, 2)).toEqual([1, 3]);
    expect(await rows.countDocuments({ sensor: { $gte: 0 }, at: { $lt: ago(3600) } })).toBe(0);
    expect(await database.command({ validate: 'rows' })).toMatchObject({ valid: true });
  });

  it('can be set, changed and switched off later', async () => {
    const database = server.database();
    const rows = await database.createCollection<Row>('rows', { timeseries });
    const lifetime = async () => (await optionsIn(database))?.expireAfterSeconds;
    const change = (expireAfterSeconds: unknown) => database.command({ collMod: 'rows', expireAfterSeconds });
    await measured(rows, ago(7200), ago(1800), ago(60));
    expect(await lifetime()).toBeUndefined();

    await change(3600);
    expect(await lifetime()).toBe(3600);
    expect(await emptied(rows, 2)).toEqual([1, 2]);
    await change('off');
    expect(await lifetime()).toBeUndefined();
    await rows.insertOne({ _id: 3, at: ago(9999), sensor: 1 });
    await passes();
    expect(await rows.countDocuments()).toBe(3);
    await change(900);
    expect(await emptied(rows, 1)).toEqual([2]);
    expect(await rows.indexes()).toEqual([{ v: 2, key: { sensor: 1, at: 1 }, name: 'sensor_1_at_1' }]);
  });

  it('deletes in batches', async () => {
    const rows = await server.database().createCollection<Row>('rows', { timeseries, expireAfterSeconds: 3600 });
    await measured(rows, ...Array.from({ length: 3000 }, (_, n) => ago(n % 2 === 0 ? 0 : 7200)));
    expect(await emptied(rows, 1500)).toEqual(Array.from({ length: 1500 }, (_, n) => n * 2));
  });

  it.each<[unknown, number]>([
    [-1, 72],
    [1e11, 72],
    [Number.NaN, 72],
    ['off', 14],
    [true, 14],
  ])('may not be %o at creation', async (expireAfterSeconds, code) => {
    const command = { create: 'rows', timeseries, expireAfterSeconds };
    await expect(server.database().command(command)).rejects.toMatchObject({ code });
  });

  it.each<[unknown, number]>([
    [-1, 72],
    [1e11, 72],
    ['never', 72],
    [true, 14],
  ])('may not be changed to %o', async (expireAfterSeconds, code) => {
    const database = server.database();
    await database.createCollection('rows', { timeseries, expireAfterSeconds: 10 });
    await expect(database.command({ collMod: 'rows', expireAfterSeconds })).rejects.toMatchObject({ code });
    expect(await optionsIn(database)).toMatchObject({ expireAfterSeconds: 10 });
  });
});

describe.concurrent('the lifetime of a clustered collection', () => {
  it('applies until it is switched off', async () => {
    const database = server.database();
    const clusteredIndex = { key: { _id: 1 }, unique: true };
    const rows = await database.createCollection('rows', { clusteredIndex, expireAfterSeconds: 3600 });
    expect((await rows.indexes())[0]).toMatchObject({ clustered: true, expireAfterSeconds: 3600 });
    await rows.insertMany([{ _id: ago(7200) }, { _id: ago(0) }] as unknown as Document[]);
    await vi.waitFor(async () => expect(await rows.countDocuments()).toBe(1));
    await database.command({ collMod: 'rows', expireAfterSeconds: 'off' });
    expect((await rows.indexes())[0]).not.toHaveProperty('expireAfterSeconds');
    expect(await optionsIn(database)).not.toHaveProperty('expireAfterSeconds');
  });
});

// One after the other: the switch is the server's.
describe('a TTL monitor', () => {
  const set = (ttlMonitorEnabled: boolean) => server.client.db('admin').command({ setParameter: 1, ttlMonitorEnabled });

  /** The server frees idle cursors in the same round, and just before it would delete what is due. */
  const rounds = async (count: number) => {
    const others = server.database().collection<Row>('others');
    await others.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    for (let round = 0; round < count; round++) {
      await others.find({}, { batchSize: 1 }).next();
      await expect.poll(async () => Number((await status()).metrics.cursor.open.total)).toBe(0);
    }
  };

  it('that is switched off deletes nothing until it is switched on again', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    expect(await set(false)).toMatchObject({ was: true });
    const admin = server.client.db('admin');
    const { was: cursorTimeoutMillis } = await admin.command({ setParameter: 1, cursorTimeoutMillis: 1 });
    await rows.insertOne({ _id: 1, at: ago(10) });
    await rounds(2);
    expect(await rows.countDocuments()).toBe(1);
    await admin.command({ setParameter: 1, cursorTimeoutMillis });
    expect(await deletions(rows, 1, () => set(true))).toEqual([1]);
  });

  it('does not delete a document in a transaction until that ends', async () => {
    const rows = collection();
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    await set(false);
    await rows.insertMany([
      { _id: 1, at: ago(20) },
      { _id: 2, at: ago(10) },
    ]);
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 1 }, { $set: { at: inFuture() } }, { session });
    // The older one comes first: when the other one goes, it has been left alone.
    expect(await deletions(rows, 1, () => set(true))).toEqual([2]);
    await session.commitTransaction();
    await session.endSession();
    expect(await rows.find().toArray()).toMatchObject([{ _id: 1 }]);
  });
});

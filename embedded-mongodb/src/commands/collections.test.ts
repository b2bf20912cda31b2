import { type Document, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

describe('a view', () => {
  async function soaps() {
    const database = server.database();
    await database.collection<Row>('products').insertMany([
      { _id: 1, kind: 'soap', price: 5 },
      { _id: 2, kind: 'spray', price: 9 },
      { _id: 3, kind: 'soap', price: 7 },
    ]);
    await database.createCollection('soaps', { viewOn: 'products', pipeline: [{ $match: { kind: 'soap' } }] });
    return { database, view: database.collection<Row>('soaps') };
  }

  it('is read like a collection', async () => {
    const { database, view } = await soaps();
    const cheap = await view.find({ price: { $lt: 6 } }, { projection: { price: 1 } }).toArray();
    expect(cheap).toEqual([{ _id: 1, price: 5 }]);
    expect((await view.find().sort({ price: -1 }).limit(1).toArray())[0]).toMatchObject({ _id: 3 });
    expect(await view.countDocuments()).toBe(2);
    expect(await view.distinct('price')).toEqual([5, 7]);
    expect(await view.aggregate([{ $group: { _id: null, sum: { $sum: '$price' } } }]).toArray()).toEqual([
      { _id: null, sum: 12 },
    ]);
    await database.createCollection('dear', { viewOn: 'soaps', pipeline: [{ $match: { price: { $gt: 6 } } }] });
    expect(await database.collection('dear').countDocuments()).toBe(1);
    expect(await database.command({ count: 'soaps', query: { price: 5 } })).toMatchObject({ n: 1 });
  });

  it('rejects another collation', async () => {
    const { view } = await soaps();
    const collation = { locale: 'en', strength: 1 };
    await expect(view.find({}, { collation }).toArray()).rejects.toMatchObject({ code: 167 });
    await expect(view.aggregate([], { collation }).toArray()).rejects.toMatchObject({ code: 167 });
  });

  it('is listed as a view and rejects writes', async () => {
    const { database, view } = await soaps();
    const listed = await database.listCollections({ type: 'view' }).toArray();
    expect(listed).toMatchObject([{ name: 'soaps', type: 'view', options: { viewOn: 'products' } }]);
    const refusal = { code: 166, codeName: 'CommandNotSupportedOnView' };
    await expect(view.insertOne({ _id: 9 })).rejects.toMatchObject({ code: 166 });
    await expect(view.updateOne({}, { $set: { a: 1 } })).rejects.toMatchObject(refusal);
    await expect(view.deleteMany({})).rejects.toMatchObject(refusal);
    await expect(view.findOneAndDelete({})).rejects.toMatchObject(refusal);
    await expect(view.createIndex({ a: 1 })).rejects.toMatchObject(refusal);
    await expect(view.rename('other')).rejects.toMatchObject(refusal);
    expect(await view.drop()).toBe(true);
  });
});

describe('a capped collection', () => {
  it('keeps the newest documents up to its maximum', async () => {
    const database = server.database();
    const log = await database.createCollection<Row>('log', { capped: true, size: 100_000, max: 3 });
    for (let _id = 0; _id < 5; _id++) await log.insertOne({ _id });
    expect(await log.find().toArray()).toEqual([{ _id: 2 }, { _id: 3 }, { _id: 4 }]);
    expect(await log.find().sort({ $natural: -1 }).limit(1).toArray()).toEqual([{ _id: 4 }]);
    expect(await log.isCapped()).toBe(true);
  });

  it('stays within its size in bytes', async () => {
    const database = server.database();
    const log = await database.createCollection<Row>('log', { capped: true, size: 4096 });
    await log.insertMany(Array.from({ length: 10 }, (_, _id) => ({ _id, text: 'x'.repeat(1000) })));
    expect(await log.distinct('_id')).toEqual([7, 8, 9]);
  });

  it('is read by a tailable cursor, which continues with later documents', async () => {
    const database = server.database();
    const log = await database.createCollection<Row>('log', { capped: true, size: 100_000 });
    await log.insertMany([{ _id: 1 }, { _id: 2, skip: true }]);
    const tail = log.find({ skip: { $ne: true } }, { tailable: true, awaitData: true, maxAwaitTimeMS: 5000 });
    expect(await tail.next()).toEqual({ _id: 1 });
    const coming = tail.next();
    await log.insertMany([{ _id: 3, skip: true }, { _id: 4 }]);
    expect(await coming).toEqual({ _id: 4 });
    await tail.close();
    const impatient = log.find({}, { tailable: true });
    for (let left = 4; left > 0; left--) await impatient.next();
    expect(await impatient.tryNext()).toBeNull();
    await impatient.close();
    await database.createCollection('plain');
    await expect(database.collection('plain').insertOne({})).resolves.toBeDefined();
    await expect(database.collection('plain').find({}, { tailable: true }).toArray()).rejects.toMatchObject({
      code: 2,
    });
  });

  it('that is empty does not keep a tailable cursor open', async () => {
    const database = server.database();
    const log = await database.createCollection<Row>('log', { capped: true, size: 100_000 });
    const tail = { find: 'log', tailable: true, awaitData: true };
    expect((await database.command(tail, { promoteLongs: false })).cursor).toMatchObject({
      firstBatch: [],
      id: Long.ZERO,
    });
    await log.insertOne({ _id: 1 });
    const { cursor } = await database.command({ ...tail, filter: { _id: 2 } }, { promoteLongs: false });
    expect(cursor.firstBatch).toEqual([]);
    expect(cursor.id).not.toEqual(Long.ZERO);
    await database.command({ killCursors: 'log', cursors: [cursor.id] });
  });

  it('requires a size', async () => {
    const database = server.database();
    await expect(database.createCollection('log', { capped: true })).rejects.toMatchObject({ code: 72 });
  });
});

describe('other kinds of collections', () => {
  it('clustered: list the index that stores them', async () => {
    const database = server.database();
    const clusteredIndex = { key: { _id: 1 }, unique: true, name: 'by id' };
    const rows = await database.createCollection('rows', { clusteredIndex });
    expect(await rows.indexes()).toEqual([{ v: 2, ...clusteredIndex, clustered: true }]);
    const [listed] = await database.listCollections().toArray();
    expect(listed).toMatchObject({ options: { clusteredIndex: { v: 2, ...clusteredIndex } } });
    expect(listed).not.toHaveProperty('idIndex');
  });

  it('time series: allow repeated ids and require a time', async () => {
    const database = server.database();
    const rows = await database.createCollection<Row>('rows', {
      timeseries: { timeField: 'at', metaField: 'sensor', granularity: 'minutes' },
      expireAfterSeconds: 3600,
    });
    await rows.insertMany([
      { _id: 1, at: new Date(1), sensor: 'a' },
      { _id: 1, at: new Date(2), sensor: 'a' },
    ]);
    expect(await rows.countDocuments({ sensor: 'a' })).toBe(2);
    await expect(rows.insertOne({ _id: 2 })).rejects.toMatchObject({ code: 2 });
    const [listed] = await database.listCollections().toArray();
    expect(listed).toMatchObject({ type: 'timeseries', options: { timeseries: { bucketMaxSpanSeconds: 86_400 } } });
  });
});

describe('create', () => {
  it('accepts an existing collection only with the same options', async () => {
    const database = server.database();
    const options = { validator: { a: { $exists: true } } };
    await database.createCollection('rows', options);
    await database.createCollection('rows', options);
    await expect(database.createCollection('rows')).rejects.toMatchObject({ code: 48 });
  });

  it.each([
    ['an unknown action', { validationAction: 'shrug' }, 2],
    ['a pipeline without a source', { pipeline: [] }, 72],
    ['two kinds at once', { capped: true, size: 4096, viewOn: 'x' }, 72],
    ['a lifetime without a time series', { expireAfterSeconds: 5 }, 72],
    ['an unknown option', { colour: 1 }, 40415],
    ['images that are not an object', { changeStreamPreAndPostImages: true }, 40414],
  ])('refuses %s', async (_, options, code) => {
    await expect(server.database().command({ create: 'rows', ...options })).rejects.toMatchObject({ code });
  });

  it.each(['', '.a', 'a$b', 'a\0b'])('refuses the name %o', async (name) => {
    await expect(server.database().command({ create: name })).rejects.toMatchObject({ code: 73 });
  });
});

describe('collMod', () => {
  it('returns the old and the new value of a changed index option', async () => {
    const database = server.database();
    const rows = database.collection('rows');
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 100 });
    const change = (index: Document) => database.command({ collMod: 'rows', index });

    expect(await change({ keyPattern: { at: 1 }, expireAfterSeconds: 50 })).toMatchObject({
      expireAfterSeconds_old: 100,
      expireAfterSeconds_new: 50,
    });
    expect(await change({ name: 'at_1', hidden: true })).toMatchObject({ hidden_old: false, hidden_new: true });
    expect((await rows.indexes())[1]).toMatchObject({ expireAfterSeconds: 50, hidden: true });
    await expect(change({ name: 'nope', hidden: true })).rejects.toMatchObject({ code: 27 });
    await expect(change({ name: 'at_1', unique: true })).rejects.toMatchObject({ code: 72 });
  });

  it('makes an index unique in two steps', async () => {
    const database = server.database();
    const rows = database.collection<Row>('rows');
    await rows.insertMany([
      { _id: 1, x: 1 },
      { _id: 2, x: 1 },
    ]);
    await rows.createIndex({ x: 1 });
    const change = (index: Document) => database.command({ collMod: 'rows', index: { name: 'x_1', ...index } });

    await change({ prepareUnique: true });
    await expect(rows.insertOne({ _id: 3, x: 1 })).rejects.toMatchObject({ code: 11000 });
    await rows.updateOne({ _id: 1 }, { $set: { y: 1 } });
    await expect(change({ unique: true })).rejects.toMatchObject({
      code: 359,
      errorResponse: { violations: [{ ids: [1, 2] }] },
    });
    await rows.updateOne({ _id: 2 }, { $set: { x: 2 } });
    expect(await change({ unique: true })).toMatchObject({ unique_new: true });
    expect((await rows.indexes())[1]).toEqual({ v: 2, key: { x: 1 }, name: 'x_1', unique: true });
    await expect(rows.insertOne({ _id: 3, x: 2 })).rejects.toMatchObject({ code: 11000 });
    expect(await rows.find({ x: 2 }).toArray()).toEqual([{ _id: 2, x: 2 }]);
  });
});

describe('lists and statistics', () => {
  it('filter collections and databases, and can return only names', async () => {
    const database = server.database();
    await database.createCollection('a');
    await database.createCollection('b');
    const command = { listCollections: 1, nameOnly: true, filter: { name: 'b' } };
    const { cursor } = await database.command(command);
    expect(cursor.firstBatch).toEqual([{ name: 'b', type: 'collection' }]);
    const admin = server.client.db('admin');
    const filter = { name: database.databaseName };
    expect(await admin.command({ listDatabases: 1, filter, nameOnly: true })).toMatchObject({
      databases: [{ name: database.databaseName }],
    });
    expect((await admin.command({ listDatabases: 1, filter })).databases).toMatchObject([{ empty: true }]);
  });

  it('count the documents of a collection and of a database', async () => {
    const database = server.database();
    await database.collection<Row>('a').insertMany([{ _id: 1 }, { _id: 2 }]);
    expect(await database.command({ collStats: 'a' })).toMatchObject({
      count: 2,
      avgObjSize: 14,
      size: 28,
      nindexes: 1,
    });
    expect(await database.command({ dbStats: 1 })).toMatchObject({
      collections: 1,
      views: 0,
      objects: 2,
      dataSize: 28,
    });
    expect(await database.command({ validate: 'a' })).toMatchObject({
      valid: true,
      nrecords: 2,
      keysPerIndex: { _id_: 2 },
    });
  });
});

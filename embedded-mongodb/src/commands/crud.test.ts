import { serialize } from 'bson';
import { Decimal128, type Document, Double, Int32, Long, ObjectId, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

describe('documents', () => {
  it('keep every type and the order of their fields', async () => {
    const rows = server.database().collection('rows', { promoteValues: false, promoteLongs: false });
    const fields = new Map<string, unknown>([
      ['_id', new ObjectId()],
      ['z', new Int32(5)],
      ['a', new Double(5)],
      ['2', Long.fromString('9007199254740993')],
      ['1', Decimal128.fromString('1.50')],
      ['when', new Date(1234)],
      ['stamp', new Timestamp({ t: 7, i: 9 })],
      ['nested', { b: null, list: [new Double(1), new Int32(1)] }],
    ]);
    await rows.insertOne(fields as unknown as Document);
    await rows.updateOne({}, { $set: { later: new Double(1) } });

    const found = await rows.findOne({});
    const raw = await rows.findOne({}, { raw: true });

    expect(found).toEqual({ ...Object.fromEntries(fields), later: new Double(1) });
    expect(Buffer.from(raw as unknown as Uint8Array)).toEqual(
      Buffer.from(serialize(new Map([...fields, ['later', new Double(1)]]))),
    );
  });

  it('keep number types through arithmetic', async () => {
    const rows = server.database().collection<Row>('rows', { promoteValues: false });
    await rows.insertOne({
      _id: 1,
      int: new Int32(2147483647),
      double: new Double(1),
      long: Long.fromNumber(5),
      decimal: Decimal128.fromString('0.1'),
    });

    await rows.updateOne({}, { $inc: { int: 1, double: 1, long: 1 }, $mul: { decimal: Decimal128.fromString('3') } });

    const found = await rows.findOne({});
    expect(found?.int).toEqual(Long.fromString('2147483648'));
    expect(found?.double).toEqual(new Double(2));
    expect(found?.long).toEqual(Long.fromNumber(6));
    expect(String(found?.decimal)).toBe('0.3');
  });

  it('are found by an equal number of any type', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany([
      { _id: 1, n: new Double(5) },
      { _id: 2, n: Long.fromNumber(5) },
      { _id: 3, n: Decimal128.fromString('5.0') },
      { _id: 4, n: '5' },
    ]);
    await rows.createIndex({ n: 1 });

    expect(await rows.countDocuments({ n: 5 })).toBe(3);
    expect(await rows.countDocuments({ n: { $gt: 4, $lt: 6 } })).toBe(3);
  });
});

describe('filters', () => {
  const rows = async () => {
    const collection = server.database().collection<Row>('rows');
    await collection.insertMany([
      {
        _id: 1,
        a: 1,
        tags: ['x', 'y'],
        items: [
          { sku: 'p', n: 2 },
          { sku: 'q', n: 9 },
        ],
      },
      { _id: 2, a: null, tags: [], items: [{ sku: 'q', n: 2 }] },
      { _id: 3, name: 'Silver', tags: ['y', 'z'] },
    ]);
    return async (filter: object) => (await collection.find(filter).sort({ _id: 1 }).toArray()).map((row) => row._id);
  };

  it('distinguish null, missing and empty', async () => {
    const find = await rows();
    expect(await find({ a: null })).toEqual([2, 3]);
    expect(await find({ a: { $exists: false } })).toEqual([3]);
    expect(await find({ a: { $ne: 1 } })).toEqual([2, 3]);
    expect(await find({ tags: [] })).toEqual([2]);
    expect(await find({ tags: { $size: 2 } })).toEqual([1, 3]);
  });

  it('match array elements', async () => {
    const find = await rows();
    expect(await find({ tags: 'y' })).toEqual([1, 3]);
    expect(await find({ tags: { $all: ['x', 'y'] } })).toEqual([1]);
    expect(await find({ 'items.sku': 'q', 'items.n': 2 })).toEqual([1, 2]);
    expect(await find({ items: { $elemMatch: { sku: 'q', n: 2 } } })).toEqual([2]);
    expect(await find({ 'items.1.n': 9 })).toEqual([1]);
  });

  it('combine conditions', async () => {
    const find = await rows();
    expect(await find({ $or: [{ a: 1 }, { name: /^silver/i }] })).toEqual([1, 3]);
    expect(await find({ $nor: [{ a: 1 }, { name: 'Silver' }] })).toEqual([2]);
    expect(await find({ name: { $not: /^s/i } })).toEqual([1, 2]);
    expect(await find({ $expr: { $eq: ['$a', 1] } })).toEqual([1]);
    expect(await find({ _id: { $nin: [1, 3] } })).toEqual([2]);
  });

  it("with an unknown operator are rejected with MongoDB's message", async () => {
    const find = await rows();
    await expect(find({ a: { $foo: 1 } })).rejects.toMatchObject({ code: 2, message: 'unknown operator: $foo' });
  });
});

describe('updates', () => {
  const changed = async (before: object, filter: object, update: object, options: object = {}) => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertOne({ _id: 1, ...before });
    await rows.updateOne({ _id: 1, ...filter }, update, options);
    const { _id, ...rest } = (await rows.findOne({ _id: 1 })) as Row;
    return rest;
  };

  it('set, unset, rename and compare fields', async () => {
    expect(
      await changed(
        { a: 1, b: 2, c: 3 },
        {},
        { $set: { 'd.e': 4 }, $unset: { a: '' }, $rename: { b: 'z' }, $max: { c: 9 } },
      ),
    ).toEqual({ c: 9, d: { e: 4 }, z: 2 });
  });

  it('change arrays', async () => {
    expect(await changed({ a: [3, 1] }, {}, { $push: { a: { $each: [2], $sort: 1, $slice: 2 } } })).toEqual({
      a: [1, 2],
    });
    expect(await changed({ a: [1, 2] }, {}, { $addToSet: { a: { $each: [2, 3] } } })).toEqual({ a: [1, 2, 3] });
    expect(await changed({ a: [1, 5, 9] }, {}, { $pull: { a: { $gte: 5 } } })).toEqual({ a: [1] });
    expect(await changed({ a: [1, 5, 9] }, {}, { $pop: { a: -1 } })).toEqual({ a: [5, 9] });
  });

  it('reach array elements by position and by filter', async () => {
    const lines = {
      lines: [
        { id: 'p', n: 1 },
        { id: 'q', n: 2 },
      ],
    };
    expect(await changed(lines, { 'lines.id': 'q' }, { $inc: { 'lines.$.n': 10 } })).toEqual({
      lines: [
        { id: 'p', n: 1 },
        { id: 'q', n: 12 },
      ],
    });
    expect(
      await changed(lines, {}, { $set: { 'lines.$[line].n': 0 } }, { arrayFilters: [{ 'line.n': { $gt: 1 } }] }),
    ).toEqual({
      lines: [
        { id: 'p', n: 1 },
        { id: 'q', n: 0 },
      ],
    });
    expect(await changed(lines, {}, { $inc: { 'lines.$[].n': 1 } })).toEqual({
      lines: [
        { id: 'p', n: 2 },
        { id: 'q', n: 3 },
      ],
    });
  });

  it('run pipelines', async () => {
    expect(await changed({ a: 2, b: 3 }, {}, [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'a' }])).toEqual({
      b: 3,
      sum: 5,
    });
  });

  it('that touch one path twice are refused', async () => {
    await expect(changed({}, {}, { $set: { a: 1 }, $inc: { 'a.b': 1 } })).rejects.toMatchObject({ code: 40 });
  });

  it('never change an _id', async () => {
    await expect(changed({}, {}, { $set: { _id: 2 } })).rejects.toMatchObject({ code: 66 });
  });

  it('upsert the fields of the filter and of $setOnInsert if nothing matches', async () => {
    const rows = server.database().collection<Row>('rows');
    const result = await rows.updateOne(
      { _id: 7, kind: 'a' },
      { $set: { n: 1 }, $setOnInsert: { first: true } },
      { upsert: true },
    );

    expect(result).toMatchObject({ upsertedId: 7, upsertedCount: 1, matchedCount: 0 });
    expect(await rows.findOne()).toEqual({ _id: 7, kind: 'a', n: 1, first: true });
  });

  it('count matched and modified documents', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    expect(await rows.updateMany({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
  });

  it('report the failing statement of a bulk, and continue if unordered', async () => {
    const rows = server.database().collection<Row>('rows');
    const failure = await rows
      .insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }], { ordered: false })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 11000, writeErrors: [{ index: 1 }] });
    expect(await rows.countDocuments()).toBe(2);
  });
});

describe('queries', () => {
  it('return long results in batches, skip, limit and project', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany(Array.from({ length: 500 }, (_, n) => ({ _id: n, n, deep: { a: n, b: n } })));

    expect(await rows.find().batchSize(7).toArray()).toHaveLength(500);
    expect(
      await rows
        .find({}, { projection: { 'deep.a': 1 } })
        .sort({ n: -1 })
        .skip(1)
        .limit(2)
        .toArray(),
    ).toEqual([
      { _id: 498, deep: { a: 498 } },
      { _id: 497, deep: { a: 497 } },
    ]);
  });

  it('continue with further batches while documents are deleted', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany(Array.from({ length: 50 }, (_, n) => ({ _id: n })));
    const seen: number[] = [];
    for await (const row of rows.find().sort({ _id: 1 }).batchSize(5)) {
      seen.push(row._id);
      await rows.deleteOne({ _id: row._id });
    }
    expect(seen).toHaveLength(50);
  });

  it('join, group and merge', async () => {
    const database = server.database();
    await database.collection<Row>('orders').insertMany([
      { _id: 1, sku: 'a', n: 2 },
      { _id: 2, sku: 'a', n: 3 },
      { _id: 3, sku: 'b', n: 1 },
    ]);
    await database.collection<{ _id: string; title: string }>('products').insertOne({ _id: 'a', title: 'Soap' });

    const totals = await database
      .collection('orders')
      .aggregate([
        { $lookup: { from: 'products', localField: 'sku', foreignField: '_id', as: 'product' } },
        { $unwind: { path: '$product', preserveNullAndEmptyArrays: true } },
        { $group: { _id: '$sku', n: { $sum: '$n' }, title: { $first: '$product.title' } } },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    await database
      .collection('orders')
      .aggregate([{ $group: { _id: '$sku', n: { $sum: '$n' } } }, { $merge: 'totals' }])
      .toArray();

    expect(totals).toEqual([
      { _id: 'a', n: 5, title: 'Soap' },
      { _id: 'b', n: 1, title: null },
    ]);
    expect(await database.collection('totals').countDocuments()).toBe(2);
  });

  it('reject an unknown command and an unknown option', async () => {
    const database = server.database();
    await expect(database.command({ fooBar: 1 })).rejects.toMatchObject({ code: 59, codeName: 'CommandNotFound' });
    await expect(database.command({ find: 'a', fooBar: 1 })).rejects.toMatchObject({ code: 40415 });
  });
});

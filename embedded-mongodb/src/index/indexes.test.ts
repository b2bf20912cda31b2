import { type CreateIndexesOptions, Decimal128, type Document, type IndexDirection, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

interface Explained {
  executionStats: { totalDocsExamined: number; totalKeysExamined: number; nReturned: number };
}

const server = useServer();

const filled = async (count: number, make: (n: number) => object) => {
  const rows = server.database().collection<Row>('rows');
  await rows.insertMany(Array.from({ length: count }, (_, n) => ({ _id: n, ...make(n) })));
  return rows;
};

describe('the filter of a partial index', () => {
  const create = (partialFilterExpression: Document) =>
    server.database().collection<Row>('rows').createIndex({ a: 1 }, { partialFilterExpression });

  it.each<Document>([
    { a: { $exists: false } },
    { a: { $ne: 1 } },
    { a: { $nin: [1] } },
    { a: { $not: { $gt: 1 } } },
    { $nor: [{ a: 1 }] },
    { a: { $regex: '^x' } },
    { a: { $mod: [2, 0] } },
    { a: { $size: 2 } },
    { a: { $bitsAllSet: 1 } },
    { a: { $elemMatch: { $gt: 1 } } },
    { a: { $all: [] } },
    { $or: [{ a: 1 }, { b: { $exists: false } }] },
  ])('may not be %j', async (filter) => {
    await expect(create(filter)).rejects.toMatchObject({
      code: 67,
      codeName: 'CannotCreateIndex',
      message: expect.stringContaining('Expression not supported in partial index: '),
    });
  });

  it.each<Document>([{ $expr: { $eq: ['$a', 1] } }, { $jsonSchema: { required: ['a'] } }])(
    'may not be %j, which only queries may use',
    async (filter) => {
      await expect(create(filter)).rejects.toMatchObject({ code: 224, codeName: 'QueryFeatureNotAllowed' });
    },
  );

  it.each<Document>([
    { a: 1 },
    { a: { $exists: true } },
    { a: { $gt: 1, $lte: 5 }, b: { $gte: 'x' } },
    { a: { $in: [1, 2] } },
    { a: { $type: 'string' } },
    { $or: [{ a: 1 }, { $and: [{ b: { $lt: 2 } }, { c: null }] }] },
  ])('may be %j', async (filter) => {
    expect(await create(filter)).toBe('a_1');
  });
});

describe('an index', () => {
  it('returns the newest twenty by reading only twenty', async () => {
    const rows = await filled(5000, (n) => ({ status: n % 3 ? 'paid' : 'new', createdAt: new Date(n * 1000) }));
    await rows.createIndex({ createdAt: -1 });
    await rows.createIndex({ status: 1, createdAt: -1 });
    const newest = rows.find().sort({ createdAt: -1 }).limit(20);
    const paid = rows.find({ status: 'paid' }).sort({ createdAt: -1 }).limit(20);

    for (const cursor of [newest, paid]) {
      const { executionStats } = (await cursor.clone().explain()) as unknown as Explained;
      expect(executionStats).toMatchObject({ totalDocsExamined: 20, totalKeysExamined: 20, nReturned: 20 });
    }
    expect((await newest.toArray())[0]?._id).toBe(4999);
    expect((await paid.toArray()).map((row) => row._id).slice(0, 2)).toEqual([4999, 4997]);
  });

  it('narrows equality, lists, ranges and prefixes to the documents that match', async () => {
    const rows = await filled(300, (n) => ({ n, name: `name${n}` }));
    await rows.createIndex({ n: 1 });
    await rows.createIndex({ name: 1 });
    const examined = async (filter: object) => {
      const { executionStats } = (await rows.find(filter).explain()) as unknown as Explained;
      return [executionStats.nReturned, executionStats.totalDocsExamined];
    };

    expect(await examined({ n: 7 })).toEqual([1, 1]);
    expect(await examined({ n: { $in: [1, 5, 9, 999] } })).toEqual([3, 3]);
    expect(await examined({ n: { $gte: 10, $lt: 20 } })).toEqual([10, 10]);
    expect(await examined({ name: /^name29/ })).toEqual([11, 11]);
    expect(await examined({ name: /^name\.29/ })).toEqual([0, 0]);
    expect(await examined({ $or: [{ n: 3 }, { name: 'name8' }] })).toEqual([2, 2]);
  });

  it('returns the same results as no index', async () => {
    const values = [
      null,
      1,
      2.5,
      -3,
      'a',
      'b',
      'a\u0000b',
      '',
      true,
      false,
      new Date(5),
      [1, 'a'],
      [],
      [[1]],
      { x: 1 },
      1e300,
      -0,
      Number.NaN,
    ];
    const rows = await filled(values.length * 2, (n) => (n < values.length ? { v: values[n], w: n } : { w: n }));
    const filters = values.flatMap((value) => [
      { v: value },
      { v: { $gt: value } },
      { v: { $gte: value } },
      { v: { $lt: value } },
      { v: { $lte: value } },
      { v: { $in: [value, 2.5] } },
    ]);
    const ask = (filter: object) =>
      rows
        .find(filter)
        .sort({ w: 1 })
        .map((row) => row._id)
        .toArray();
    const order = (sort: 1 | -1) =>
      rows
        .find()
        .sort({ v: sort, w: 1 })
        .map((row) => row._id)
        .toArray();
    const without = [...(await Promise.all(filters.map(ask))), await order(1), await order(-1)];
    await rows.createIndex({ v: 1 });
    const ascending = [...(await Promise.all(filters.map(ask))), await order(1), await order(-1)];
    await rows.dropIndex('v_1');
    await rows.createIndex({ v: -1 });
    const descending = [...(await Promise.all(filters.map(ask))), await order(1), await order(-1)];

    expect(ascending).toEqual(without);
    expect(descending).toEqual(without);
  });

  it('on an array position finds the same documents for null as no index', async () => {
    const rows = await filled(4, (n) => ({ a: [[{ b: 1 }], [5], [null], []][n] }));
    const missing = () => rows.distinct('_id', { 'a.0': null });
    const without = await missing();
    await rows.createIndex({ 'a.0': 1 });

    expect(without).toEqual([0, 2]);
    expect(await missing()).toEqual(without);
  });

  it.each<Record<string, IndexDirection>>([
    { a: 'text' },
    { a: '2dsphere' },
    { a: 'hashed' },
    { '$**': 1 },
    { 'a.$**': 1 },
  ])('is refused if its kind is not supported: %o', async (key) => {
    const refusal = { code: 67, message: expect.stringContaining('does not support') };
    await expect(server.database().collection('rows').createIndex(key)).rejects.toMatchObject(refusal);
  });

  it('is refused on a position that is also a field name', async () => {
    const rows = await filled(1, () => ({ a: [{ 0: 'zero' }] }));
    await expect(rows.createIndex({ 'a.0': 1 })).rejects.toMatchObject({ code: 16746 });
  });

  it('never includes NaN in a range of numbers', async () => {
    const values = [Number.NaN, Number.NEGATIVE_INFINITY, -1, 0, 2.5, 'text', null];
    const rows = await filled(values.length, (n) => ({ up: values[n], down: values[n] }));
    await rows.createIndexes([{ key: { up: 1 } }, { key: { down: -1 } }]);
    const found = (filter: object) =>
      rows
        .find(filter)
        .map((row) => row._id)
        .toArray();

    for (const field of ['up', 'down']) {
      expect((await found({ [field]: { $lt: 1 } })).sort()).toEqual([1, 2, 3]);
      expect((await found({ [field]: { $gte: -1, $lte: 2.5 } })).sort()).toEqual([2, 3, 4]);
      expect(await found({ [field]: { $gt: 'a', $lt: 3 } })).toEqual([]);
    }
  });

  it("that is unique rejects a duplicate with MongoDB's message", async () => {
    const rows = await filled(1, () => ({ email: 'a@b.c', market: 'KR' }));
    await rows.createIndex({ email: 1, market: 1 }, { unique: true });

    await expect(rows.insertOne({ _id: 5, email: 'a@b.c', market: 'KR' })).rejects.toMatchObject({
      code: 11000,
      message: expect.stringMatching(
        /^E11000 duplicate key error collection: test\d+\.rows index: email_1_market_1 dup key: { email: "a@b.c", market: "KR" }$/,
      ),
      keyPattern: { email: 1, market: 1 },
      keyValue: { email: 'a@b.c', market: 'KR' },
    });
    await rows.insertOne({ _id: 6, email: 'a@b.c', market: 'US' });
  });

  it('of one type is used if the filter names the type, not because of a value', async () => {
    const rows = await filled(200, (n) => ({ code: n % 2 ? `C${n}` : null, dueAt: n % 4 ? new Date(n * 1000) : null }));
    await rows.createIndex({ code: 1 }, { partialFilterExpression: { code: { $type: 'string' } } });
    await rows.createIndex({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } });
    const examined = async (filter: object) => {
      const { executionStats } = (await rows.find(filter).explain()) as unknown as Explained;
      return [executionStats.nReturned, executionStats.totalDocsExamined];
    };

    expect(await examined({ code: 'C7' })).toEqual([1, 200]);
    expect(await examined({ code: { $eq: 'C7', $type: 'string' } })).toEqual([1, 1]);
    expect(await examined({ code: { $in: ['C7', 'C9', 'X'], $type: 'string' } })).toEqual([2, 2]);
    expect(await examined({ dueAt: { $lte: new Date(5000), $type: 'date' } })).toEqual([4, 4]);
    expect(await examined({ dueAt: { $type: 'date' } })).toEqual([150, 150]);
  });

  it.each([
    ['of texts', { a: { $gte: 'ab' } }],
    ['of dates', { a: { $gt: new Date(5) } }],
    ['of what is not a number', { a: { $lte: Number.NaN } }],
  ])('whose filter is a range of numbers is not used for a range %s', async (_name, filter) => {
    const rows = server.database().collection('rows');
    await rows.insertMany([{ a: 'ab' }, { a: ['b'] }, { a: new Date(9) }, { a: Number.NaN }, { a: 3 }]);
    const before = await rows.find(filter).toArray();
    await rows.createIndex({ a: 1 }, { partialFilterExpression: { a: { $gt: 0 } } });
    await rows.createIndex({ a: -1 }, { partialFilterExpression: { a: { $lt: 9 } } });
    expect(before.length).toBeGreaterThan(0);
    expect(await rows.find(filter).toArray()).toEqual(before);
  });

  it('that is sparse or partial allows duplicates outside of it', async () => {
    const rows = await filled(2, () => ({}));
    await rows.createIndex({ code: 1 }, { unique: true, sparse: true });
    await rows.createIndex({ slot: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await rows.insertMany([
      { _id: 10, slot: 1, active: false },
      { _id: 11, slot: 1, active: false },
      { _id: 12, slot: 1, active: true },
    ]);

    await expect(rows.updateOne({ _id: 10 }, { $set: { active: true } })).rejects.toMatchObject({ code: 11000 });
    expect(await rows.find({ code: null }).toArray()).toHaveLength(5);
    expect(await rows.find({ slot: 1, active: true }).explain()).toMatchObject({
      queryPlanner: { winningPlan: { inputStage: { indexName: 'slot_1' } } },
    });
  });

  it('cannot be built over duplicates or under a name in use', async () => {
    const rows = await filled(2, () => ({ a: 1 }));
    await expect(rows.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    await rows.createIndex({ a: 1 }, { name: 'one' });
    await expect(rows.createIndex({ b: 1 }, { name: 'one' })).rejects.toMatchObject({ code: 86 });
    expect(await rows.listIndexes().toArray()).toHaveLength(2);
  });

  it.each<[string, CreateIndexesOptions, number | undefined]>([
    ['with other uniqueness', { unique: true }, undefined],
    ['with other sparseness', { sparse: true }, undefined],
    ['with another filter', { partialFilterExpression: { b: 1 } }, undefined],
    ['with another collation', { collation: { locale: 'en', strength: 2 } }, undefined],
    ['with another lifetime', { expireAfterSeconds: 5 }, 85],
    ['that differs in nothing', {}, 85],
  ])('of the same key %s is either accepted under another name or refused', async (_, options, refusal) => {
    const rows = await filled(2, (n) => ({ a: n }));
    await rows.createIndex({ a: 1 }, { name: 'one' });
    const outcome = (name: string) =>
      rows.createIndex({ a: 1 }, { ...options, name }).then(
        () => undefined,
        ({ code }) => code,
      );
    expect(await outcome('two')).toBe(refusal);
    expect(await outcome('one')).toBe(Object.keys(options).length === 0 ? undefined : (refusal ?? 86));
    expect(await rows.listIndexes().toArray()).toHaveLength(refusal ? 2 : 3);
  });

  it('must be dropped by name if others have its key', async () => {
    const rows = await filled(2, (n) => ({ a: n }));
    await rows.createIndex({ a: 1 }, { name: 'one' });
    await rows.createIndex({ a: 1 }, { name: 'two', sparse: true });
    const dropByKey = () => server.client.db(rows.dbName).command({ dropIndexes: 'rows', index: { a: 1 } });
    await expect(dropByKey()).rejects.toMatchObject({ code: 181, codeName: 'AmbiguousIndexKeyPattern' });
    await rows.dropIndex('one');
    await dropByKey();
    expect(await rows.listIndexes().toArray()).toHaveLength(1);
  });

  it('has an entry for each element of an array, but not for two arrays at once', async () => {
    const rows = await filled(2, (n) => ({
      tags: [`t${n}`, 'all'],
      lines: [
        { sku: n, n: 1 },
        { sku: n + 10, n: 2 },
      ],
    }));
    await rows.createIndex({ tags: 1 });
    await rows.createIndex({ 'lines.sku': 1, 'lines.n': 1 });
    expect(await rows.countDocuments({ tags: 'all' })).toBe(2);
    expect(await rows.countDocuments({ 'lines.sku': 11 })).toBe(1);
    await expect(rows.createIndex({ tags: 1, lines: 1 })).rejects.toMatchObject({ code: 171 });
  });
});

describe('a list of values before the sort field', () => {
  it('is read in sort order, with few entries of each value', async () => {
    const rows = await filled(3000, (n) => ({
      status: ['new', 'paid', 'sent', 'done'][n % 4],
      at: n,
      tags: [n, n + 1],
    }));
    await rows.createIndex({ status: 1, at: -1 });
    const newest = rows
      .find({ status: { $in: ['paid', 'new', 'gone'] } })
      .sort({ at: -1 })
      .limit(20);
    const oldest = newest.clone().sort({ at: 1 });

    for (const cursor of [newest, oldest]) {
      const { executionStats } = (await cursor.clone().explain()) as unknown as Explained;
      expect(executionStats).toMatchObject({ totalDocsExamined: 20, nReturned: 20 });
      expect(executionStats.totalKeysExamined).toBeLessThan(25);
    }
    expect((await newest.toArray()).map((row) => row._id).slice(0, 4)).toEqual([2997, 2996, 2993, 2992]);
    expect((await oldest.toArray()).map((row) => row._id).slice(0, 4)).toEqual([0, 1, 4, 5]);
  });

  it('stays in order after the first batch', async () => {
    const rows = await filled(300, (n) => ({ group: n % 3, at: (n * 7) % 300 }));
    await rows.createIndex({ group: 1, at: 1 });
    const all = await rows
      .find({ group: { $in: [0, 2] } })
      .sort({ at: 1 })
      .batchSize(7)
      .toArray();

    expect(all.map((row) => row.at)).toEqual(all.map((row) => row.at).toSorted((a, b) => a - b));
    expect(all).toHaveLength(200);
  });
});

describe('an expression in a filter', () => {
  it('uses an index if it compares a field with a value or a variable', async () => {
    const rows = await filled(500, (n) => ({ n, pair: n + 1 }));
    await rows.createIndex({ n: 1 });
    const filter = { $expr: { $and: [{ $eq: ['$n', '$$wanted'] }, { $lt: ['$n', '$pair'] }] } };
    const { executionStats } = (await rows.find(filter, { let: { wanted: 7 } }).explain()) as unknown as Explained;
    const joined = rows.aggregate([
      { $match: { _id: 3 } },
      {
        $lookup: {
          from: 'rows',
          let: { p: '$pair' },
          pipeline: [{ $match: { $expr: { $eq: ['$n', '$$p'] } } }],
          as: 'next',
        },
      },
    ]);

    expect(executionStats).toMatchObject({ totalDocsExamined: 1, nReturned: 1 });
    expect((await joined.toArray())[0]?.next).toMatchObject([{ _id: 4 }]);
  });
});

describe('numbers that a double cannot hold', () => {
  it('stay distinct in an index', async () => {
    const rows = server.database().collection<Row>('rows');
    const big = [2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)];
    const decimals = ['9007199254740993.5', '0.1', '1E+6144', '1E-6176', '-1E+6144', 'NaN', 'Infinity'];
    const all = [...big.map((n) => Long.fromBigInt(n)), 0.1, ...decimals.map((text) => Decimal128.fromString(text))];
    await rows.insertMany(all.map((v, _id) => ({ _id, v })));
    await rows.createIndex({ v: 1 }, { unique: true });
    const ids = async (filter: object) => (await rows.find(filter).sort({ v: 1 }).toArray()).map((row) => row._id);

    expect(await ids({})).toEqual([10, 9, 3, 8, 6, 4, 0, 1, 5, 2, 7, 11]);
    expect(await ids({ v: Long.fromBigInt(2n ** 53n + 1n) })).toEqual([1]);
    expect(await ids({ v: { $gt: 0.1, $lte: Long.fromBigInt(2n ** 53n) } })).toEqual([0]);
  });
});

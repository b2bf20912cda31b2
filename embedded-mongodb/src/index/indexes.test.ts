import type { Document } from 'mongodb';
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

describe('an index', () => {
  it('answers the newest twenty of many by reading twenty', async () => {
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

  it('narrows equality, lists, ranges and prefixes to the documents that fit', async () => {
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
    expect(await examined({ $or: [{ n: 3 }, { name: 'name8' }] })).toEqual([2, 2]);
  });

  it('gives the same answers as no index', async () => {
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

  it('that is unique refuses a second document, in the words of MongoDB', async () => {
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

  it('that is sparse or partial lets documents outside of it repeat', async () => {
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

  it('cannot be built over duplicates, nor named like another', async () => {
    const rows = await filled(2, () => ({ a: 1 }));
    await expect(rows.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    await rows.createIndex({ a: 1 }, { name: 'one' });
    await expect(rows.createIndex({ b: 1 }, { name: 'one' })).rejects.toMatchObject({ code: 86 });
    expect(await rows.listIndexes().toArray()).toHaveLength(2);
  });

  it('holds a document under each element of an array, and not under two arrays at once', async () => {
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

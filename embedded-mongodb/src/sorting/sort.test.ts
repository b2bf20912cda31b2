import { Binary, type Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

const filled = async (...documents: Document[]) => {
  const rows = server.database().collection<Row>('rows');
  await rows.insertMany(documents.map((document, _id) => ({ _id, ...document })));
  return rows;
};

const manyFields = (count: number): Record<string, 1> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1 as const]));

describe('a sort that may not use the disk', () => {
  it('fails if it holds more than 100 MB', async () => {
    const rows = server.database().collection<Row>('rows');
    const data = new Binary(Buffer.alloc(15 * 1024 * 1024));
    for (let _id = 0; _id < 7; _id++) await rows.insertOne({ _id, data });
    const refusal = { code: 292, codeName: 'QueryExceededMemoryLimitNoDiskUseAllowed' };
    const kept = [{ $limit: 7 }, { $sort: { n: 1 } }, { $project: { _id: 1 } }];
    const strict = { allowDiskUse: false };
    const options = { ...strict, sort: { n: 1 }, projection: { _id: 1 } } as const;

    await expect(rows.find({}, options).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.aggregate(kept.slice(1), strict).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.aggregate(kept, strict).toArray()).rejects.toMatchObject(refusal);
    expect(await rows.find({}, { ...options, limit: 2 }).toArray()).toHaveLength(2);
    expect(await rows.find({}, { ...options, allowDiskUse: true }).toArray()).toHaveLength(7);
    expect(await rows.aggregate(kept).toArray()).toHaveLength(7);
  });
});

describe('a sort by several fields', () => {
  it('is refused for a document with arrays in two of them', async () => {
    const rows = await filled({ a: 1, b: 1 }, { a: [1, 2], b: [3, 4] });
    const refusal = {
      code: 2,
      codeName: 'BadValue',
      message: expect.stringContaining('cannot sort with keys that are parallel arrays'),
    };
    const sort = { a: 1, b: -1 } as const;

    await expect(rows.find().sort(sort).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.find().sort(sort).limit(1).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.findOneAndUpdate({}, { $set: { c: 1 } }, { sort })).rejects.toMatchObject(refusal);
    await expect(rows.aggregate([{ $sort: sort }]).toArray()).rejects.toMatchObject(refusal);
    await expect(
      rows.aggregate([{ $group: { _id: null, top: { $top: { sortBy: sort, output: '$a' } } } }]).toArray(),
    ).rejects.toMatchObject(refusal);
    expect(await rows.find({ _id: 0 }).sort(sort).toArray()).toHaveLength(1);
    expect(await rows.find().sort({ a: 1 }).toArray()).toHaveLength(2);
  });

  it('takes the values of fields in one array from the same element', async () => {
    const rows = await filled(
      {
        a: [
          { x: 1, y: 5 },
          { x: 2, y: 1 },
        ],
      },
      { a: [{ x: 1, y: 3 }] },
    );
    const ordered = rows.find().sort({ 'a.x': 1, 'a.y': 1 });
    expect((await ordered.toArray()).map(({ _id }) => _id)).toEqual([1, 0]);
  });

  it('is limited to 32 fields, like an index', async () => {
    const rows = await filled({ a: 1 });
    const refusal = { code: 13103, message: expect.stringContaining('too many compound keys') };

    await expect(rows.find().sort(manyFields(33)).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.aggregate([{ $sort: manyFields(33) }]).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.createIndex(manyFields(33), { name: 'many' })).rejects.toMatchObject(refusal);
    expect(await rows.find().sort(manyFields(32)).toArray()).toHaveLength(1);
    expect(await rows.createIndex(manyFields(32), { name: 'many' })).toBe('many');
  });
});

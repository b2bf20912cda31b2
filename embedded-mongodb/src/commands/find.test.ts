import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

async function filled(rows: Row[]) {
  const collection = server.database().collection<Row>('rows');
  await collection.insertMany(rows);
  return collection;
}

const numbered = (count: number) => filled(Array.from({ length: count }, (_, n) => ({ _id: n, a: n, b: count - n })));

describe('a range of an index', () => {
  it('begins with min and ends before max', async () => {
    const rows = await numbered(10);
    await rows.createIndex({ a: 1 });
    const ids = async (range: object) =>
      (await rows.find({}, { hint: 'a_1', ...range }).toArray()).map((row) => row._id);

    expect(await ids({ min: { a: 3 }, max: { a: 6 } })).toEqual([3, 4, 5]);
    expect(await ids({ min: { a: 7 } })).toEqual([7, 8, 9]);
    expect(await ids({ max: { a: 2 } })).toEqual([0, 1]);
    expect(await ids({ min: { a: 'text' } })).toEqual([]);
    expect(await ids({ min: {}, max: {} })).toHaveLength(10);
  });

  it('is read in the requested order, filtered, skipped and limited', async () => {
    const rows = await numbered(10);
    await rows.createIndex({ a: 1 });
    const range = rows.find({ a: { $ne: 5 } }, { hint: { a: 1 }, min: { a: 2 }, max: { a: 8 } });

    expect(await range.sort({ a: -1 }).skip(1).limit(3).project({ _id: 1 }).toArray()).toEqual([
      { _id: 6 },
      { _id: 4 },
      { _id: 3 },
    ]);
    const explained = await rows.find({}, { hint: { a: 1 }, min: { a: 2 }, max: { a: 8 } }).explain();
    expect(explained.executionStats.totalKeysExamined).toBe(6);
  });

  it('follows the directions of the fields', async () => {
    const rows = await filled([
      { _id: 1, name: 'a', n: 1 },
      { _id: 2, name: 'a', n: 2 },
      { _id: 3, name: 'a\0b', n: 1 },
      { _id: 4, name: 'b', n: 1 },
    ]);
    await rows.createIndexes([{ key: { name: -1 } }, { key: { name: 1, n: -1 } }]);
    const ids = async (options: object) => (await rows.find({}, options).toArray()).map((row) => row._id);

    expect(await ids({ hint: { name: -1 }, min: { name: 'a' } })).toEqual([1, 2]);
    expect(await ids({ hint: { name: -1 }, max: { name: 'a' } })).toEqual([4, 3]);
    expect(await ids({ hint: { name: 1, n: -1 }, min: { name: 'a', n: 1 }, max: { name: 'b', n: 1 } })).toEqual([1, 3]);
  });

  it('continues over several batches, and returns a document with several keys once', async () => {
    const rows = await filled(Array.from({ length: 30 }, (_, n) => ({ _id: n, tags: [n, n + 1, 100] })));
    await rows.createIndex({ tags: 1 });
    const found = await rows
      .find({}, { hint: { tags: 1 }, min: { tags: 5 }, max: { tags: 20 }, batchSize: 4 })
      .toArray();

    expect(found.map((row) => row._id)).toEqual(Array.from({ length: 16 }, (_, n) => n + 4));
  });

  it('requires an index with these keys, and a start before its end', async () => {
    const rows = await numbered(3);
    await rows.createIndexes([{ key: { a: 1 } }, { key: { a: 1, b: 1 } }]);
    const refusal = (options: object) => rows.find({}, options).toArray();

    await expect(refusal({ min: { a: 1 } })).rejects.toMatchObject({ code: 51173 });
    await expect(refusal({ min: { a: 1 }, hint: { $natural: 1 } })).rejects.toMatchObject({ code: 51173 });
    await expect(refusal({ min: { b: 1 }, hint: { a: 1 } })).rejects.toMatchObject({ code: 51174 });
    await expect(refusal({ min: { a: 1 }, hint: { a: 1, b: 1 } })).rejects.toMatchObject({ code: 51174 });
    await expect(refusal({ min: { b: 1, a: 1 }, hint: { a: 1, b: 1 } })).rejects.toMatchObject({ code: 51174 });
    await expect(refusal({ min: { a: 2 }, max: { a: 2 }, hint: { a: 1 } })).rejects.toMatchObject({ code: 51175 });
    await expect(refusal({ min: { a: 2 }, max: { b: 3 }, hint: { a: 1 } })).rejects.toMatchObject({ code: 51176 });
    await expect(refusal({ min: { a: 'x'.repeat(2000) }, hint: { a: 1 } })).rejects.toMatchObject({ code: 115 });
  });

  it('rejects text bounds if the index has a collation', async () => {
    const rows = await filled([{ _id: 1, a: 'x' }]);
    await rows.createIndex({ a: 1 }, { collation: { locale: 'en', strength: 2 } });
    const found = (min: Document, options: object) => rows.find({}, { min, hint: { a: 1 }, ...options }).toArray();

    await expect(found({ a: 'x' }, {})).rejects.toMatchObject({ code: 51174 });
    await expect(found({ a: 'x' }, { collation: { locale: 'en', strength: 2 } })).rejects.toMatchObject({ code: 115 });
    expect(await found({ a: 1 }, {})).toHaveLength(1);
  });
});

describe('$elemMatch in a projection', () => {
  const fields = async (projection: Document) => {
    const rows = await filled([{ _id: 1, list: [1, 2, 3], y: 1, z: 2 }]);
    const [row] = await rows.find({}, { projection }).toArray();
    return Object.entries(row ?? {});
  };
  const match = { $elemMatch: { $gt: 1 } };

  it.each<[string, Document, [string, unknown][]]>([
    [
      'comes after the included fields',
      { list: match, z: 1 },
      [
        ['_id', 1],
        ['z', 2],
        ['list', [2]],
      ],
    ],
    [
      'comes in the order in which fields are computed',
      { list: match, sum: { $add: [1, 1] }, z: 1 },
      [
        ['_id', 1],
        ['z', 2],
        ['list', [2]],
        ['sum', 2],
      ],
    ],
    [
      'keeps its place where other fields are excluded',
      { list: match, y: 0 },
      [
        ['_id', 1],
        ['list', [2]],
        ['z', 2],
      ],
    ],
    [
      'is left out where no element matches',
      { list: { $elemMatch: { $gt: 9 } }, z: 1 },
      [
        ['_id', 1],
        ['z', 2],
      ],
    ],
    [
      'is left out of an exclusion where no element matches',
      { list: { $elemMatch: { $gt: 9 } }, y: 0 },
      [
        ['_id', 1],
        ['z', 2],
      ],
    ],
  ])('%s', async (_, projection, expected) => {
    expect(await fields(projection)).toEqual(expected);
  });
});

describe('returnKey', () => {
  it('returns the keys of the used index instead of the documents', async () => {
    const rows = await numbered(3);
    await rows.createIndex({ a: 1, 'b.c': 1 });
    const keys = (filter: object) => rows.find(filter, { returnKey: true, projection: { a: 1 } }).toArray();

    expect(await keys({ a: { $gte: 1 } })).toEqual([
      { a: 1, 'b.c': null },
      { a: 2, 'b.c': null },
    ]);
    expect(await keys({ _id: 2 })).toEqual([{ _id: 2 }]);
    expect(await keys({ b: 1 })).toEqual([{}]);
    expect(await keys({ $or: [{ _id: 0 }, { a: 1 }] })).toEqual([{ _id: 0 }, { a: 1, 'b.c': null }]);
  });

  it('returns the key by which a document with several keys was found first', async () => {
    const rows = await filled([
      { _id: 1, tags: [1, 5, 9], n: 2 },
      { _id: 2, tags: [2, 7], n: 1 },
    ]);
    await rows.createIndexes([{ key: { tags: 1 } }, { key: { n: 1, tags: 1 } }]);

    expect(await rows.find({ tags: { $gt: 4 } }, { returnKey: true, hint: { tags: 1 } }).toArray()).toEqual([
      { tags: 5 },
      { tags: 7 },
    ]);
    expect(
      await rows.find({ n: { $in: [1, 2] } }, { returnKey: true, hint: { n: 1, tags: 1 }, sort: { n: -1 } }).toArray(),
    ).toHaveLength(2);
  });
});

describe('showRecordId', () => {
  it('adds the record id of each document, even with a projection', async () => {
    const rows = await numbered(3);
    const found = await rows.find({}, { showRecordId: true, sort: { _id: 1 } }).toArray();
    const projected = await rows.find({ _id: 1 }, { showRecordId: true, projection: { a: 1 } }).toArray();

    expect(found.map(({ a }) => a)).toEqual([0, 1, 2]);
    expect(new Set(found.map(({ $recordId }) => $recordId)).size).toBe(3);
    expect(projected).toEqual([{ _id: 1, a: 1, $recordId: found[1]?.$recordId }]);
  });
});

describe('a view', () => {
  it('supports neither index keys nor record ids', async () => {
    const rows = await numbered(1);
    const database = server.client.db(rows.dbName);
    await database.createCollection('view', { viewOn: 'rows', pipeline: [] });
    for (const option of [{ min: { a: 1 } }, { max: { a: 1 } }, { returnKey: true }, { showRecordId: true }]) {
      await expect(database.collection('view').find({}, option).toArray()).rejects.toMatchObject({ code: 168 });
    }
    expect(await database.collection('view').find({}, { returnKey: false }).toArray()).toHaveLength(1);
  });
});

import { Binary, type Collection, type Document, MongoClient } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { start } from '../index.ts';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

const BYTES = 10 * 1024 * 1024;
const ROWS = 11;

/** Stages that hold more than 100 MB, or of each row what makes as much. */
const HOLDING: [string, Document][] = [
  ['$group by what is large', { $group: { _id: '$data' } }],
  ['$group with what it gathers', { $group: { _id: null, all: { $push: '$data' } } }],
  ['$group with what differs', { $group: { _id: null, all: { $addToSet: '$data' } } }],
  [
    '$group with the first of an order',
    { $group: { _id: '$_id', all: { $top: { sortBy: { n: 1 }, output: '$data' } } } },
  ],
  ['$group with the greatest', { $group: { _id: '$_id', all: { $max: '$data' } } }],
  ['$group with the last', { $group: { _id: '$_id', all: { $last: '$data' } } }],
  ['$bucket', { $bucket: { groupBy: '$_id', boundaries: [0, 5, 50], output: { all: { $push: '$data' } } } }],
  ['$bucketAuto', { $bucketAuto: { groupBy: '$_id', buckets: 2, output: { one: { $first: '$data' } } } }],
  ['$sortByCount', { $sortByCount: '$data' }],
  ['$setWindowFields', { $setWindowFields: { partitionBy: '$n', output: { count: { $count: {} } } } }],
];

let rows: Collection<Row>;

beforeAll(async () => {
  rows = server.database().collection<Row>('rows');
  for (let _id = 0; _id < ROWS; _id++) {
    await rows.insertOne({ _id, next: _id + 1, n: _id % 2, data: new Binary(Buffer.alloc(BYTES, _id)) });
  }
});

describe('a stage that may not use the disk', () => {
  it.each(HOLDING)('fails if it holds more than 100 MB: %s', async (_, stage) => {
    const pipeline = [stage, { $count: 'count' }];
    const refusal = { code: 292, codeName: 'QueryExceededMemoryLimitNoDiskUseAllowed' };
    await expect(rows.aggregate(pipeline, { allowDiskUse: false }).toArray()).rejects.toMatchObject(refusal);
    const few = [{ $limit: 5 }, ...pipeline];
    expect(await rows.aggregate(few, { allowDiskUse: false }).toArray()).toMatchObject([{ count: expect.anything() }]);
  });

  it('fails beyond 100 MB if the server disallows disk use by default', async () => {
    const admin = server.client.db('admin');
    const pipeline = [{ $group: { _id: '$data' } }, { $count: 'count' }];
    expect(await admin.command({ setParameter: 1, allowDiskUseByDefault: false })).toMatchObject({ was: true });
    await expect(rows.aggregate(pipeline).toArray()).rejects.toMatchObject({ code: 292 });
    expect(await rows.aggregate(pipeline, { allowDiskUse: true }).toArray()).toEqual([{ count: ROWS }]);
    await admin.command({ setParameter: 1, allowDiskUseByDefault: true });
  });

  it('counts what it holds, not what it has read', async () => {
    const greatest = { $group: { _id: null, all: { $max: '$data' }, any: { $last: '$data' }, sum: { $sum: '$n' } } };
    const pipeline = [greatest, { $project: { sum: 1 } }];
    expect(await rows.aggregate(pipeline, { allowDiskUse: false }).toArray()).toEqual([{ _id: null, sum: 5 }]);
  });
});

describe('a stage that may use the disk', () => {
  it.each(HOLDING)('may hold more than 100 MB: %s', async (_, stage) => {
    expect(await rows.aggregate([stage, { $count: 'count' }]).toArray()).toMatchObject([{ count: expect.anything() }]);
  });

  it('fails before the process runs out of memory', async () => {
    const heap = process.env.NODE_OPTIONS;
    // Node 24 keeps a larger young generation by itself, which would be counted to the heap.
    process.env.NODE_OPTIONS = '--max-old-space-size=160 --max-semi-space-size=16';
    const small = await start({ dataPath: `${server.dataPath}/small`, port: 0, sync: false });
    process.env.NODE_OPTIONS = heap ?? '';
    const client = await new MongoClient(small.uri).connect();
    const texts = client.db('test').collection('texts');
    for (let n = 0; n < 40; n++) await texts.insertOne({ n, text: `${n}`.padEnd(1024 * 1024, 'x') });
    const refusal = { code: 146, codeName: 'ExceededMemoryLimit' };

    for (const stage of [
      { $sort: { text: 1 } },
      { $group: { _id: '$text' } },
      { $group: { _id: null, all: { $push: '$text' } } },
      { $setWindowFields: { output: { all: { $push: '$text' } } } },
      { $match: { n: { $gte: 0 } } },
    ]) {
      await expect(texts.aggregate([stage]).toArray()).rejects.toMatchObject(refusal);
    }
    expect(await texts.countDocuments()).toBe(40);
    await client.close();
    await small.stop();
  });
});

describe('$graphLookup', () => {
  it('holds at most 100 MB for a row, with or without disk use', async () => {
    const chain = {
      from: 'rows',
      startWith: '$next',
      connectFromField: 'next',
      connectToField: '_id',
      as: 'chain',
    };
    const lengths = (maxDepth: number, allowDiskUse: boolean) =>
      rows
        .aggregate(
          [
            { $limit: 1 },
            { $graphLookup: { ...chain, maxDepth } },
            { $project: { _id: 0, length: { $size: '$chain' } } },
          ],
          { allowDiskUse },
        )
        .toArray();
    expect(await lengths(4, false)).toEqual([{ length: 5 }]);
    await rows.insertOne({ _id: ROWS, next: 1, data: new Binary(Buffer.alloc(BYTES)) });
    for (const allowed of [true, false]) await expect(lengths(20, allowed)).rejects.toMatchObject({ code: 40099 });
  });
});

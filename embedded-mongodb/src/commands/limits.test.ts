import { Binary, type Document, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

function nested(levels: number): Document {
  return levels === 0 ? {} : { a: nested(levels - 1) };
}

const megabytes = (count: number) => new Binary(Buffer.alloc(count * 1024 * 1024));

describe('a document', () => {
  it('of more than 16 MB is refused at once', async () => {
    const rows = server.database().collection<Row>('rows');
    const refusal = { code: 10334, codeName: 'BSONObjectTooLarge' };
    await expect(rows.insertOne({ _id: 1, data: megabytes(16.5) })).rejects.toMatchObject({ code: 10334 });
    await rows.insertOne({ _id: 2, data: megabytes(9) });
    await expect(rows.updateOne({ _id: 2 }, { $set: { more: megabytes(9) } })).rejects.toMatchObject({ code: 10334 });
    await expect(rows.findOneAndUpdate({ _id: 2 }, { $set: { more: megabytes(9) } })).rejects.toMatchObject(refusal);
    expect(await rows.countDocuments()).toBe(1);
  });

  it('of more than 180 levels is refused by every kind of write', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertOne({ _id: 1, deep: nested(178) });
    await expect(rows.insertOne({ _id: 2, deep: nested(181) })).rejects.toMatchObject({ code: 15 });
    await expect(rows.updateOne({ _id: 1 }, { $set: { more: nested(185) } })).rejects.toMatchObject({ code: 15 });
    await expect(rows.updateOne({ _id: 1 }, { $rename: { deep: 'a.b.c.d.e' } })).rejects.toMatchObject({ code: 15 });
    await expect(rows.insertOne({ _id: 3, deep: nested(5000) })).rejects.toMatchObject({ code: 15 });
    expect(await rows.countDocuments()).toBe(1);
  });
});

describe('a response', () => {
  it('with a row of more than 16 MB is refused', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany([
      { _id: 1, data: megabytes(9) },
      { _id: 2, data: megabytes(9) },
    ]);
    const refusal = {
      code: 10334,
      codeName: 'BSONObjectTooLarge',
      message: expect.stringContaining('Size must be between 0 and 16793600(16MB)'),
    };
    const pushed = { $group: { _id: null, all: { $push: '$data' } } };

    await expect(rows.aggregate([pushed]).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.aggregate([{ $facet: { all: [] } }]).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.find({}, { projection: { a: '$data', b: '$data' } }).toArray()).rejects.toMatchObject(refusal);
    await expect(rows.distinct('data')).resolves.toHaveLength(1);
    await rows.updateOne({ _id: 1 }, { $set: { data: new Binary(Buffer.alloc(9 * 1024 * 1024, 1)) } });
    await expect(rows.distinct('data')).rejects.toMatchObject({ code: 17217 });
    expect(await rows.aggregate([pushed, { $project: { count: { $size: '$all' } } }]).toArray()).toEqual([
      { _id: null, count: 2 },
    ]);
  });

  it('of more than 16 MB is returned in several batches', async () => {
    const database = server.database();
    const rows = database.collection<Row>('rows');
    await rows.insertMany([1, 2, 3].map((_id) => ({ _id, data: megabytes(9) })));
    const session = server.client.startSession();
    const { cursor } = await database.command({ find: 'rows', sort: { _id: 1 } }, { session });

    expect(cursor.firstBatch).toHaveLength(1);
    expect((await rows.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([1, 2, 3]);
    expect((await rows.aggregate([{ $sort: { _id: 1 } }]).toArray()).map(({ _id }) => _id)).toEqual([1, 2, 3]);
    await session.endSession();
  });
});

describe('a command', () => {
  it.each<[Document, number]>([
    [{ find: 'a', filter: 5 }, 14],
    [{ find: 'a', limit: 'x' }, 14],
    [{ find: 'a', hint: 5 }, 14],
    [{ find: 5 }, 73],
    [{ insert: 'a', documents: 5 }, 14],
    [{ insert: 'a', documents: [5] }, 14],
    [{ insert: 'a', documents: [] }, 16],
    [{ insert: 'a' }, 40414],
    [{ insert: 'a', documents: [{}], ordered: 'x' }, 14],
    [{ update: 'a', updates: [{ q: {}, u: {}, foo: 1 }] }, 40415],
    [{ update: 'a', updates: [{ q: 5, u: {} }] }, 14],
    [{ update: 'a', updates: [{ u: {} }] }, 40414],
    [{ update: 'a', updates: [{ q: {}, u: {}, arrayFilters: 5 }] }, 14],
    [{ delete: 'a', deletes: [{ q: {}, limit: 2 }] }, 9],
    [{ findAndModify: 'a' }, 9],
    [{ findAndModify: 'a', remove: true, update: {} }, 9],
    [{ aggregate: 'a', pipeline: {}, cursor: {} }, 14],
    [{ aggregate: 'a', pipeline: [] }, 9],
    [{ count: 'a', query: 'x' }, 14],
    [{ distinct: 'a' }, 40414],
    [{ distinct: 'a', key: 5 }, 14],
    [{ getMore: Long.fromNumber(5), collection: 'a' }, 43],
    [{ explain: { find: 'a' }, verbosity: 'chatty' }, 9],
    [{ mapReduce: 'a' }, 59],
    [{ find: 'a', writeConcern: { w: 1 } }, 72],
    [{ count: 'a', writeConcern: { w: 1 } }, 72],
    [{ distinct: 'a', key: 'b', writeConcern: { w: 1 } }, 72],
    [{ getMore: Long.fromNumber(5), collection: 'a', writeConcern: { w: 1 } }, 72],
    [{ listIndexes: 'a', writeConcern: { w: 1 } }, 72],
    [{ ping: 1, writeConcern: { w: 1 } }, 72],
    [{ aggregate: 'a', pipeline: [{ $match: {} }], cursor: {}, writeConcern: { w: 1 } }, 72],
    [{ explain: { find: 'a' }, writeConcern: { w: 1 } }, 72],
    [{ aggregate: 'a', pipeline: [{ $out: 'b' }], explain: true, writeConcern: { w: 1 } }, 9],
    [{ explain: { aggregate: 'a', pipeline: [], writeConcern: { w: 1 } } }, 9],
    [{ ping: 1, apiVersion: '2' }, 322],
    [{ ping: 1, apiVersion: 1 }, 14],
    [{ ping: 1, apiStrict: true }, 4886600],
    [{ ping: 1, apiDeprecationErrors: false }, 4886600],
    [{ ping: 1, apiVersion: '1', apiStrict: 'yes' }, 14],
  ])('%j is refused with code %i', async (command, code) => {
    await expect(server.database().command(command)).rejects.toMatchObject({ code });
  });

  it.each<Document>([
    { insert: 'a', documents: [{}], writeConcern: { w: 1 } },
    { create: 'b', writeConcern: { w: 1 } },
    { aggregate: 'a', pipeline: [{ $out: 'b' }], cursor: {}, writeConcern: { w: 1 } },
    { explain: { delete: 'a', deletes: [{ q: {}, limit: 0 }], writeConcern: { w: 1 } } },
    { ping: 1, apiVersion: '1', apiStrict: false, apiDeprecationErrors: true },
  ])('%j is accepted', async (command) => {
    expect(await server.database().command(command)).toMatchObject({ ok: 1 });
  });

  it('treats null as an omitted option', async () => {
    expect(await server.database().command({ find: 'a', filter: null, limit: null })).toMatchObject({ ok: 1 });
  });
});

describe('explain', () => {
  it('returns the stages that each command would use', async () => {
    const database = server.database();
    const rows = database.collection<Row>('rows');
    await rows.insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id, n: _id % 5, m: _id })));
    await rows.createIndex({ n: 1 });
    await database.createCollection('fives', { viewOn: 'rows', pipeline: [{ $match: { n: 4 } }] });
    const plan = async (command: Document) =>
      (await database.command({ explain: command, verbosity: 'queryPlanner' })).queryPlanner.winningPlan;
    const scan = { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'n_1', keyPattern: { n: 1 } } };

    expect(await plan({ find: 'rows', filter: { n: 1 } })).toMatchObject(scan);
    expect(await plan({ find: 'rows', filter: { m: 1 } })).toMatchObject({ stage: 'COLLSCAN', direction: 'forward' });
    expect(await plan({ find: 'rows', sort: { m: 1 }, limit: 2 })).toMatchObject({
      stage: 'SORT',
      sortPattern: { m: 1 },
      limitAmount: 2,
      inputStage: { stage: 'COLLSCAN' },
    });
    expect(await plan({ find: 'rows', sort: { n: -1 } })).toMatchObject({ inputStage: { direction: 'backward' } });
    expect(await plan({ count: 'rows', query: { n: 1 } })).toMatchObject({
      stage: 'COUNT',
      inputStage: scan.inputStage,
    });
    expect(await plan({ distinct: 'rows', key: 'm', query: { n: 1 } })).toMatchObject(scan);
    expect(await plan({ update: 'rows', updates: [{ q: { n: 1 }, u: { $set: { a: 1 } } }] })).toMatchObject({
      stage: 'UPDATE',
    });
    expect(await plan({ delete: 'rows', deletes: [{ q: { n: 1 }, limit: 0 }] })).toMatchObject({ stage: 'DELETE' });
    expect(await plan({ aggregate: 'rows', pipeline: [{ $match: { n: 1 } }], cursor: {} })).toMatchObject(scan);
    expect(await plan({ find: 'fives', filter: { m: 4 } })).toMatchObject(scan);
  });

  it('counts what was read, and changes nothing in the data', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id, n: _id % 5 })));
    await rows.createIndex({ n: 1 });
    const { executionStats } = await rows.find({ n: 2 }).explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 4, totalKeysExamined: 4, totalDocsExamined: 4 });
    const command = { delete: 'rows', deletes: [{ q: {}, limit: 0 }] };
    await server.client.db(rows.dbName).command({ explain: command });
    expect(await rows.countDocuments()).toBe(20);
  });
});

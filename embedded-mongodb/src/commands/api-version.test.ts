import { type Document, type MongoClient, ServerApiVersion } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

const server = useServer();
let strict: MongoClient;

beforeAll(async () => {
  strict = await server.connect({ serverApi: { version: ServerApiVersion.v1, strict: true, deprecationErrors: true } });
});

describe('a client of the stable API', () => {
  it('in strict mode reads, writes, indexes and uses transactions', async () => {
    const rows = strict.db('strict').collection<Document & { _id: number }>('rows');
    await rows.insertMany(Array.from({ length: 5 }, (_, _id) => ({ _id, n: _id % 2 })));
    await rows.createIndex({ n: 1 }, { partialFilterExpression: { n: { $gt: 0 } } });
    await rows.updateMany({ n: 1 }, { $set: { a: 1 } });
    await strict.withSession((session) =>
      session.withTransaction(async () => {
        await rows.deleteOne({ _id: 0 }, { session });
      }),
    );
    expect(await rows.find().sort({ _id: 1 }).batchSize(2).toArray()).toHaveLength(4);
    expect(await rows.aggregate([{ $collStats: { count: {} } }, { $project: { count: 1 } }]).toArray()).toEqual([
      { count: 4 },
    ]);
    expect(await rows.estimatedDocumentCount()).toBe(4);
    expect(await rows.indexes()).toHaveLength(2);
    expect(await rows.find({ n: 1 }).explain()).toMatchObject({ queryPlanner: expect.anything() });
    const stream = rows.watch([], { maxAwaitTimeMS: 20 });
    await stream.tryNext();
    await rows.insertOne({ _id: 9 });
    expect(await stream.next()).toMatchObject({ operationType: 'insert' });
    await stream.close();
    await rows.drop();
  });

  it.each<Document>([
    { distinct: 'rows', key: 'a' },
    { buildInfo: 1 },
    { serverStatus: 1 },
    { collStats: 'rows' },
    { validate: 'rows' },
    { renameCollection: 'a.b', to: 'a.c' },
    { explain: { distinct: 'rows', key: 'a' } },
    { find: 'rows', tailable: true },
    { find: 'rows', min: { _id: 1 }, hint: { _id: 1 } },
    { explain: { find: 'rows', showRecordId: true } },
    { create: 'other', capped: true, size: 4096 },
    { create: 'other', viewOn: 'rows', pipeline: [{ $indexStats: {} }] },
    { createIndexes: 'rows', indexes: [{ key: { a: 1 }, name: 'a_1', sparse: true }] },
    { aggregate: 'rows', pipeline: [{ $indexStats: {} }], cursor: {} },
    { aggregate: 'rows', pipeline: [{ $collStats: { storageStats: {} } }], cursor: {} },
    { aggregate: 'rows', pipeline: [{ $unionWith: { coll: 'a', pipeline: [{ $indexStats: {} }] } }], cursor: {} },
    { aggregate: 'rows', pipeline: [{ $facet: { a: [{ $collStats: { latencyStats: {} } }] } }], cursor: {} },
  ])('in strict mode is refused %j', async (command) => {
    const refusal = { code: 323, codeName: 'APIStrictError' };
    await expect(strict.db('strict').command(command)).rejects.toMatchObject(refusal);
  });

  it('without strict mode may use commands outside of it', async () => {
    const client = await server.connect({ serverApi: ServerApiVersion.v1 });
    expect(await client.db('strict').command({ distinct: 'rows', key: 'a' })).toMatchObject({ values: [] });
  });
});

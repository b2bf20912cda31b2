import { type AnyClientBulkWriteModel, type Document, MongoClientBulkWriteError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

function models(namespace: string): AnyClientBulkWriteModel<Row>[] {
  return [
    { name: 'insertOne', namespace: `${namespace}.a`, document: { _id: 1, n: 1 } },
    { name: 'insertOne', namespace: `${namespace}.b`, document: { _id: 1, n: 5 } },
    { name: 'updateOne', namespace: `${namespace}.a`, filter: { _id: 1 }, update: { $inc: { n: 1 } } },
    { name: 'replaceOne', namespace: `${namespace}.b`, filter: { _id: 9 }, replacement: { n: 9 }, upsert: true },
    { name: 'deleteMany', namespace: `${namespace}.b`, filter: { n: { $lt: 6 } } },
  ];
}

describe('the bulkWrite command', () => {
  it('writes to several collections in the order of its operations', async () => {
    const database = server.database();
    const result = await server.client.bulkWrite<Record<string, Row>>(models(database.databaseName), {
      verboseResults: true,
    });

    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 1,
      modifiedCount: 1,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(result.updateResults?.get(3)).toMatchObject({ matchedCount: 1, upsertedId: 9 });
    expect(await database.collection<Row>('a').findOne()).toEqual({ _id: 1, n: 2 });
    expect(await database.collection<Row>('b').find().toArray()).toEqual([{ _id: 9, n: 9 }]);
  });

  it('stops at an error if ordered, and continues if not', async () => {
    const database = server.database();
    const namespace = `${database.databaseName}.a`;
    const run = (ordered: boolean) =>
      server.client
        .bulkWrite<Record<string, Row>>(
          [2, 2, 3].map((_id) => ({ name: 'insertOne', namespace, document: { _id: ordered ? _id : _id + 10 } })),
          { ordered },
        )
        .catch((error) => error);

    const ordered = await run(true);
    const unordered = await run(false);

    expect(ordered).toBeInstanceOf(MongoClientBulkWriteError);
    expect(ordered.writeErrors.get(1)).toMatchObject({ code: 11000 });
    expect(ordered.partialResult).toMatchObject({ insertedCount: 1 });
    expect(unordered.partialResult).toMatchObject({ insertedCount: 2 });
    expect(await database.collection<Row>('a').distinct('_id')).toEqual([2, 12, 13]);
  });

  it('returns its results in batches', async () => {
    const database = server.database();
    const ns = `${database.databaseName}.a`;
    const ops = Array.from({ length: 5 }, (_, _id) => ({ insert: 0, document: { _id } }));
    const admin = server.client.db('admin');

    const session = server.client.startSession();
    const reply = await admin.command({ bulkWrite: 1, ops, nsInfo: [{ ns }], cursor: { batchSize: 2 } }, { session });
    const rest = await admin.command({ getMore: reply.cursor.id, collection: '$cmd.bulkWrite' }, { session });
    await session.endSession();

    expect(reply.cursor.firstBatch).toEqual([
      { ok: 1, idx: 0, n: 1 },
      { ok: 1, idx: 1, n: 1 },
    ]);
    expect(rest.cursor.nextBatch).toHaveLength(3);
    expect(reply).toMatchObject({ nErrors: 0, nInserted: 5 });
  });

  it('is rolled back with its transaction', async () => {
    const database = server.database();
    await database.createCollection('a');
    await database.createCollection('b');
    const session = server.client.startSession();
    session.startTransaction();
    await server.client.bulkWrite<Record<string, Row>>(models(database.databaseName), { session });
    await session.abortTransaction();
    await session.endSession();
    expect(await database.collection('a').countDocuments()).toBe(0);
  });

  it('rejects a namespace that is not listed', async () => {
    const database = server.database();
    const command = {
      bulkWrite: 1,
      ops: [{ insert: 1, document: {} }],
      nsInfo: [{ ns: `${database.databaseName}.a` }],
    };
    await expect(server.client.db('admin').command(command)).rejects.toMatchObject({ code: 2 });
    await expect(database.command({ ...command, ops: [] })).rejects.toMatchObject({ code: 13 });
  });
});

import type { ClientSession, Db, MongoServerError } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

const server = useServer();
const sessions: ClientSession[] = [];

afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.endSession()));
});

function begin(): ClientSession {
  const session = server.client.startSession();
  session.startTransaction();
  sessions.push(session);
  return session;
}

const namesIn = async (database: Db) =>
  (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();

const catchFailure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: MongoServerError) => error);

describe('a collection that a transaction creates', () => {
  it('is visible only to it until the commit, with its documents and indexes', async () => {
    const database = server.database();
    const session = begin();
    await database.createCollection('explicit', { session });
    const implicit = database.collection<{ _id: number; n: number }>('implicit');
    await implicit.insertOne({ _id: 1, n: 1 }, { session });
    await database.collection('explicit').createIndex({ n: 1 }, { unique: true, session });
    expect(await implicit.find({}, { session }).toArray()).toHaveLength(1);
    expect(await implicit.find().toArray()).toEqual([]);
    expect(await namesIn(database)).toEqual([]);
    await session.commitTransaction();

    expect(await namesIn(database)).toEqual(['explicit', 'implicit']);
    expect(await implicit.countDocuments()).toBe(1);
    expect(await database.collection('explicit').indexExists('n_1')).toBe(true);
  });

  it('is removed by an abort with all its contents, and can be created again', async () => {
    const database = server.database();
    const session = begin();
    const rows = database.collection<{ _id: number; n: number }>('rows');
    await rows.insertOne({ _id: 1, n: 1 }, { session });
    await session.abortTransaction();
    expect(await namesIn(database)).toEqual([]);
    await rows.insertOne({ _id: 1, n: 2 });
    await server.restart('SIGKILL');

    const again = server.client.db(database.databaseName).collection('rows');
    expect(await again.find().toArray()).toEqual([{ _id: 1, n: 2 }]);
  });

  it('blocks its creation outside of a transaction, and makes a second transaction conflict', async () => {
    const database = server.database();
    const [first, second] = [begin(), begin()];
    const rows = database.collection<{ _id: number }>('rows');
    await rows.insertOne({ _id: 1 }, { session: first });
    const outside = rows.insertOne({ _id: 2 });

    expect(await catchFailure(rows.insertOne({ _id: 3 }, { session: second }))).toMatchObject({ code: 112 });
    await first.commitTransaction();
    await outside;
    expect(await rows.countDocuments()).toBe(2);
  });

  it('can be indexed by it, unlike a collection that existed before', async () => {
    const database = server.database();
    await database.collection('old').insertOne({ n: 1 });
    const session = begin();

    expect(await catchFailure(database.collection('old').createIndex({ n: 1 }, { session }))).toMatchObject({
      code: 263,
    });
  });
});

describe('a change of the catalogue', () => {
  it.each([
    ['drop', (database: Db) => database.collection('rows').drop()],
    ['dropDatabase', (database: Db) => database.dropDatabase()],
    ['renameCollection', (database: Db) => database.collection('rows').rename('other')],
    ['createIndexes', (database: Db) => database.collection('rows').createIndex({ n: 1 })],
  ] as const)('%s waits for a transaction that has used the collection', async (_, change) => {
    const database = server.database();
    const rows = database.collection<{ _id: number; n: number }>('rows');
    await rows.insertOne({ _id: 1, n: 1 });
    const session = begin();
    await rows.findOne({}, { session });
    const order: string[] = [];
    const changed = change(database).then(() => order.push('changed'));
    await rows.insertOne({ _id: 2, n: 2 }, { session });
    expect(await rows.find({ n: { $gt: 0 } }, { session }).toArray()).toHaveLength(2);
    order.push('committing');
    await session.commitTransaction();
    await changed;

    expect(order).toEqual(['committing', 'changed']);
  });

  it('fails a read by a transaction with an older snapshot', async () => {
    const database = server.database();
    await database.collection('other').insertOne({ n: 1 });
    const rows = database.collection<{ _id: number; n: number }>('rows');
    await rows.insertOne({ _id: 1, n: 1 });
    const session = begin();
    await database.collection('other').findOne({}, { session });
    await rows.createIndex({ n: 1 });

    const failure = await catchFailure(rows.find({ n: 1 }, { session }).toArray());
    expect(failure).toMatchObject({ code: 246, errorLabels: ['TransientTransactionError'] });
  });
});

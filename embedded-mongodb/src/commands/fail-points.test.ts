import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type MongoServerError } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, start } from '../index.ts';
import { useServer } from '../testing/test-server.ts';

const ordinary = useServer();
const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: MongoServerError) => error);

describe('a server that is not started for tests', () => {
  it('has no fail points', async () => {
    const configure = ordinary.client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'alwaysOn' });

    expect(await failureOf(configure)).toMatchObject({ code: 59, codeName: 'CommandNotFound' });
  });
});

describe('a server that is started for tests', () => {
  const dataPath = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  let server: RunningServer;
  let client: MongoClient;

  beforeAll(async () => {
    server = await start({ dataPath, port: 0, sync: false, testCommands: true });
    client = await new MongoClient(server.uri, { retryWrites: false }).connect();
  });

  afterAll(async () => {
    await client.close();
    await server.stop();
    rmSync(dataPath, { recursive: true, force: true });
  });

  const configure = (configureFailPoint: string, mode: unknown, data: object = {}) =>
    client.db('admin').command({ configureFailPoint, mode, data });

  it('fails a command as often as it is told, with the code and the labels that follow from it', async () => {
    const rows = client.db('test').collection('rows');
    await configure('failCommand', { times: 1 }, { failCommands: ['insert'], errorCode: 11602 });
    const session = client.startSession();
    session.startTransaction();

    expect(await failureOf(rows.insertOne({}, { session }))).toMatchObject({
      codeName: 'InterruptedDueToReplStateChange',
      errorLabels: ['TransientTransactionError'],
    });
    await session.endSession();
    await rows.insertOne({});
  });

  it('leaves commands alone while it skips, and when it is switched off', async () => {
    const rows = client.db('test').collection('rows');
    await configure('failCommand', { skip: 1 }, { failCommands: ['find'], errorCode: 8 });
    await rows.findOne();
    expect(await failureOf(rows.find().toArray())).toMatchObject({ code: 8 });
    await configure('failCommand', 'off');
    await rows.findOne();
  });

  it('cuts the connection of a retryable write that it has done, which is then done once', async () => {
    const retrying = await new MongoClient(server.uri).connect();
    const rows = retrying.db('test').collection<{ _id: number; n: number }>('counted');
    await rows.insertOne({ _id: 1, n: 0 });
    await configure('onPrimaryTransactionalWrite', { times: 1 });
    await rows.updateOne({ _id: 1 }, { $inc: { n: 1 } });

    expect(await rows.findOne()).toEqual({ _id: 1, n: 1 });
    await retrying.close();
  });

  it('cuts the connection of a bulk write that it has done, and the retry gets the answers of the first try', async () => {
    const retrying = await new MongoClient(server.uri).connect();
    const rows = retrying.db('test').collection<{ _id: number; n: number }>('bulk');
    await rows.insertMany([
      { _id: 1, n: 0 },
      { _id: 2, n: 0 },
    ]);
    await configure('onPrimaryTransactionalWrite', { times: 1 });
    const result = await retrying.bulkWrite<{ 'test.bulk': { _id: number; n: number } }>(
      [
        { name: 'updateOne', namespace: 'test.bulk', filter: { _id: 1 }, update: { $inc: { n: 1 } } },
        { name: 'insertOne', namespace: 'test.bulk', document: { _id: 3, n: 3 } },
        { name: 'deleteOne', namespace: 'test.bulk', filter: { _id: 2 } },
        { name: 'updateOne', namespace: 'test.bulk', filter: { _id: 4 }, update: { $inc: { n: 4 } }, upsert: true },
      ],
      { verboseResults: true },
    );

    expect(result).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
      insertedCount: 1,
      deletedCount: 1,
      upsertedCount: 1,
    });
    expect(result.updateResults?.get(3)).toMatchObject({ upsertedId: 4 });
    expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, n: 1 },
      { _id: 3, n: 3 },
      { _id: 4, n: 4 },
    ]);
    await retrying.close();
  });

  it('refuses what it does not know', async () => {
    expect(await failureOf(configure('failEverything', 'alwaysOn'))).toMatchObject({ code: 370 });
    expect(await failureOf(configure('failCommand', 'sometimes'))).toMatchObject({ code: 2 });
    expect(await failureOf(configure('failCommand', 'alwaysOn', { appName: 'x' }))).toMatchObject({ code: 115 });
  });
});

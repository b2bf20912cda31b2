import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type MongoServerError } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, start } from '../index.ts';
import { RawClient } from '../testing/raw-client.ts';
import { useServer } from '../testing/test-server.ts';

const ordinary = useServer({ testCommands: false });
const catchFailure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: MongoServerError) => error);

describe('a server that is not started for tests', () => {
  it('has no fail points', async () => {
    const configure = ordinary.client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'alwaysOn' });

    expect(await catchFailure(configure)).toMatchObject({ code: 59, codeName: 'CommandNotFound' });
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

  it('fails a command as often as configured, with the given code and its labels', async () => {
    const rows = client.db('test').collection('rows');
    await configure('failCommand', { times: 1 }, { failCommands: ['insert'], errorCode: 11602 });
    const session = client.startSession();
    session.startTransaction();

    expect(await catchFailure(rows.insertOne({}, { session }))).toMatchObject({
      codeName: 'InterruptedDueToReplStateChange',
      errorLabels: ['TransientTransactionError'],
    });
    await session.endSession();
    await rows.insertOne({});
  });

  it('fails no command while a fail point skips or is switched off', async () => {
    const rows = client.db('test').collection('rows');
    await configure('failCommand', { skip: 1 }, { failCommands: ['find'], errorCode: 8 });
    await rows.findOne();
    expect(await catchFailure(rows.find().toArray())).toMatchObject({ code: 8 });
    await configure('failCommand', 'off');
    await rows.findOne();
  });

  it('drops the connection of a completed retryable write, which is then applied once', async () => {
    const retrying = await new MongoClient(server.uri).connect();
    const rows = retrying.db('test').collection<{ _id: number; n: number }>('counted');
    await rows.insertOne({ _id: 1, n: 0 });
    await configure('onPrimaryTransactionalWrite', { times: 1 });
    await rows.updateOne({ _id: 1 }, { $inc: { n: 1 } });

    expect(await rows.findOne()).toEqual({ _id: 1, n: 1 });
    await retrying.close();
  });

  it('drops the connection of a completed bulk write, and the retry returns the first results', async () => {
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

  it('fails each of the named commands and no other', async () => {
    const rows = client.db('test').collection<{ _id: number }>('several');
    await configure('failCommand', 'alwaysOn', { failCommands: ['insert', 'count', 'aggregate'], errorCode: 8 });

    expect(await catchFailure(rows.insertOne({ _id: 1 }))).toMatchObject({ code: 8 });
    expect(await catchFailure(rows.estimatedDocumentCount())).toMatchObject({ code: 8 });
    expect(await catchFailure(rows.aggregate().toArray())).toMatchObject({ code: 8 });
    await rows.findOne();
    await rows.updateOne({ _id: 1 }, { $set: { n: 1 } });
    await configure('failCommand', 'off');
    await rows.insertOne({ _id: 1 });
  });

  it('fails the commands of the named application, including its first handshake', async () => {
    const ofApplication = (appName: string, serverSelectionTimeoutMS = 30_000) =>
      new MongoClient(server.uri, { appName, retryReads: false, serverSelectionTimeoutMS });
    const meant = await ofApplication('meant').connect();
    const other = await ofApplication('other').connect();
    await configure('failCommand', 'alwaysOn', {
      failCommands: ['ping', 'hello', 'isMaster'],
      appName: 'meant',
      errorCode: 8,
    });
    const ping = (from: MongoClient) => from.db('admin').command({ ping: 1 });

    expect(await catchFailure(ping(meant))).toMatchObject({ code: 8 });
    expect(await ping(other)).toMatchObject({ ok: 1 });
    expect(await ping(client)).toMatchObject({ ok: 1 });
    const late = ofApplication('meant', 100);
    await expect(late.connect()).rejects.toMatchObject({ name: 'MongoServerSelectionError' });
    await configure('failCommand', 'off');
    expect(await ping(meant)).toMatchObject({ ok: 1 });
    for (const each of [meant, other, late]) await each.close();
  });

  it('fails commands on the named namespace', async () => {
    await configure('failCommand', 'alwaysOn', { failCommands: ['find'], namespace: 'test.here', errorCode: 8 });

    expect(await catchFailure(client.db('test').collection('here').findOne())).toMatchObject({ code: 8 });
    expect(await client.db('test').collection('there').findOne()).toBeNull();
    await configure('failCommand', 'off');
  });

  it('returns the given labels with an error or a write concern error', async () => {
    const rows = client.db('test').collection('labels');
    const errorLabels = ['RetryableWriteError', 'Own'];
    await configure('failCommand', { times: 1 }, { failCommands: ['insert'], errorCode: 112, errorLabels });
    expect(await catchFailure(rows.insertOne({}))).toMatchObject({ code: 112, errorLabels });

    const writeConcernError = { code: 64, codeName: 'WriteConcernFailed', errmsg: 'waiting for replication timed out' };
    await configure('failCommand', { times: 1 }, { failCommands: ['insert'], writeConcernError, errorLabels });
    const raw = await RawClient.connect(server.uri);
    const reply = await raw.command({ insert: 'labels', documents: [{ n: 1 }], $db: 'test' });
    raw.close();
    expect(reply).toMatchObject({ ok: 1, n: 1, writeConcernError, errorLabels });
    expect(await rows.countDocuments()).toBe(1);
  });

  it('delays commands, and can fail them or drop their connection', async () => {
    const ping = () => client.db('admin').command({ ping: 1 });
    const block = { failCommands: ['ping'], blockConnection: true, blockTimeMS: 60 };
    await configure('failCommand', { times: 1 }, block);
    const began = performance.now();
    await ping();
    expect(performance.now() - began).toBeGreaterThan(55);

    await configure('failCommand', { times: 1 }, { ...block, errorCode: 8 });
    expect(await catchFailure(ping())).toMatchObject({ code: 8 });
    await configure('failCommand', { times: 1 }, { failCommands: ['ping'], closeConnection: true });
    await expect(ping()).rejects.toMatchObject({ name: 'MongoNetworkError' });
    await ping();
  });

  it('does not run a delayed command if its client has disconnected', async () => {
    const rows = client.db('test').collection('delayed');
    const block = { failCommands: ['insert'], blockConnection: true, blockTimeMS: 1000 };
    await configure('failCommand', { times: 1 }, block);
    const impatient = await new MongoClient(server.uri, { socketTimeoutMS: 20, retryWrites: false }).connect();
    await expect(impatient.db('test').collection('delayed').insertOne({})).rejects.toThrow('timed out');
    await impatient.close();
    // Answered after the first one would have been run.
    await configure('failCommand', { times: 1 }, { ...block, failCommands: ['count'] });

    expect(await rows.estimatedDocumentCount()).toBe(0);
  });

  it('fails commands at random, and counts the failures', async () => {
    const ping = () => catchFailure(client.db('admin').command({ ping: 1 }));
    const data = { failCommands: ['ping'], errorCode: 8 };
    const { count: before } = await configure('failCommand', { activationProbability: 0.5 }, data);
    const failures = [];
    for (let turn = 0; turn < 100; turn++) failures.push(await ping());
    const { count: after } = await configure('failCommand', { activationProbability: 0 }, data);

    expect(after - before).toBe(failures.filter((failure) => failure !== undefined).length);
    expect(after - before).toBeGreaterThan(10);
    expect(after - before).toBeLessThan(90);
    expect(await ping()).toBeUndefined();
    await configure('failCommand', { activationProbability: 1 }, data);
    expect(await ping()).toMatchObject({ code: 8 });
    await configure('failCommand', 'off');
  });

  it.each<[unknown, object, number]>([
    ['sometimes', {}, 2],
    [{ times: -1 }, {}, 2],
    [{ times: 1, skip: 1 }, {}, 2],
    [{ activationProbability: 1.5 }, {}, 2],
    ['alwaysOn', { threadName: 'x' }, 115],
    ['alwaysOn', { failCommands: 'ping' }, 14],
    ['alwaysOn', { failCommands: ['ping'], appName: 1 }, 14],
    ['alwaysOn', { failCommands: ['ping'], blockConnection: true }, 72],
  ])('refuses the mode %j with %j', async (mode, data, code) => {
    expect(await catchFailure(configure('failCommand', mode, data))).toMatchObject({ code });
  });

  it('refuses an unknown fail point', async () => {
    expect(await catchFailure(configure('failEverything', 'alwaysOn'))).toMatchObject({ code: 370 });
  });
});

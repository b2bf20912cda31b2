import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start as startEmbedded } from '@eunbit/embedded-mongodb';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openFile } from '../../scripts/backup/destination.ts';
import { readDecryptionKey, readEncryptionKey } from '../../scripts/backup/keys.ts';
import { writeBackup } from '../../scripts/backup/write-backup.ts';
import { insertRaw } from '../../scripts/restore/raw-insert.ts';
import { readBackup } from '../../scripts/restore/read-backup.ts';
import { restoreDatabase } from '../../scripts/restore/restore-database.ts';
import { type BackupFolder, newBackupFolder } from '../kit/backup.ts';

const { BSON, MongoClient } = mongoose.mongo;

let client: mongo.MongoClient;
let source: mongo.Db;
let target: mongo.Db;
let folder: BackupFolder;

beforeAll(async () => {
  client = await new MongoClient(inject('mongodbUri'), { writeConcern: { w: 'majority' } }).connect();
  folder = await newBackupFolder();
});
afterAll(async () => {
  await client.close();
  folder.remove();
});
beforeEach(async () => {
  source = client.db(`backup-source-${process.pid}`);
  target = client.db(`backup-target-${process.pid}`);
  await Promise.all([source.dropDatabase(), target.dropDatabase()]);
  return () => Promise.all([source.dropDatabase(), target.dropDatabase()]);
});

/** Backs the source up; `meanwhile` runs once some documents have been copied. */
async function backUp(meanwhile: () => Promise<unknown> = async () => undefined, of = { client, source }) {
  const key = await readEncryptionKey(folder.settings);
  const destination = await openFile(folder.path, of.source.databaseName, new Date());
  let running: Promise<unknown> | null = null;
  const onCopied = () => {
    running ??= meanwhile();
  };
  const options = { client: of.client, db: of.source, id: 'test', shopVersion: '0.7.0', onCopied };
  const written = await writeBackup(options, key, destination, new AbortController().signal);
  await running;
  return { file: await destination.finish({}), manifest: written.manifest };
}

async function restore(file: string): Promise<string[]> {
  const printed: string[] = [];
  const key = await readDecryptionKey(folder.settings);
  const say = (line: string) => printed.push(line);
  await restoreDatabase({ db: target, file, key, run: 'test', onWritten: () => undefined, say });
  return printed;
}

async function readBytes(db: mongo.Db, name: string): Promise<string[]> {
  const rows = await db
    .collection(name)
    .find({}, { raw: true, sort: { _id: 1 } })
    .toArray();
  return rows.map((row) => Buffer.from(row as unknown as Uint8Array).toString('base64'));
}

const describeCollection = async (db: mongo.Db, name: string) => ({
  indexes: await db.collection(name).listIndexes().toArray(),
  options: (await db.listCollections({ name }, { nameOnly: false }).toArray()).map(({ options }) => options),
});

describe('a backup', () => {
  it('restores byte by byte, with options and indexes', async () => {
    await source.createCollection('odd', {
      collation: { locale: 'ko', strength: 2 },
      validator: { kind: { $exists: true } },
    });
    const odd = [
      { _id: 1, kind: 'whole as double', n: new BSON.Double(5) },
      { _id: new BSON.Long(2), kind: 'long', n: new BSON.Long('9007199254740993') },
      { _id: 'id', kind: 'decimal', n: BSON.Decimal128.fromString('0.10') },
      { _id: new BSON.ObjectId(), kind: 'nested', list: [1, { a: null }, []], at: new Date(0), text: '은빛 \u0000' },
      {
        _id: new Date(5),
        kind: 'binary',
        bytes: new BSON.Binary(Buffer.from([1, 2]), 4),
        pattern: /a/i,
        min: new BSON.MinKey(),
      },
    ].map((document) => Buffer.from(BSON.serialize(document)));
    // A JavaScript object would put its numeric keys first.
    const ordered = new Map<string, unknown>([
      ['_id', 'ordered'],
      ['kind', 'names that are numbers'],
      ['10', 1],
      ['2', 1],
    ]);
    odd.push(Buffer.from(BSON.serialize(ordered as never)));
    await insertRaw(source, 'odd', odd);
    await source.collection('odd').createIndexes([
      { key: { kind: 1, n: -1 }, unique: true },
      { key: { at: 1 }, expireAfterSeconds: (3_000_000_000 % 2_000_000_000) + 1_000_000_000 },
      { key: { text: 1 }, name: 'texts', partialFilterExpression: { text: { $type: 'string' } } },
      { key: { list: 1 }, sparse: true },
    ]);
    await source.collection('empty').createIndex({ a: 1 });

    const { file } = await backUp();
    await restore(file);

    expect(await readBytes(target, 'odd')).toEqual(await readBytes(source, 'odd'));
    for (const name of ['odd', 'empty']) {
      expect(await describeCollection(target, name)).toEqual(await describeCollection(source, name));
    }
    expect(await target.listCollections().toArray()).toHaveLength(2);
  });

  it('is a snapshot of one moment, even if the shop writes while it runs', async () => {
    const accounts = source.collection<{ _id: number; amount: number; text: string }>('accounts');
    const visits = source.collection<{ _id: number | string; text: string }>('visits');
    const [COUNT, EACH] = [400, 100];
    const text = 'x'.repeat(20_000);
    await accounts.insertMany(Array.from({ length: COUNT }, (_, _id) => ({ _id, amount: EACH, text })));
    await visits.insertMany(Array.from({ length: COUNT }, (_, _id) => ({ _id, text })));
    let isOver = false;

    /** One transaction transfers money between two accounts, inserts a visit and deletes another one. */
    async function pay(): Promise<void> {
      for (let n = 0; !isOver && n < COUNT; n += 1) {
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await accounts.updateOne({ _id: n }, { $inc: { amount: -1 } }, { session });
            await accounts.updateOne({ _id: COUNT - 1 - n }, { $inc: { amount: 1 } }, { session });
            await visits.deleteOne({ _id: n }, { session });
            await visits.insertOne({ _id: `new ${n}`, text: '' }, { session });
          }),
        );
      }
    }
    let paying = Promise.resolve();
    const { file, manifest } = await backUp(async () => {
      paying = pay();
    });
    isOver = true;
    await paying;
    await restore(file);

    expect(manifest.changedMeanwhile).toBeGreaterThan(0);
    const [row] = await target
      .collection('accounts')
      .aggregate([{ $group: { _id: null, sum: { $sum: '$amount' }, count: { $sum: 1 } } }])
      .toArray();
    expect(row).toMatchObject({ sum: COUNT * EACH, count: COUNT });
    // The transfers match the exchanged visits, so both collections are from the same snapshot.
    const exchanged = await target.collection('visits').countDocuments({ _id: { $type: 'string' } });
    expect(await target.collection('visits').countDocuments()).toBe(COUNT);
    const paid = await target
      .collection('accounts')
      .find({ amount: { $lt: EACH } })
      .toArray();
    expect(paid.reduce((sum, { amount }) => sum + EACH - amount, 0)).toBe(Math.min(exchanged, COUNT - exchanged));
  });

  it('takes a new snapshot if the database has dropped the first one', async () => {
    const dataPath = mkdtempSync(join(tmpdir(), 'eunbit-moments-'));
    const server = await startEmbedded({ dataPath, port: 0, testCommands: true });
    const own = await new MongoClient(server.uri, { monitorCommands: true }).connect();
    onTestFinished(async () => {
      await own.close();
      await server.stop();
      rmSync(dataPath, { recursive: true });
    });
    const failed: string[] = [];
    own.on('commandFailed', ({ commandName }) => failed.push(commandName));
    const rows = own.db('moments').collection<{ _id: number; text?: string }>('rows');
    await rows.insertMany(Array.from({ length: 600 }, (_, _id) => ({ _id, text: 'x'.repeat(20_000) })));
    const SNAPSHOT_UNAVAILABLE = 246;

    const { file } = await backUp(
      async () => {
        await rows.deleteOne({ _id: 5 });
        // The count is the first aggregation after that of the change stream.
        const data = { failCommands: ['aggregate'], errorCode: SNAPSHOT_UNAVAILABLE };
        await own.db('admin').command({ configureFailPoint: 'failCommand', mode: { times: 1 }, data });
      },
      { client: own, source: own.db('moments') },
    );
    await restore(file);

    expect(failed).toContain('aggregate');
    expect(await readBytes(target, 'rows')).toEqual(await readBytes(own.db('moments'), 'rows'));
  });

  it('fails without a new snapshot if the structure changes meanwhile', async () => {
    await source
      .collection<{ _id: number }>('rows')
      .insertMany(Array.from({ length: 200 }, (_, _id) => ({ _id, text: 'x'.repeat(20_000) })));
    await source.collection('other').insertOne({ a: 1 });
    await expect(backUp(() => source.collection('other').drop())).rejects.toThrow('other was dropped or renamed');
    await expect(backUp(() => source.collection('third').insertOne({}))).rejects.toThrow('third was created meanwhile');
  });
});

describe('a restore', () => {
  it('starts over after another one was interrupted', async () => {
    await source
      .collection<{ _id: number; text?: string }>('rows')
      .insertMany(Array.from({ length: 50 }, (_, _id) => ({ _id })));
    const { file } = await backUp();
    const key = await readDecryptionKey(folder.settings);
    let parts = 0;
    const onWritten = () => {
      parts += 1;
      throw new Error('killed');
    };
    const broken = restoreDatabase({ db: target, file, key, run: 'first', onWritten, say: () => undefined });
    await expect(broken).rejects.toThrow('killed');
    expect(parts).toBe(1);
    expect(await target.collection('restore_state').countDocuments()).toBe(1);

    await restore(file);

    expect(await readBytes(target, 'rows')).toEqual(await readBytes(source, 'rows'));
    expect(await target.collection('restore_state').countDocuments()).toBe(0);
  });

  it('ends every sign-in', async () => {
    await source.collection<{ _id: string }>('sessions').insertOne({ _id: 'token' });
    await source.collection('rows').insertOne({ a: 1 });
    const { file, manifest } = await backUp();
    await restore(file);
    expect(manifest.collections).toEqual({ rows: 1, sessions: 1 });
    expect(await target.collection('sessions').countDocuments()).toBe(0);
  });

  it('reports what differs from the backup after writing, and leaves the database half restored', async () => {
    await source.collection('rows').insertMany([{ a: 1 }, { a: 2 }]);
    const { file } = await backUp();
    const key = await readDecryptionKey(folder.settings);
    // Another client writes to the database that is being restored.
    let done: Promise<unknown> = Promise.resolve();
    const onWritten = () => {
      done = target.collection('rows').insertOne({ a: 3 });
    };
    const reading = restoreDatabase({ db: target, file, key, run: 'test', onWritten, say: () => undefined });
    await expect(reading).rejects.toThrow('rows has 3 documents, the backup 2');
    await done;
    expect(await target.collection('restore_state').countDocuments()).toBe(1);
  });
});

it('a backup lists its contents without a database', async () => {
  await source.collection('rows').insertMany([{ a: 1 }, { a: 2 }]);
  const { file, manifest } = await backUp();
  const names: string[] = [];
  const key = await readDecryptionKey(folder.settings);
  const read = await readBackup(file, key, {
    begin: async ({ collections }) => void names.push(...collections.map(({ collection }) => collection)),
    documents: async () => undefined,
    changes: async () => undefined,
  });
  expect(names).toEqual(['rows', 'backup_manifest', 'oplog']);
  expect(read.collections).toEqual({ rows: 2 });
  expect(read.clusterTime).toEqual(manifest.clusterTime);
});

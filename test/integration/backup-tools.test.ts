import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname } from 'node:path';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { installAge, installMongodump } from '../../scripts/backup/testing/install.ts';
import { type BackupFolder, newBackupFolder, runBackupProgram } from '../kit/backup.ts';

const { MongoClient } = mongoose.mongo;
const NAME = `backup-tools-${process.pid}`;

const AGE = installAge();
const MONGODUMP = installMongodump();
/** Without the official programs, wherever the tests run. */
const BARE = dirname(process.execPath);
const WITH_BOTH = [dirname(AGE), dirname(MONGODUMP), BARE, '/usr/bin', '/bin'].join(delimiter);

let client: mongo.MongoClient;
let db: mongo.Db;
let uri: string;
let folder: BackupFolder;

beforeAll(async () => {
  client = await new MongoClient(inject('mongodbUri')).connect();
  db = client.db(NAME);
  const address = new URL(inject('mongodbUri'));
  address.pathname = `/${NAME}`;
  uri = address.href;
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});
beforeEach(async () => {
  await db.dropDatabase();
  await db.collection('rows').insertMany([{ a: 1 }, { a: 2 }, { a: 5 }]);
  await db.collection('others').insertMany(Array.from({ length: 9 }, (_, n) => ({ n })));
  await db.collection('others').createIndex({ n: 1 }, { unique: true });
  folder = await newBackupFolder();
  return () => folder.remove();
});

const backUp = (settings: Readonly<Record<string, string>>) =>
  runBackupProgram('backup', [], { ...folder.settings, MONGODB_URI: uri, ...settings });
const restore = (path: string) =>
  runBackupProgram('restore', [folder.files().at(-1) ?? ''], { ...folder.settings, MONGODB_URI: uri, PATH: path });
const rows = async () => (await db.collection('rows').find().toArray()).map(({ a }) => a).sort((a, b) => a - b);
const configs = () => readdirSync(tmpdir()).filter((name) => name.startsWith('eunbit-mongodump-'));

describe('npm run backup with mongodump and age on the PATH', () => {
  it('uses them, reports so, and still takes a snapshot of one moment', async () => {
    const { code, complaint } = await backUp({ PATH: WITH_BOTH, STAND_IN_MONGODUMP: 'is-overtaken' });
    expect([code, complaint]).toEqual([
      0,
      expect.stringContaining('Copied by mongodump 100.99.0, encrypted by age 0.0.1'),
    ]);
    await db.dropDatabase();

    const restored = await restore(WITH_BOTH);

    expect(restored.out).toContain('Decrypted by age 0.0.1');
    expect(restored.out).toContain('Restored 12 documents');
    expect(await rows()).toEqual([3, 5, 10]);
    expect(await db.collection('others').listIndexes().toArray()).toMatchObject([{}, { key: { n: 1 }, unique: true }]);
    expect(configs()).toEqual([]);
  });

  it.each([
    ['with', WITH_BOTH, BARE],
    ['without', BARE, WITH_BOTH],
  ])('%s them writes a backup that the other setup can restore', async (_, writing, reading) => {
    expect(await backUp({ PATH: writing })).toMatchObject({ code: 0 });
    await db.dropDatabase();
    expect((await restore(reading)).out).toContain('Restored 12 documents');
    expect(await rows()).toEqual([1, 2, 5]);
  });

  it('fails with the error of mongodump and leaves nothing behind', async () => {
    const { code, complaint } = await backUp({ PATH: WITH_BOTH, STAND_IN_MONGODUMP: 'fails' });
    expect(code).toBe(1);
    expect(complaint).toContain('mongodump has failed: Failed: error writing data for collection');
    expect(folder.names()).toEqual([]);
    expect(configs()).toEqual([]);
  });
});

describe('npm run backup without them', () => {
  it('works by itself and reports the reason', async () => {
    const { code, complaint } = await backUp({ PATH: BARE });
    expect(code).toBe(0);
    expect(complaint).toContain(
      "Copied by the shop's own code (there is no mongodump on the PATH), encrypted by the shop's own code (there is no age on the PATH).",
    );
  });

  it('encrypts with a passphrase by itself', async () => {
    const passphrase = { BACKUP_RECIPIENT: '', BACKUP_PASSPHRASE: 'a long enough passphrase' };
    const { complaint } = await backUp({ PATH: WITH_BOTH, ...passphrase });
    expect(complaint).toContain("encrypted by the shop's own code (age takes a passphrase from a terminal alone)");
  });
});

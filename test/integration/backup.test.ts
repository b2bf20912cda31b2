import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@eunbit/server/app/database';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { insertRaw } from '../../scripts/restore/raw-insert.ts';
import { type BackupFolder, newBackupFolder, runBackupProgram, startBackupProgram } from '../kit/backup.ts';
import { startDatabaseProcess } from '../kit/database-process.ts';

const { BSON, MongoClient } = mongoose.mongo;

/** Poll interval in milliseconds, for programs that have to start first. */
const SOON = { interval: 5 };
const NAME = `backup-program-${process.pid}`;

let client: mongo.MongoClient;
let db: mongo.Db;
let uri: string;
let folder: BackupFolder;

const uriOf = (name: string, server = inject('mongodbUri')) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

beforeAll(async () => {
  client = await new MongoClient(inject('mongodbUri')).connect();
  db = client.db(NAME);
  uri = uriOf(NAME);
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});
beforeEach(async () => {
  await db.dropDatabase();
  await db.collection('rows').insertMany([{ a: 1 }, { a: 2 }]);
  folder = await newBackupFolder();
  return () => folder.remove();
});

const backUp = (...args: string[]) => runBackupProgram('backup', args, { ...folder.settings, MONGODB_URI: uri });
const restore = (args: string[], typed = '', settings = {}) =>
  runBackupProgram('restore', args, { ...folder.settings, MONGODB_URI: uri, ...settings }, { typed });
const newestFile = () => folder.files().at(-1) ?? '';

/** Incompressible documents of 100 KB, so that a run takes a while and writes many bytes. */
async function fill(into: mongo.Db, megabytes: number): Promise<void> {
  for (let n = 0; n < megabytes; n += 1) {
    const documents = Array.from({ length: 10 }, () =>
      Buffer.from(BSON.serialize({ _id: new BSON.ObjectId(), noise: randomBytes(100_000) })),
    );
    await insertRaw(into, 'noise', documents);
  }
}

describe('npm run backup', () => {
  it('writes a file, records it in the database, and keeps the requested number of backups', async () => {
    for (const args of [[], ['--keep', '1']]) expect(await backUp(...args)).toMatchObject({ code: 0 });

    expect(folder.files()).toHaveLength(1);
    expect(folder.names()).toHaveLength(2);
    const summary = JSON.parse(readFileSync(`${newestFile()}.json`, 'utf8'));
    expect(summary).toMatchObject({ database: NAME, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const record = await db.collection<{ _id: string }>('backups').findOne({ _id: 'last' });
    expect(record).toMatchObject({ bytes: summary.bytes, snapshotAt: new Date(summary.snapshotAt) });
  });

  it('writes to a pipe that a restore can read', async () => {
    const program = startBackupProgram('backup', ['--stdout'], { ...folder.settings, MONGODB_URI: uri });
    const parts: Buffer[] = [];
    program.child.stdout?.on('data', (part: Buffer) => parts.push(part));
    expect((await program.ended).code).toBe(0);
    await db.dropDatabase();
    const reading = startBackupProgram('restore', ['-'], { ...folder.settings, MONGODB_URI: uri }, { keepOpen: true });
    reading.child.stdin?.end(Buffer.concat(parts));
    expect((await reading.ended).out).toContain('Restored 2 documents');
    expect(await db.collection('rows').countDocuments()).toBe(2);
  });

  it('leaves an empty database empty', async () => {
    await db.dropDatabase();
    expect(await backUp()).toMatchObject({ code: 1, complaint: expect.stringContaining('nothing to back up') });
    expect(await db.listCollections().toArray()).toEqual([]);
    expect(folder.names()).toEqual([]);
  });

  it('runs alone; after a killed run the next one cleans up once the dead one has timed out', async () => {
    await fill(db, 20);
    const killed = startBackupProgram('backup', [], { ...folder.settings, MONGODB_URI: uri });
    await vi.waitFor(() => expect(folder.names()).toEqual([expect.stringMatching(/\.part$/)]), SOON);
    // The stopped process neither ends nor continues while the other one checks for it.
    killed.child.kill('SIGSTOP');
    expect(await backUp()).toMatchObject({ code: 1, complaint: expect.stringContaining('Another backup') });
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(folder.files()).toEqual([]);

    expect(await backUp()).toMatchObject({ code: 1, complaint: expect.stringContaining('Another backup') });
    await db.collection<{ _id: string }>('backups').updateOne({ _id: 'running' }, { $set: { aliveAt: new Date(0) } });
    expect(await backUp()).toMatchObject({ code: 0 });
    expect(folder.names().map((name) => name.replace(/^.*\.age/, ''))).toEqual(['', '.json']);
    expect(await db.collection<{ _id: string }>('backups').countDocuments({ _id: 'running' })).toBe(0);
  });

  it('leaves nothing behind when it is stopped, the disk is full or the database is lost', async () => {
    await fill(db, 20);
    const stopped = startBackupProgram('backup', [], { ...folder.settings, MONGODB_URI: uri });
    await vi.waitFor(() => expect(folder.names()).toHaveLength(1), SOON);
    stopped.child.kill('SIGTERM');
    expect(await stopped.ended).toMatchObject({ code: 1, complaint: expect.stringContaining('Ended by a signal') });
    expect(folder.names()).toEqual([]);

    // A file size limit makes writes fail like a full disk.
    const settings = { ...folder.settings, MONGODB_URI: uri };
    const full = await runBackupProgram('backup', [], settings, { limit: 'ulimit -f 4000' });
    expect(full).toMatchObject({ code: 1, complaint: expect.stringContaining('the disk is full') });
    expect(folder.names()).toEqual([]);
    expect(await db.collection<{ _id: string }>('backups').countDocuments()).toBe(0);

    const dataPath = mkdtempSync(join(tmpdir(), 'eunbit-lost-'));
    onTestFinished(() => rmSync(dataPath, { recursive: true, force: true }));
    const database = await startDatabaseProcess(dataPath, 0);
    const own = await new MongoClient(database.uri).connect();
    await fill(own.db('lost'), 20);
    await own.close();
    const lost = startBackupProgram('backup', [], { ...folder.settings, MONGODB_URI: uriOf('lost', database.uri) });
    await vi.waitFor(() => expect(folder.names()).toHaveLength(1), SOON);
    await database.kill();
    expect(await lost.ended).toMatchObject({ code: 1, complaint: expect.stringContaining('The database failed') });
    expect(folder.names()).toEqual([]);
  });
});

describe('npm run restore', () => {
  it('accepts an empty database, or one whose name is typed', async () => {
    await backUp();
    await db.collection('later').insertOne({ a: 1 });
    const names = async () => (await db.listCollections().toArray()).map(({ name }) => name).sort();

    expect(await restore([newestFile()])).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('is not empty'),
    });
    expect(await restore([newestFile(), '--drop'], 'another\n')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('Nothing was changed'),
    });
    expect(await names()).toContain('later');
    const dropped = await restore([newestFile(), '--drop'], `${NAME}\n`);
    expect(dropped.out).toContain('Restored 2 documents');
    // Neither later documents nor the list of earlier backups is restored.
    expect(await names()).not.toContain('later');
    expect(await db.collection('backups').countDocuments()).toBe(0);
    expect(await db.collection('rows').countDocuments()).toBe(2);
  });

  it('changes nothing if the backup is damaged', async () => {
    await backUp();
    const file = newestFile();
    expect(await restore([file, '--verify'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('The backup is whole: 2 documents'),
    });
    writeFileSync(file, readFileSync(file).subarray(0, -1));
    expect(await restore([file, '--drop'], `${NAME}\n`)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('cannot be decrypted'),
    });
    expect(await db.collection('rows').countDocuments()).toBe(2);
  });

  it('prevents servers from starting after it was killed, until it has been run again', async () => {
    await fill(db, 20);
    await backUp();
    await db.dropDatabase();
    const settings = { ...folder.settings, MONGODB_URI: uri };
    const killed = startBackupProgram('restore', [newestFile()], settings);
    await vi.waitFor(async () => expect(await db.collection('noise').countDocuments()).toBeGreaterThan(0), SOON);
    killed.child.kill('SIGSTOP');
    expect(await restore([newestFile()])).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('Another restore'),
    });
    killed.child.kill('SIGKILL');
    await killed.ended;

    await expect(connectDatabase(uri)).rejects.toThrow('The database is half restored');
    expect(await backUp()).toMatchObject({ code: 1, complaint: expect.stringContaining('half restored') });
    const state = db.collection<{ _id: string }>('restore_state');
    await state.updateOne({ _id: 'running' }, { $set: { aliveAt: new Date(0) } });
    expect((await restore([newestFile()])).out).toContain('Restored 202 documents');
    expect(await state.countDocuments()).toBe(0);
  });
});

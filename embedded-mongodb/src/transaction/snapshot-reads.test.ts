import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MongoServerError, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { metaKey } from '../storage/keys.ts';
import { WriteSet } from '../storage/write-set.ts';
import { useServer } from '../testing/test-server.ts';
import { Engine } from './engine.ts';
import { SnapshotReads } from './snapshot-reads.ts';

interface Row {
  _id: number;
  n: number;
}

const server = useServer();

async function tenRows() {
  const rows = server.database().collection<Row>('rows');
  await rows.insertMany(Array.from({ length: 10 }, (_, _id) => ({ _id, n: 0 })));
  return rows;
}

const catchFailure = (work: Promise<unknown>) => work.then(() => undefined).catch((error: MongoServerError) => error);

describe('a snapshot session', () => {
  it('sees one state in all its reads, also in later batches, while others write', async () => {
    const rows = await tenRows();
    const session = server.client.startSession({ snapshot: true });
    const cursor = rows.find({}, { session, batchSize: 2, sort: { _id: 1 } });
    await cursor.next();
    await rows.updateMany({}, { $set: { n: 1 } });
    await rows.insertOne({ _id: 10, n: 1 });

    expect((await cursor.toArray()).map(({ n }) => n)).toEqual(Array.from({ length: 9 }, () => 0));
    expect(await rows.distinct('n', {}, { session })).toEqual([0]);
    expect(await rows.countDocuments({}, { session })).toBe(10);
    expect(await rows.countDocuments()).toBe(11);
    await session.endSession();
  });

  it('fails if its collection has changed since', async () => {
    const rows = await tenRows();
    const session = server.client.startSession({ snapshot: true });
    await rows.findOne({}, { session });
    await rows.drop();

    expect(await catchFailure(rows.findOne({}, { session }))).toMatchObject({ code: 246 });
    await session.endSession();
  });

  it('rejects times without a kept snapshot, and commands without snapshot support', async () => {
    const rows = await tenRows();
    const database = server.client.db(rows.dbName);
    const read = (readConcern: object) => database.command({ find: 'rows', readConcern });

    const long = new Timestamp({ t: 1, i: 1 });
    expect(await catchFailure(read({ level: 'snapshot', atClusterTime: long }))).toMatchObject({ code: 239 });
    expect(await catchFailure(read({ level: 'local', atClusterTime: long }))).toMatchObject({ code: 72 });
    const count = database.command({ count: 'rows', readConcern: { level: 'snapshot' } });
    expect(await catchFailure(count)).toMatchObject({ code: 72 });
  });
});

describe('kept snapshots', () => {
  /** Which of five snapshots are kept, before each of which so many bytes are written. */
  const keptOfFive = async (bytes: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
    const engine = new Engine(folder, false);
    const snapshots = new SnapshotReads(engine);
    const times: Timestamp[] = [];
    for (let round = 0; round < 5; round++) {
      const writeSet = new WriteSet();
      writeSet.set(metaKey('written'), Buffer.alloc(bytes, round));
      engine.store.commit(writeSet);
      engine.oplog.clock.tick();
      times.push(snapshots.take().time);
      await engine.store.durable();
    }
    const isKept = times.map((time) => catchError(() => snapshots.at(time)) === undefined);
    snapshots.releaseAll();
    await engine.close();
    rmSync(folder, { recursive: true });
    return isKept;
  };

  it('are limited by memory', async () => {
    expect(await keptOfFive(1000)).toEqual([true, true, true, true, true]);
    const large = await keptOfFive(40 * 1024 * 1024);
    expect(large[0]).toBe(false);
    expect(large.at(-1)).toBe(true);
  });
});

function catchError(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

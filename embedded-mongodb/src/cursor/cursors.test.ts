import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useServer } from '../testing/test-server.ts';
import { Cursors, type RowSource } from './cursors.ts';

const source: RowSource = { next: () => undefined, attach() {}, detach() {} };

describe('an open cursor', () => {
  let cursors: Cursors;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    cursors = new Cursors();
  });
  afterEach(() => vi.useRealTimers());

  const open = (options: { session?: string; neverExpires?: boolean } = {}) =>
    cursors.open({
      namespace: 'shop.rows',
      source,
      held: {},
      batchSize: undefined,
      session: options.session,
      transaction: undefined,
      readAt: undefined,
      neverExpires: options.neverExpires ?? false,
      timeLeft: undefined,
    }).id;

  it('is freed when it was idle for longer than the timeout', () => {
    const [idle, used] = [open(), open()];
    vi.setSystemTime(400_000);
    cursors.get(used);
    vi.setSystemTime(700_000);
    cursors.expire();

    expect(() => cursors.get(idle)).toThrow('not found');
    expect(cursors.get(used).id).toBe(used);
    cursors.timeout = 1000;
    vi.setSystemTime(702_000);
    cursors.expire();
    expect(cursors.size).toBe(0);
  });

  it('without a timeout is kept until its session ends', () => {
    open({ session: 'a', neverExpires: true });
    open({ session: 'b', neverExpires: true });
    vi.setSystemTime(1e9);
    cursors.expire();
    expect(cursors.size).toBe(2);

    cursors.killForSession('a');
    expect(cursors.size).toBe(1);
  });

  it('is freed if ten thousand other cursors were used since', () => {
    const [first, second] = [open(), open()];
    for (let count = 2; count < 10_000; count++) open();
    cursors.get(first);
    open();

    expect(cursors.size).toBe(10_000);
    expect(cursors.get(first).id).toBe(first);
    expect(() => cursors.get(second)).toThrow('not found');
  });
});

const server = useServer();

describe('the server', () => {
  it('frees the cursors of an ended session, even those without a timeout', async () => {
    // A client takes up a session again that another test has left, with the cursors of that.
    const client = await server.connect();
    const rows = client.db(server.database().databaseName).collection('rows');
    await rows.insertMany([{}, {}, {}]);
    const admin = server.client.db('admin');
    const openCursors = async () => Number((await admin.command({ serverStatus: 1 })).metrics.cursor.open.total);
    const ofOthers = await openCursors();
    const session = client.startSession();
    const cursor = rows.find({}, { session, batchSize: 1, noCursorTimeout: true });
    await cursor.next();
    expect(await openCursors()).toBe(ofOthers + 1);

    await admin.command({ endSessions: [session.id] });
    await expect.poll(openCursors).toBe(ofOthers);
    await expect(cursor.next()).rejects.toMatchObject({ code: 43 });
    await session.endSession();
  });

  it('ends reads that take longer than maxTimeMS', async () => {
    const rows = server.database().collection('rows');
    await rows.insertMany(Array.from({ length: 30_000 }, (_, n) => ({ n, text: `text number ${n}` })));
    const slow = { text: /number .*x/ };
    const late = { code: 50, codeName: 'MaxTimeMSExpired' };

    await expect(rows.find(slow, { maxTimeMS: 5 }).toArray()).rejects.toMatchObject(late);
    await expect(rows.find({}, { maxTimeMS: 5 }).sort({ text: 1 }).toArray()).rejects.toMatchObject(late);
    await expect(rows.countDocuments(slow, { maxTimeMS: 5 })).rejects.toMatchObject(late);
    await expect(rows.distinct('text', {}, { maxTimeMS: 5 })).rejects.toMatchObject(late);
    await expect(rows.aggregate([{ $sort: { text: 1 } }], { maxTimeMS: 5 }).toArray()).rejects.toMatchObject(late);
    expect(await rows.find(slow, { maxTimeMS: 60_000 }).toArray()).toEqual([]);
  });

  it('counts only its own time towards maxTimeMS, not the time between two batches', async () => {
    const rows = server.database().collection('rows');
    await rows.insertMany(Array.from({ length: 100 }, (_, n) => ({ n })));
    // Its own time is a hundredth of that, and the machine may be busy; a clock that is the server's cannot be moved.
    const cursor = rows.find({}, { maxTimeMS: 1000, batchSize: 60 });
    await cursor.next();
    await delay(1050);

    expect(await cursor.toArray()).toHaveLength(99);
  });

  it.each([
    { kind: 'plain', options: {} },
    { kind: 'tailable', options: { tailable: true } },
  ])('refuses maxTimeMS for the next batch of a $kind cursor, and keeps the cursor', async ({ options }) => {
    const database = server.database();
    const rows = await database.createCollection('rows', { capped: true, size: 4096 });
    await rows.insertMany([{}, {}]);
    const session = server.client.startSession();
    const { cursor } = await database.command({ find: 'rows', batchSize: 1, ...options }, { session });
    const getMore = { getMore: cursor.id, collection: 'rows' };

    await expect(database.command({ ...getMore, maxTimeMS: 100 }, { session })).rejects.toMatchObject({
      code: 2,
      codeName: 'BadValue',
      message: 'cannot set maxTimeMS on getMore command for a non-awaitData cursor',
    });
    expect((await database.command(getMore, { session })).cursor.nextBatch).toHaveLength(1);
    await session.endSession();
  });
});

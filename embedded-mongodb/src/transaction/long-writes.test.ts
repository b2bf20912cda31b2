import { type ChangeStreamUpdateDocument, type Collection, UUID } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { during, fill, hold } from '../testing/long-work.ts';
import { beginTransaction, RawClient, sendTogether } from '../testing/raw-client.ts';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
  n: number;
  state: string;
  times?: number;
}

const ROWS = Number(process.env.LONG_WRITE_ROWS ?? 10_000);
/** Steps of others that come while a command is at work: a transaction holds what it writes in the middle until then. */
const STEPS = 5;

const server = useServer();
const buildRow = (_id: number): Row => ({ _id, n: _id, state: 'a' });

async function given(count = ROWS): Promise<Collection<Row>> {
  const rows = server.database().collection<Row>('rows');
  await fill(rows, count, buildRow);
  return rows;
}

const ping = () => server.client.db('admin').command({ ping: 1 });

async function expectSound(rows: Collection<Row>): Promise<void> {
  const checked = await rows.db.command({ validate: rows.collectionName });
  expect(checked).toMatchObject({ valid: true, errors: [] });
}

describe('while a command writes many documents', () => {
  it('other clients can write to the same collection', async () => {
    const rows = await given();
    const letGo = await hold(server.client, rows, ROWS / 2);
    const { turns } = await during(rows.updateMany({ state: 'a' }, { $set: { state: 'b' } }), async (turn) => {
      await rows.insertOne({ _id: ROWS + turn, n: 0, state: 'new' });
      if (turn === STEPS) await letGo();
    });

    expect(turns).toBeGreaterThanOrEqual(STEPS);
    expect(await rows.countDocuments({ state: 'b' })).toBe(ROWS);
    await expectSound(rows);
  });
});

describe('an update of many documents', () => {
  it('writes each once, even if that moves it in the index being scanned', async () => {
    const rows = await given();
    await rows.createIndex({ n: 1 });
    const { modifiedCount } = await rows.updateMany({ n: { $gte: 0 } }, { $inc: { n: 7, times: 1 } }, { hint: 'n_1' });

    expect(modifiedCount).toBe(ROWS);
    expect(await rows.countDocuments({ times: 1, $expr: { $eq: ['$n', { $add: ['$_id', 7] }] } })).toBe(ROWS);
    await expectSound(rows);
  });

  it('skips documents that others changed so that they no longer match, and loses none of their writes', async () => {
    const rows = await given();
    const letGo = await hold(server.client, rows, ROWS / 2);
    const taken = new Set<number>();
    const missed = new Set<number>();
    const work = rows.updateMany({ state: 'a' }, { $set: { state: 'b' }, $inc: { times: 1 } });
    await during(work, async (turn) => {
      const id = ROWS - 1 - turn;
      const { modifiedCount } = await rows.updateOne({ _id: id, state: 'a' }, { $set: { state: 'c' } });
      (modifiedCount === 1 ? taken : missed).add(id);
      if (turn === STEPS) await letGo();
    });

    expect((await work).modifiedCount).toBe(ROWS - taken.size);
    expect(taken.size).toBeGreaterThanOrEqual(STEPS);
    expect(await rows.countDocuments({ state: 'c', times: { $exists: false } })).toBe(taken.size);
    expect(await rows.countDocuments({ state: 'b', times: 1 })).toBe(ROWS - taken.size);
  });

  it('that fails keeps the changes made before the error', async () => {
    const rows = await given();
    await rows.createIndex({ n: 1 }, { unique: true });
    await rows.deleteOne({ _id: ROWS / 2 });
    const lowered = rows.updateMany({ _id: { $gte: ROWS / 2 } }, [
      { $set: { n: { $cond: [{ $eq: ['$_id', ROWS - 10] }, 0, { $subtract: ['$n', 1] }] } } },
    ]);
    await expect(lowered).rejects.toMatchObject({ code: 11000 });

    expect(await rows.countDocuments({ $expr: { $ne: ['$n', '$_id'] } })).toBe(ROWS / 2 - 11);
    await expectSound(rows);
  });

  it('ends at its time limit, and streams emit exactly what is done', async () => {
    const rows = await given();
    const stream = rows.watch<Row, ChangeStreamUpdateDocument<Row>>();
    await stream.tryNext();
    const update = rows.updateMany({}, { $set: { state: 'b' } }, { maxTimeMS: 50 });
    await expect(update).rejects.toMatchObject({ code: 50 });
    const done = await rows.countDocuments({ state: 'b' });
    await rows.updateOne({ _id: ROWS - 1 }, { $set: { state: 'end' } });
    const received: number[] = [];
    for (let event = await stream.next(); event.updateDescription.updatedFields?.state !== 'end'; ) {
      received.push(event.documentKey._id);
      event = await stream.next();
    }
    await stream.close();

    expect(done).toBeLessThan(ROWS);
    expect(received).toEqual(Array.from({ length: done }, (_, at) => at));
  });

  it('ends if its collection is dropped or renamed', async () => {
    const dropped = await given();
    const update = {
      update: 'rows',
      updates: [{ q: {}, u: { $set: { state: 'b' } }, multi: true }],
      $db: dropped.dbName,
    };
    const drop = { drop: 'rows', $db: dropped.dbName };
    expect(await sendTogether(server, [update, drop])).toMatchObject([{ writeErrors: [{ code: 175 }] }, { ok: 1 }]);
    expect(await dropped.db.listCollections().toArray()).toEqual([]);

    const renamed = await given();
    const other = renamed.db.collection<Row>('other');
    const deletion = { delete: 'rows', deletes: [{ q: {}, limit: 0 }], $db: renamed.dbName };
    const rename = { renameCollection: renamed.namespace, to: other.namespace, $db: 'admin' };
    expect(await sendTogether(server, [deletion, rename])).toMatchObject([{ writeErrors: [{ code: 175 }] }, { ok: 1 }]);
    expect(await other.countDocuments()).toBeGreaterThan(0);
    await expectSound(other);
    expect(await other.estimatedDocumentCount()).toBe(await other.countDocuments());
  });

  it('waits for a transaction that holds a document, after writing those before it', async () => {
    const rows = await given(2000);
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 1000 }, { $set: { state: 'held' } }, { session });
    const update = rows.updateMany({ state: 'a' }, { $set: { state: 'b' } });
    await expect.poll(() => rows.countDocuments({ state: 'b' })).toBe(1000);
    await session.commitTransaction();
    await session.endSession();

    expect((await update).modifiedCount).toBe(1999);
    expect(await rows.findOne({ _id: 1000 })).toMatchObject({ state: 'held' });
  });

  it('waits for a transaction only up to its time limit', async () => {
    const rows = await given(100);
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 50 }, { $set: { state: 'held' } }, { session });
    const update = rows.updateMany({}, { $set: { state: 'b' } }, { maxTimeMS: 50 });
    await expect(update).rejects.toMatchObject({ code: 50 });
    await session.abortTransaction();
    await session.endSession();

    expect(await rows.countDocuments({ state: 'b', _id: { $gte: 50 } })).toBe(0);
  });
});

describe('an insertion of many documents', () => {
  it('continues in a new collection if its own is dropped', async () => {
    const rows = await given(1);
    // Of the documents to come this transaction holds an early one, so that most are left when the drop may go on as well.
    const session = server.client.startSession();
    session.startTransaction();
    await rows.insertOne(buildRow(100), { session });
    const insertion = rows.insertMany(Array.from({ length: ROWS }, (_, at) => buildRow(at + 1)));
    await expect.poll(() => rows.countDocuments()).toBe(100);
    const drop = rows.drop();
    const drops = () => server.client.db('admin').command({ currentOp: 1, 'command.drop': 'rows' });
    await expect.poll(async () => (await drops()).inprog.length).toBe(1);
    await session.abortTransaction();
    await session.endSession();

    expect(await drop).toBe(true);
    expect((await insertion).insertedCount).toBe(ROWS);
    expect(await rows.findOne({ _id: 0 })).toBeNull();
    expect(await rows.countDocuments()).toBeLessThan(ROWS);
    expect(await rows.findOne({ _id: ROWS })).toEqual(buildRow(ROWS));
    await expectSound(rows);
  });

  it('that is retried writes nothing twice, also after a restart', async () => {
    const $db = server.database().databaseName;
    const lsid = { id: new UUID() };
    const documents = Array.from({ length: 10_000 }, (_, at) => buildRow(at));
    const run = async () => {
      const raw = await RawClient.connect(server.uri);
      const reply = await raw.command({ insert: 'rows', documents, lsid, txnNumber: 1n, $db });
      raw.close();
      return reply;
    };
    expect(await run()).toMatchObject({ n: 10_000 });
    await server.restart('SIGTERM');

    expect(await run()).toMatchObject({ n: 10_000, retriedStmtIds: documents.map((_, at) => at) });
    expect(await server.client.db($db).collection('rows').countDocuments()).toBe(10_000);
  });
});

describe('an insertion into a full capped collection', () => {
  it('waits for a transaction that holds the oldest document, and is applied once', async () => {
    const rows = await server.database().createCollection<Row>('rows', { capped: true, size: 10_000, max: 2 });
    await rows.insertMany([buildRow(0), buildRow(1)]);
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 0 }, { $set: { state: 'b' } }, { session });
    const insertion = rows.insertOne(buildRow(2));
    await ping();
    await session.commitTransaction();
    await session.endSession();
    await insertion;

    expect(await rows.find().toArray()).toEqual([buildRow(1), buildRow(2)]);
    await expectSound(rows);
  });
});

describe('a statement of a transaction that writes many documents', () => {
  it('is invisible before the commit and complete after it', async () => {
    const rows = await given();
    const session = server.client.startSession();
    session.startTransaction();
    const seen = await during(rows.updateMany({}, { $set: { state: 'b' } }, { session }), async () => {
      expect(await rows.countDocuments({ state: 'b' })).toBe(0);
    });
    expect(seen.result).toMatchObject({ status: 'fulfilled', value: { modifiedCount: ROWS } });
    await session.commitTransaction();
    await session.endSession();

    expect(await rows.countDocuments({ state: 'b' })).toBe(ROWS);
    await expectSound(rows);
  });

  it('ends without writing if its session is killed', async () => {
    const rows = await given();
    const lsid = await beginTransaction(server.uri, { find: 'rows', limit: 1, $db: rows.dbName });
    const update = {
      update: 'rows',
      updates: [{ q: {}, u: { $set: { state: 'b' } }, multi: true }],
      ...{ lsid, txnNumber: 1n, autocommit: false, $db: rows.dbName },
    };
    const killing = { killSessions: [lsid], $db: 'admin' };

    expect(await sendTogether(server, [update, killing])).toMatchObject([{ code: 251 }, { ok: 1 }]);
    expect(await rows.countDocuments({ state: 'b' })).toBe(0);
    await rows.updateOne({ _id: 1 }, { $set: { state: 'free' } });
  });
});

describe('a server that is stopped', () => {
  it('ends long writes, with their changes on disk and every index consistent', async () => {
    const rows = await given();
    await rows.createIndex({ state: 1 });
    // The update waits for this transaction, so that it cannot end before the server does.
    const q = { _id: ROWS / 2 };
    await beginTransaction(server.uri, {
      update: 'rows',
      updates: [{ q, u: { $set: { state: 'held' } } }],
      $db: rows.dbName,
    });
    const update = rows.updateMany({}, { $set: { state: 'b' } });
    const ended = Promise.allSettled([update]);
    await expect.poll(() => rows.countDocuments({ state: 'b' })).toBe(ROWS / 2);
    await server.restart('SIGTERM');
    await ended;
    const again = server.client.db(rows.dbName).collection<Row>('rows');

    expect(await again.countDocuments({ state: 'b' })).toBe(ROWS / 2);
    await expectSound(again);
  });
});

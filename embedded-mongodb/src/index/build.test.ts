import type { Collection } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { during, fill } from '../testing/long-work.ts';
import { beginTransaction, sendTogether } from '../testing/raw-client.ts';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
  n: number;
  tags?: unknown;
  more?: unknown;
}

/**
 * What has to come while a build goes on is done while a transaction keeps that from its end, or sent together with it, so
 * that few are enough.
 */
const ROWS = 4000;
/** So many that a build takes ten turns and more: what was sent together with it begins after the first. */
const LONG = 40_000;
const server = useServer();

async function given(count = ROWS): Promise<Collection<Row>> {
  const rows = server.database().collection<Row>('rows');
  await fill(rows, count, (_id) => ({ _id, n: _id }));
  return rows;
}

async function indexNames(rows: Collection<Row>): Promise<string[]> {
  return (await rows.indexes()).map(({ name }) => String(name));
}

async function expectSound(rows: Collection<Row>): Promise<void> {
  const checked = await rows.db.command({ validate: rows.collectionName });
  expect(checked).toMatchObject({ valid: true, errors: [] });
}

const buildOf = (rows: Collection<Row>) => ({
  createIndexes: 'rows',
  indexes: [{ key: { n: 1 }, name: 'n_1' }],
  $db: rows.dbName,
});

/** How many index entries the collection has, by a look at all of them. */
async function keysIn(rows: Collection<Row>, index: string): Promise<number> {
  const { keysPerIndex } = await rows.db.command({ validate: rows.collectionName });
  return keysPerIndex[index];
}

/** Uses the collection in a transaction, for which every build waits at its end. Returns the function that aborts it. */
async function keepingFromEnd(rows: Collection<Row>): Promise<() => Promise<void>> {
  const session = server.client.startSession();
  session.startTransaction();
  await rows.findOne({}, { session });
  return async () => {
    await session.abortTransaction();
    await session.endSession();
  };
}

async function runningBuilds(): Promise<number> {
  const { inprog } = await server.client.db('admin').command({ currentOp: 1, 'command.createIndexes': 'rows' });
  return inprog.length;
}

describe('while an index is built', () => {
  it('concurrent inserts, updates and deletes are included in it', async () => {
    const rows = await given();
    const letEnd = await keepingFromEnd(rows);
    const build = rows.createIndexes([
      { key: { n: -1 } },
      { key: { _id: 1, n: 1 }, unique: true },
      { key: { tags: 1 } },
    ]);
    const { turns } = await during(build, async (turn) => {
      const [low, high] = [turn * 3, ROWS - 1 - turn * 3];
      await Promise.all([
        rows.insertOne({ _id: ROWS + turn, n: -turn, tags: [turn, 'new'] }),
        rows.updateOne({ _id: low }, { $inc: { n: ROWS }, $set: { tags: ['a', 'b'] } }),
        rows.replaceOne({ _id: high }, { n: 0, tags: turn }),
        rows.deleteOne({ _id: low + 1 }),
        rows.deleteOne({ _id: high - 1 }),
      ]);
      if (turn === 5) await letEnd();
    });

    expect(turns).toBeGreaterThanOrEqual(5);
    await expectSound(rows);
    expect(await rows.find({ n: 0 }, { hint: { n: -1 } }).toArray()).toHaveLength(
      await rows.countDocuments({ n: 0 }, { hint: { $natural: 1 } }),
    );
  });

  it('it is not visible', async () => {
    const rows = await given();
    const letEnd = await keepingFromEnd(rows);
    const build = rows.createIndex({ n: 1 });
    for (let round = 0; round < 20; round++) {
      expect(await indexNames(rows)).toEqual(['_id_']);
      const { queryPlanner } = await rows.find({ n: 5 }).explain();
      expect(JSON.stringify(queryPlanner.winningPlan)).toContain('COLLSCAN');
    }
    await letEnd();
    await build;

    expect(await indexNames(rows)).toEqual(['_id_', 'n_1']);
    const { queryPlanner } = await rows.find({ n: 5 }).explain();
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('IXSCAN');
  });

  it('it waits for a transaction that has written, and includes its writes', async () => {
    const rows = await given();
    const session = server.client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 1 }, { $set: { n: -1 } }, { session });
    const build = rows.createIndex({ n: 1 });
    await rows.updateOne({ _id: ROWS - 1 }, { $set: { n: -2 } }, { session });
    await rows.insertOne({ _id: ROWS, n: -3 }, { session });
    await server.client.db('admin').command({ ping: 1 });
    await session.commitTransaction();
    await session.endSession();
    await build;

    expect(
      (
        await rows
          .find({ n: { $lt: 0 } })
          .hint({ n: 1 })
          .toArray()
      ).map(({ _id }) => _id),
    ).toEqual([ROWS, ROWS - 1, 1]);
    await expectSound(rows);
  });

  it('a request for the same index waits, and one for another index of the same name is refused', async () => {
    const rows = await given();
    const letEnd = await keepingFromEnd(rows);
    const build = rows.createIndex({ n: 1 });
    const asked = Promise.allSettled([
      rows.db.command({ createIndexes: 'rows', indexes: [{ key: { n: 1 }, name: 'n_1' }] }),
      rows.createIndex({ tags: 1 }, { name: 'n_1' }),
    ]);
    await letEnd();
    const [same, other] = await asked;

    expect(same).toMatchObject({ status: 'fulfilled', value: { note: 'all indexes already exist' } });
    expect(other).toMatchObject({ status: 'rejected', reason: { code: 86 } });
    await build;
    expect(await keysIn(rows, 'n_1')).toBe(ROWS);
  });

  it('the collection cannot be renamed', async () => {
    // A transaction would keep the rename waiting as well: the build is long enough to go on until it comes.
    const rows = await given(10 * ROWS);
    const ended = Promise.allSettled([rows.createIndex({ n: 1 })]);
    await expect(rows.rename('other')).rejects.toMatchObject({ code: 12587 });
    expect(await ended).toMatchObject([{ status: 'fulfilled' }]);
  });
});

describe('the build of a unique index', () => {
  it('fails if two documents have the same key, and leaves nothing behind', async () => {
    const rows = await given();
    await rows.updateOne({ _id: ROWS - 1 }, { $set: { n: 3 } });
    await expect(rows.createIndex({ n: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
      keyValue: { n: 3 },
    });

    expect(await indexNames(rows)).toEqual(['_id_']);
    await rows.insertOne({ _id: ROWS, n: 3 });
    await rows.createIndex({ n: 1 });
    expect(await keysIn(rows, 'n_1')).toBe(ROWS + 1);
  });

  it('fails if another client inserts a duplicate key', async () => {
    const rows = await given();
    const letEnd = await keepingFromEnd(rows);
    const ended = Promise.allSettled([rows.createIndex({ n: 1 }, { unique: true })]);
    await expect.poll(runningBuilds).toBe(1);
    await rows.insertOne({ _id: ROWS, n: ROWS / 2 });
    await letEnd();

    expect(await ended).toMatchObject([{ status: 'rejected', reason: { code: 11000 } }]);
    expect(await rows.countDocuments({ n: ROWS / 2 })).toBe(2);
    expect(await indexNames(rows)).toEqual(['_id_']);
  });

  it('succeeds if a duplicate key is removed before its end', async () => {
    const rows = await given();
    await rows.updateMany({ _id: { $in: [5, ROWS - 5] } }, { $set: { n: 1 } });
    const letEnd = await keepingFromEnd(rows);
    const build = rows.createIndex({ n: 1 }, { unique: true });
    await rows.deleteOne({ _id: 5 });
    await rows.updateOne({ _id: 1 }, { $set: { n: -1 } });
    await letEnd();
    await build;

    expect(await keysIn(rows, 'n_1')).toBe(ROWS - 1);
    await expectSound(rows);
  });

  it('fails if a document has two arrays, unless that is corrected meanwhile', async () => {
    const rows = await given();
    await rows.updateOne({ _id: 7 }, { $set: { tags: [1], more: [2] } });
    await expect(rows.createIndex({ tags: 1, more: 1 })).rejects.toMatchObject({ code: 171 });
    const letEnd = await keepingFromEnd(rows);
    const build = rows.createIndex({ tags: 1, more: 1 });
    await rows.updateOne({ _id: 7 }, { $unset: { more: 1 } });
    await letEnd();
    await build;
    await expectSound(rows);
  });
});

describe('an interrupted build', () => {
  it.each<[string, object]>([
    ['its collection is dropped', { drop: 'rows' }],
    ['its database is dropped', { dropDatabase: 1 }],
    ['it is dropped by its name', { dropIndexes: 'rows', index: 'n_1' }],
    ['all indexes are dropped', { dropIndexes: 'rows', index: '*' }],
  ])('fails if %s', async (_, stop) => {
    const rows = await given(LONG);
    const replies = await sendTogether(server, [buildOf(rows), { ...stop, $db: rows.dbName }]);

    expect(replies).toMatchObject([{ code: 276 }, { ok: 1 }]);
    await rows.insertOne({ _id: LONG, n: LONG });
    expect(await indexNames(rows)).toEqual(['_id_']);
    await rows.createIndex({ n: 1 });
    await expectSound(rows);
  });

  it('ends when its time limit is over', async () => {
    const rows = await given();
    const letEnd = await keepingFromEnd(rows);
    await expect(rows.createIndex({ n: 1 }, { maxTimeMS: 30 })).rejects.toMatchObject({ code: 50 });
    await letEnd();
    expect(await indexNames(rows)).toEqual(['_id_']);
    await rows.createIndex({ n: 1 });
    await expectSound(rows);
  });

  it('ends with the server, and its index does not exist after the restart', async () => {
    const rows = await given();
    // The driver aborts its transactions when it is closed, and the build could end before the server does.
    await beginTransaction(server.uri, { find: 'rows', $db: rows.dbName });
    const ended = Promise.allSettled([rows.createIndex({ n: 1 })]);
    await expect.poll(runningBuilds).toBe(1);
    await server.restart('SIGTERM');
    await ended;
    const again = server.client.db(rows.dbName).collection<Row>('rows');

    expect(await indexNames(again)).toEqual(['_id_']);
    await again.createIndex({ n: -1 });
    await expectSound(again);
  });
});

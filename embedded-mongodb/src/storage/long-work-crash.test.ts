import type { ChangeStreamInsertDocument, ChangeStreamUpdateDocument, Collection, ResumeToken } from 'mongodb';
import { expect, it } from 'vitest';
import { fill } from '../testing/long-work.ts';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
  n: number;
  state: string;
}

/** Few are enough: what is killed waits for a transaction, so that it is not done before. */
const ROWS = 5000;
const server = useServer({ sync: true });

const rowsNow = (): Collection<Row> => server.client.db('long').collection<Row>('rows');

async function given(): Promise<void> {
  await server.client.db('long').dropDatabase();
  await fill(rowsNow(), ROWS, (_id) => ({ _id, n: _id, state: 'a' }));
}

async function expectSound(): Promise<void> {
  expect(await server.client.db('long').command({ validate: 'rows' })).toMatchObject({ valid: true, errors: [] });
}

/** Kills the server while the work is going on, and starts it again. */
async function killDuring(work: Promise<unknown>, hasBegun: () => Promise<boolean>): Promise<void> {
  const ended = Promise.allSettled([work]);
  await expect.poll(hasBegun, { interval: 5 }).toBe(true);
  server.kill();
  expect(await ended).toMatchObject([{ status: 'rejected' }]);
  await server.restart('SIGKILL');
}

const once = { retryWrites: false, serverSelectionTimeoutMS: 300 };

it('a server killed during a long update keeps its first changes, and streams emit exactly these', async () => {
  await given();
  await rowsNow().createIndex({ state: 1 });
  const stream = rowsNow().watch();
  await stream.tryNext();
  const token: ResumeToken = stream.resumeToken;
  await stream.close();
  const client = await server.connect(once);
  // The update cannot come to its end, which a transaction keeps from it.
  const session = client.startSession();
  session.startTransaction();
  await client
    .db('long')
    .collection<Row>('rows')
    .updateOne({ _id: ROWS - 1 }, { $set: { n: 0 } }, { session });
  const update = client
    .db('long')
    .collection<Row>('rows')
    .updateMany({}, { $set: { state: 'b' } });
  await killDuring(update, async () => (await rowsNow().countDocuments({ state: 'b' })) > 0);

  const done = (await rowsNow().find({ state: 'b' }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  expect(done.length).toBeLessThan(ROWS);
  expect(done).toEqual(Array.from({ length: done.length }, (_, at) => at));
  await expectSound();
  await rowsNow().updateOne({ _id: ROWS - 1 }, { $set: { state: 'end' } });
  const again = rowsNow().watch<Row, ChangeStreamUpdateDocument<Row>>([], { resumeAfter: token });
  const received: number[] = [];
  for (;;) {
    const { documentKey, updateDescription } = await again.next();
    if (updateDescription.updatedFields?.state === 'end') break;
    received.push(documentKey._id);
  }
  await again.close();
  expect(received).toEqual(done);
});

it('a server killed during an index build has no part of the index, and can build it again', async () => {
  await given();
  const client = await server.connect(once);
  // As long as a transaction uses the collection, the build has no end.
  const session = client.startSession();
  session.startTransaction();
  await client.db('long').collection('rows').findOne({}, { session });
  const build = client
    .db('long')
    .collection<Row>('rows')
    .createIndexes([{ key: { n: 1 } }, { key: { state: 1, n: 1 } }]);
  let polls = 0;
  await killDuring(build, async () => {
    await rowsNow().insertOne({ _id: ROWS + polls, n: -1, state: 'new' });
    return ++polls === 5;
  });

  expect((await rowsNow().indexes()).map(({ name }) => name)).toEqual(['_id_']);
  expect(await rowsNow().countDocuments({ state: 'new' })).toBe(5);
  await rowsNow().createIndex({ n: -1 });
  await rowsNow().createIndex({ state: 1, n: 1 });
  await expectSound();
});

it('a server killed during a pipeline with $out keeps the old collection', async () => {
  await given();
  const target = () => server.client.db('long').collection<Row>('target');
  await target().insertOne({ _id: -1, n: -1, state: 'old' });
  const client = await server.connect(once);
  // As long as a transaction uses it, the old collection is not replaced.
  const session = client.startSession();
  session.startTransaction();
  await client.db('long').collection('target').findOne({}, { session });
  const stream = server.client.db('long').watch<Row, ChangeStreamInsertDocument<Row>>();
  await stream.tryNext();
  const pipeline = client
    .db('long')
    .collection<Row>('rows')
    .aggregate([{ $out: 'target' }])
    .toArray();
  await killDuring(pipeline, async () => {
    const { ns } = await stream.next();
    return ns.coll.startsWith('tmp.agg_out.');
  });

  expect(await target().find().toArray()).toEqual([{ _id: -1, n: -1, state: 'old' }]);
  expect((await server.client.db('long').listCollections().toArray()).map(({ name }) => name).sort()).toEqual([
    'rows',
    'target',
  ]);
  await rowsNow()
    .aggregate([{ $out: 'target' }])
    .toArray();
  expect(await target().countDocuments()).toBe(ROWS);
});

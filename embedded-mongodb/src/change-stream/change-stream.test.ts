import type { ChangeStream, Document, ResumeToken } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { opened, QUICK, take } from '../testing/change-events.ts';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
  list?: number[];
}

const server = useServer();

/** A stream that waits as long as this has been woken, or let go, when it ends at all within a test. */
const FOR_A_DAY = { maxAwaitTimeMS: 86_400_000 };

describe('a change stream', () => {
  it('emits inserts, updates, replacements and deletions', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertOne({ _id: 0 });
    const stream = await opened(rows.watch([], QUICK));
    await rows.insertOne({ _id: 1, a: 1, b: 1, list: [1] });
    await rows.updateOne({ _id: 1 }, { $set: { a: 2, 'c.d': 1 }, $unset: { b: '' }, $push: { list: 2 } as never });
    await rows.updateOne({ _id: 1 }, { $set: { a: 2 } });
    await rows.replaceOne({ _id: 1 }, { z: 1 });
    await rows.deleteOne({ _id: 1 });

    const events = await take(stream, 4);

    expect(events).toMatchObject([
      { operationType: 'insert', documentKey: { _id: 1 }, fullDocument: { _id: 1, a: 1 } },
      {
        operationType: 'update',
        updateDescription: { updatedFields: { a: 2, c: { d: 1 }, 'list.1': 2 }, removedFields: ['b'] },
      },
      { operationType: 'replace', fullDocument: { _id: 1, z: 1 } },
      { operationType: 'delete', documentKey: { _id: 1 } },
    ]);
    await stream.close();
  });

  it('emits a change at once', async () => {
    const rows = server.database().collection<Row>('rows');
    const before = await opened(rows.watch([], QUICK));
    const stream = rows.watch([], { ...FOR_A_DAY, resumeAfter: before.resumeToken });
    await before.close();
    const next = stream.next();
    await rows.insertOne({ _id: 1 });
    expect(await next).toMatchObject({ operationType: 'insert', documentKey: { _id: 1 } });
    await stream.close();
  });

  it('can be closed at once while it waits', async () => {
    const stream = server.database().collection<Row>('rows').watch([], FOR_A_DAY);
    const waiting = stream.next().catch((error: Error) => error);
    await server.database().command({ ping: 1 });
    await stream.close();
    expect(await waiting).toBeInstanceOf(Error);
  });

  it('emits the writes of a transaction only after its commit', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertOne({ _id: 0 });
    const stream = await opened(rows.watch([], QUICK));
    const session = server.client.startSession();
    session.startTransaction();
    await rows.insertMany([{ _id: 1 }, { _id: 2 }], { session });
    await rows.insertOne({ _id: 3 });
    await session.commitTransaction();

    const events = (await take(stream, 3)) as { documentKey?: Row; txnNumber?: number }[];

    expect(events.map((event) => event.documentKey?._id)).toEqual([3, 1, 2]);
    await Promise.all([stream.close(), session.endSession()]);
  });

  it('applies its filter and looks up full documents', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany([
      { _id: 1, market: 'KR' },
      { _id: 2, market: 'US' },
    ]);
    const stream = await opened(
      rows.watch([{ $match: { 'fullDocument.market': 'US' } }, { $project: { documentKey: 1, fullDocument: 1 } }], {
        fullDocument: 'updateLookup',
        ...QUICK,
      }),
    );
    await rows.updateMany({}, { $inc: { n: 1 } });

    const [event] = await take(stream, 1);

    expect(event).toEqual({ _id: event?._id, documentKey: { _id: 2 }, fullDocument: { _id: 2, market: 'US', n: 1 } });
    await stream.close();
  });

  it('on a database or the server sees all collections; on a collection it ends when that is dropped', async () => {
    const database = server.database();
    await database.collection<Row>('a').insertOne({ _id: 0 });
    const everything = await opened(server.client.watch<Row>([], QUICK));
    const all = await opened(database.watch<Row>([], QUICK));
    const one = await opened(database.collection<Row>('a').watch([], QUICK));
    await database.collection<Row>('a').insertOne({ _id: 1 });
    await database.collection<Row>('b').insertOne({ _id: 2 });
    await database.collection('a').drop();

    const kinds = async (stream: ChangeStream<Row>, count: number) =>
      (await take(stream, count)).map((event) => event.operationType);
    expect(await kinds(all, 3)).toEqual(['insert', 'insert', 'drop']);
    expect(await kinds(everything, 3)).toEqual(['insert', 'insert', 'drop']);
    expect(await kinds(one, 3)).toEqual(['insert', 'drop', 'invalidate']);
    await Promise.all([all.close(), one.close(), everything.close()]);
  });

  it('resumes after a restart without missing an event', async () => {
    const name = server.database().databaseName;
    const rows = server.client.db(name).collection<Row>('rows');
    const stream = await opened(rows.watch([], QUICK));
    await rows.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    const [first] = await take(stream, 1);
    const token = first?._id as ResumeToken;
    await stream.close();
    await server.restart('SIGKILL');
    const again = server.client.db(name).collection<Row>('rows');
    await again.insertOne({ _id: 4 });

    const resumed = await take(again.watch([], { resumeAfter: token }), 3);

    expect(resumed.map((event) => 'documentKey' in event && event.documentKey?._id)).toEqual([2, 3, 4]);
  });

  it('rejects an invalid resume token', async () => {
    const stream = server
      .database()
      .collection<Row>('rows')
      .watch([], { resumeAfter: { _data: 'nonsense' } });
    await expect(stream.next()).rejects.toMatchObject({ code: 260 });
  });
});

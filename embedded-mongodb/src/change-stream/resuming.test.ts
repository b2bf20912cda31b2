import { type ChangeStreamOptions, type Document, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { opened, QUICK, take } from '../testing/change-events.ts';
import { useServer } from '../testing/test-server.ts';

type Rows = Document & { _id: number };

const server = useServer();
const collection = () => server.database().collection<Rows>('rows');

describe('a resumed stream', () => {
  it('continues in the middle of a transaction', async () => {
    const rows = collection();
    await rows.insertOne({ _id: 0 });
    const stream = await opened(rows.watch([], QUICK));
    await server.client.withSession((session) =>
      session.withTransaction(() => rows.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }], { session })),
    );
    const [first] = await take(stream, 1);
    const resumed = rows.watch([], { ...QUICK, resumeAfter: first?._id });
    expect((await take(resumed, 2)).map((event) => event.documentKey._id)).toEqual([2, 3]);
    await Promise.all([stream.close(), resumed.close()]);
  });

  it('starts at a given time, inclusive', async () => {
    const rows = collection();
    await rows.insertOne({ _id: 0 });
    const stream = await opened(rows.watch([], QUICK));
    await rows.insertMany([{ _id: 1 }, { _id: 2 }]);
    const [, second] = await take(stream, 2);
    const again = rows.watch([], { ...QUICK, startAtOperationTime: second?.clusterTime });
    expect((await take(again, 1))[0]?.documentKey).toEqual({ _id: 2 });
    await Promise.all([stream.close(), again.close()]);
  });

  it('can use the token of a stream without events', async () => {
    const rows = collection();
    const stream = await opened(rows.watch([], QUICK));
    const token = stream.resumeToken;
    await stream.close();
    await rows.insertOne({ _id: 1 });
    const resumed = rows.watch([], { ...QUICK, resumeAfter: token });
    expect((await take(resumed, 1))[0]?.documentKey).toEqual({ _id: 1 });
    await resumed.close();
  });

  it('repeats the end event unless it starts after it', async () => {
    const rows = collection();
    await rows.insertOne({ _id: 0 });
    const stream = await opened(rows.watch([], QUICK));
    await rows.drop();
    const [drop, invalidate] = await take(stream, 2);
    expect(invalidate).toMatchObject({ operationType: 'invalidate', clusterTime: drop?.clusterTime });
    await rows.insertOne({ _id: 1 });

    const afterDrop = rows.watch([], { ...QUICK, resumeAfter: drop?._id });
    expect((await take(afterDrop, 1))[0]).toMatchObject({ operationType: 'invalidate', _id: invalidate?._id });
    const afterEnd = rows.watch([], { ...QUICK, startAfter: invalidate?._id });
    expect((await take(afterEnd, 1))[0]).toMatchObject({ operationType: 'insert', documentKey: { _id: 1 } });
    await expect(rows.watch([], { resumeAfter: invalidate?._id }).next()).rejects.toMatchObject({ code: 260 });
    await Promise.all([afterDrop.close(), afterEnd.close()]);
  });

  it('closes without an event if its filter drops the end event', async () => {
    const rows = collection();
    await rows.insertOne({ _id: 0 });
    const stream = await opened(rows.watch([{ $match: { operationType: 'insert' } }], QUICK));
    await rows.drop();
    await expect(stream.next()).rejects.toThrow();
    expect(stream.closed).toBe(true);
  });
});

describe('a stream is rejected', () => {
  const failure = async (options: ChangeStreamOptions & Document, pipeline: Document[] = []) => {
    const stream = collection().watch(pipeline, options);
    return stream.next().catch((error: unknown) => error);
  };
  const token = async () => {
    const stream = await opened(collection().watch([], QUICK));
    await stream.close();
    return stream.resumeToken;
  };

  it('with two start points', async () => {
    const here = await token();
    expect(await failure({ resumeAfter: here, startAfter: here })).toMatchObject({ code: 50865 });
    const time = new Timestamp({ t: 1, i: 1 });
    expect(await failure({ resumeAfter: here, startAtOperationTime: time })).toMatchObject({ code: 40674 });
  });

  it('with a resume token of another collection', async () => {
    const rows = collection();
    await rows.insertOne({ _id: 0 });
    const stream = await opened(rows.watch([], QUICK));
    await rows.insertOne({ _id: 1 });
    const [event] = await take(stream, 1);
    await stream.close();
    expect(await failure({ resumeAfter: event?._id })).toMatchObject({ code: 280, codeName: 'ChangeStreamFatalError' });
  });

  it('with stages that streams do not support', async () => {
    expect(await failure({}, [{ $group: { _id: null } }])).toMatchObject({ code: 20, codeName: 'IllegalOperation' });
    expect(await failure({}, [{ $unsupported: 1 }])).toMatchObject({ code: 40324 });
    expect(await failure({}, [{ $changeStreamSplitLargeEvent: {} }, { $match: {} }])).toMatchObject({ code: 7182802 });
  });

  it('on the internal databases', async () => {
    const stream = server.client.db('config').watch();
    await expect(stream.next()).rejects.toMatchObject({ code: 73 });
  });

  it('and closed if its pipeline removes the resume token', async () => {
    const rows = collection();
    await rows.insertOne({ _id: 0 });
    const stream = rows.watch([{ $project: { _id: 0 } }], QUICK);
    await stream.tryNext();
    await rows.insertOne({ _id: 1 });
    await expect(stream.next()).rejects.toMatchObject({
      code: 280,
      errorLabelSet: new Set(['NonResumableChangeStreamError']),
    });
  });
});

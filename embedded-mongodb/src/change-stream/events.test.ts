import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { opened, QUICK, take } from '../testing/change-events.ts';
import { useServer } from '../testing/test-server.ts';

const server = useServer();

type Rows = Document & { _id: number };

/** The events that `work` causes on a collection that holds the rows. */
const collectEvents = async (
  before: Rows[],
  work: (rows: ReturnType<typeof collection>) => Promise<unknown>,
  options: Document = {},
  count = 1,
) => {
  const rows = collection();
  if (before.length > 0) await rows.insertMany(before);
  const stream = await opened(rows.watch([], { ...QUICK, ...options }));
  await work(rows);
  const events = await take(stream, count);
  await stream.close();
  return events;
};
const collection = () => server.database().collection<Rows>('rows');

describe('the description of an update', () => {
  const padding = 'so that the difference is smaller than the document';
  const cases: [string, Rows, Document | Document[], Document][] = [
    ['a nested field', { _id: 1, a: { b: 1 } }, { $set: { 'a.b': 2 } }, { updatedFields: { 'a.b': 2 } }],
    ['a field with its parents', { _id: 1 }, { $set: { 'a.b': 2 } }, { updatedFields: { a: { b: 2 } } }],
    ['an array position', { _id: 1, a: [1, 2] }, { $set: { 'a.1': 3 } }, { updatedFields: { 'a.1': 3 } }],
    [
      'appended elements',
      { _id: 1, a: [1] },
      { $push: { a: { $each: [2, 3] } } },
      { updatedFields: { 'a.1': 2, 'a.2': 3 } },
    ],
    ['the first element', { _id: 1, a: [] }, { $push: { a: 1 } }, { updatedFields: { a: [1] } }],
    ['an element taken out', { _id: 1, a: [1, 2] }, { $pull: { a: 2 } }, { updatedFields: { a: [1] } }],
    [
      'a removed field',
      { _id: 1, a: { b: 1, c: 1 } },
      { $unset: { 'a.b': '' } },
      { updatedFields: {}, removedFields: ['a.b'] },
    ],
    [
      'the end of an array that a pipeline cuts off',
      { _id: 1, a: [1, 2, 3, 4], padding },
      [{ $set: { a: [1, 2] } }],
      { updatedFields: {}, truncatedArrays: [{ field: 'a', newSize: 2 }] },
    ],
    [
      'what a pipeline changes inside',
      { _id: 1, a: { b: 1, c: padding }, d: 1, padding },
      [{ $set: { 'a.b': 2, e: 1 } }, { $unset: 'd' }],
      { updatedFields: { e: 1, 'a.b': 2 }, removedFields: ['d'] },
    ],
  ];

  it.each(cases)('names %s', async (_, before, update, expected) => {
    const [event] = await collectEvents([before], (rows) => rows.updateOne({ _id: 1 }, update));
    expect(event).toMatchObject({
      operationType: 'update',
      updateDescription: { removedFields: [], truncatedArrays: [], ...expected },
    });
    expect(event?.updateDescription.updatedFields).toEqual(expected.updatedFields);
    expect(event?.updateDescription).not.toHaveProperty('disambiguatedPaths');
  });

  it('is replaced by the new document if that is shorter', async () => {
    const [event] = await collectEvents([{ _id: 1, a: 1 }], (rows) => rows.updateOne({ _id: 1 }, [{ $set: { a: 2 } }]));
    expect(event).toMatchObject({ operationType: 'replace', fullDocument: { _id: 1, a: 2 } });
  });

  it('distinguishes paths that read alike, in streams with expanded events', async () => {
    const [object, array, plain] = await collectEvents(
      [{ _id: 1, a: { 1: 1 }, b: [{ 1: 1 }], c: [1] }],
      async (rows) => {
        await rows.updateOne({ _id: 1 }, { $set: { 'a.1': 2 } });
        await rows.updateOne({ _id: 1 }, { $set: { 'b.0.1': 2 } });
        await rows.updateOne({ _id: 1 }, { $set: { 'c.0': 2 } });
      },
      { showExpandedEvents: true },
      3,
    );
    expect(object?.updateDescription.disambiguatedPaths).toEqual({ 'a.1': ['a', '1'] });
    expect(array?.updateDescription.disambiguatedPaths).toEqual({ 'b.0.1': ['b', 0, '1'] });
    expect(plain?.updateDescription.disambiguatedPaths).toEqual({});
  });
});

describe('expanded events', () => {
  it('include changes to collections and indexes', async () => {
    const database = server.database();
    const stream = await opened(database.watch<Rows>([], { ...QUICK, showExpandedEvents: true }));
    const rows = await database.createCollection<Rows>('rows');
    await rows.createIndex({ a: 1 }, { expireAfterSeconds: 60 });
    await database.command({ collMod: 'rows', index: { name: 'a_1', expireAfterSeconds: 90 } });
    await rows.dropIndex('a_1');
    await database.createCollection('other');
    await rows.rename('other', { dropTarget: true });

    const events = await take(stream, 6);

    expect(events.map((event) => [event.operationType, event.ns.coll])).toEqual([
      ['create', 'rows'],
      ['createIndexes', 'rows'],
      ['modify', 'rows'],
      ['dropIndexes', 'rows'],
      ['create', 'other'],
      ['rename', 'rows'],
    ]);
    expect(events[0]).toMatchObject({ operationDescription: { idIndex: { v: 2, key: { _id: 1 }, name: '_id_' } } });
    expect(events[1]).toMatchObject({ operationDescription: { indexes: [{ key: { a: 1 }, name: 'a_1' }] } });
    expect(events[2]).toMatchObject({
      operationDescription: { index: { name: 'a_1', expireAfterSeconds: 90 } },
      stateBeforeChange: { collectionOptions: {}, indexOptions: { expireAfterSeconds: 60 } },
    });
    expect(events[3]).toMatchObject({ operationDescription: { indexes: [{ name: 'a_1' }] } });
    expect(events[5]).toMatchObject({
      to: { coll: 'other' },
      operationDescription: { to: { coll: 'other' }, dropTarget: events[4]?.collectionUUID },
      collectionUUID: events[0]?.collectionUUID,
    });
    await stream.close();
  });

  it('are not sent to other streams', async () => {
    const [event] = await collectEvents([{ _id: 1 }], async (rows) => {
      await rows.createIndex({ a: 1 });
      await rows.deleteOne({ _id: 1 });
    });
    expect(event).toMatchObject({ operationType: 'delete', documentKey: { _id: 1 } });
    expect(event).not.toHaveProperty('collectionUUID');
  });
});

describe('the events of a transaction', () => {
  it('share its session id, its number and one time', async () => {
    const rows = collection();
    await rows.insertOne({ _id: 0 });
    const stream = await opened(rows.watch([], QUICK));
    await server.client.withSession((session) =>
      session.withTransaction(async () => {
        await rows.insertOne({ _id: 1 }, { session });
        await rows.updateOne({ _id: 0 }, { $set: { a: 1 } }, { session });
      }),
    );
    await rows.insertOne({ _id: 2 });

    const [first, second, third] = await take(stream, 3);

    expect(first?.lsid.id).toEqual(second?.lsid.id);
    expect(first).toMatchObject({
      operationType: 'insert',
      clusterTime: second?.clusterTime,
      txnNumber: second?.txnNumber,
    });
    expect(third).not.toHaveProperty('lsid');
    await stream.close();
  });
});

describe('documents before and after a change', () => {
  const change = async (rows: ReturnType<typeof collection>) => {
    await rows.updateOne({ _id: 1 }, { $set: { a: 2 } });
    await rows.updateOne({ _id: 1 }, { $set: { a: 3 } });
    await rows.deleteOne({ _id: 1 });
  };
  const keeping = async () => {
    const rows = await server
      .database()
      .createCollection<Rows>('rows', { changeStreamPreAndPostImages: { enabled: true } });
    await rows.insertOne({ _id: 1, a: 1 });
    return rows;
  };

  it('match the moment of the event if the collection keeps them', async () => {
    const rows = await keeping();
    const stream = await opened(
      rows.watch([], { ...QUICK, fullDocument: 'required', fullDocumentBeforeChange: 'required' }),
    );
    await change(rows);
    expect(await take(stream, 3)).toMatchObject([
      { fullDocumentBeforeChange: { _id: 1, a: 1 }, fullDocument: { _id: 1, a: 2 } },
      { fullDocumentBeforeChange: { _id: 1, a: 2 }, fullDocument: { _id: 1, a: 3 } },
      { operationType: 'delete', fullDocumentBeforeChange: { _id: 1, a: 3 } },
    ]);
    await stream.close();
  });

  it('are null if the collection does not keep them, and the newest version if they are looked up', async () => {
    const available = { fullDocument: 'whenAvailable', fullDocumentBeforeChange: 'whenAvailable' };
    const events = await collectEvents([{ _id: 1, a: 1 }], change, available, 3);
    expect(events).toMatchObject([
      { fullDocument: null, fullDocumentBeforeChange: null },
      { fullDocument: null, fullDocumentBeforeChange: null },
      { fullDocumentBeforeChange: null },
    ]);
    const [lookedUp] = await collectEvents([{ _id: 1, a: 1 }], change, { fullDocument: 'updateLookup' });
    expect(lookedUp).toMatchObject({ operationType: 'update', fullDocument: null });
  });

  it.each([
    ['fullDocument', 'post-image'],
    ['fullDocumentBeforeChange', 'pre-image'],
  ])('end the stream if %s requires a missing image', async (option, image) => {
    await expect(collectEvents([{ _id: 1, a: 1 }], change, { [option]: 'required' })).rejects.toMatchObject({
      code: 47,
      codeName: 'NoMatchingDocument',
      message: expect.stringContaining(`${image} was not found`),
    });
  });

  it('are required only for events that match the filter', async () => {
    const database = server.database();
    await database.createCollection('rows', { changeStreamPreAndPostImages: { enabled: true } });
    const stream = await opened(
      database.watch<Rows>([{ $match: { 'ns.coll': 'rows' } }], { ...QUICK, fullDocumentBeforeChange: 'required' }),
    );
    for (const name of ['other', 'rows']) {
      await database.collection<Rows>(name).insertOne({ _id: 1 });
      await database.collection<Rows>(name).deleteOne({ _id: 1 });
    }
    expect(await take(stream, 2)).toMatchObject([{}, { fullDocumentBeforeChange: { _id: 1 } }]);
    await stream.close();
  });
});

describe('an event larger than the size limit of a document', () => {
  const large = 'x'.repeat(9 * 1024 * 1024);
  const replaced = async (pipeline: Document[], options: Document = {}) => {
    const rows = await server
      .database()
      .createCollection<Rows>('rows', { changeStreamPreAndPostImages: { enabled: true } });
    await rows.insertOne({ _id: 1, large });
    const stream = await opened(rows.watch(pipeline, { ...QUICK, fullDocumentBeforeChange: 'required', ...options }));
    await rows.replaceOne({ _id: 1 }, { large: `${large}y` });
    return { rows, stream };
  };

  it('is rejected', async () => {
    const { stream } = await replaced([]);
    await expect(take(stream, 1)).rejects.toMatchObject({ code: 10334, codeName: 'BSONObjectTooLarge' });
  });

  it('is split into fragments on request, and each fragment can be resumed after', async () => {
    const split = [{ $changeStreamSplitLargeEvent: {} }];
    const { rows, stream } = await replaced(split);
    const [first, second] = await take(stream, 2);
    expect(first).toMatchObject({ operationType: 'replace', splitEvent: { fragment: 1, of: 2 } });
    expect(second).toMatchObject({ splitEvent: { fragment: 2, of: 2 } });
    expect({ ...first, ...second }).toMatchObject({ fullDocumentBeforeChange: { large } });
    const resumed = rows.watch(split, { ...QUICK, fullDocumentBeforeChange: 'required', resumeAfter: first?._id });
    expect((await take(resumed, 1))[0]).toMatchObject({ splitEvent: { fragment: 2, of: 2 } });
    await Promise.all([stream.close(), resumed.close()]);
  });
});

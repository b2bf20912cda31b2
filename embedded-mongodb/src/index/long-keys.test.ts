import type { Collection } from 'mongodb';
import { describe, expect, it } from 'vitest';
import type { Document } from '../bson/values.ts';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

/** Longer than what an index keeps of a key as it is, so that only the document tells what comes behind it. */
const BEGINNING = 'x'.repeat(1700);

/** An order of numbers that neither the digests of their texts nor the order of insertion has. */
const SHUFFLED = [5, 2, 8, 1, 9, 4, 7, 3, 6, 0];

async function rowsWith(rows: readonly Row[], ...indexes: Document[]): Promise<Collection<Row>> {
  const collection = server.database().collection<Row>('rows');
  await collection.drop();
  await collection.insertMany([...rows]);
  for (const key of indexes) await collection.createIndex(key as Record<string, 1 | -1>);
  return collection;
}

const withText = (field: string) => SHUFFLED.map((_id) => ({ _id, [field]: `${BEGINNING}${_id}` }));
const ids = (rows: readonly Row[]) => rows.map(({ _id }) => _id);
const ASCENDING = SHUFFLED.toSorted();

describe('an index on keys that are too long to be stored whole', () => {
  it.each([1, -1] as const)('orders documents by their values (direction %i)', async (direction) => {
    const rows = await rowsWith(withText('a'), { a: direction });
    expect(ids(await rows.find().sort({ a: 1 }).hint({ a: direction }).toArray())).toEqual(ASCENDING);
    expect(ids(await rows.find().sort({ a: -1 }).hint({ a: direction }).toArray())).toEqual(ASCENDING.toReversed());
  });

  it('returns a page that is matched, sorted and limited', async () => {
    const rows = await rowsWith(withText('a'), { a: 1 });
    const stages = [{ $match: { a: { $gt: `${BEGINNING}2` } } }, { $sort: { a: 1 } }, { $limit: 3 }];
    expect(ids(await rows.aggregate<Row>(stages).toArray())).toEqual([3, 4, 5]);
  });

  it('orders documents over several batches while some of them change', async () => {
    const rows = await rowsWith(withText('a'), { a: 1 });
    const cursor = rows.find().sort({ a: 1 }).batchSize(2);
    const read = [await cursor.next(), await cursor.next()];
    await rows.deleteOne({ _id: 4 });
    await rows.updateOne({ _id: 6 }, { $set: { a: 'short' } });
    for await (const row of cursor) read.push(row);
    expect(ids(read as Row[])).toEqual([0, 1, 2, 3, 5, 7, 8, 9]);
  });

  it('orders documents within a transaction, including its own writes', async () => {
    const rows = await rowsWith(withText('a'), { a: 1 });
    await server.client.withSession((session) =>
      session.withTransaction(async () => {
        await rows.deleteOne({ _id: 3 }, { session });
        await rows.insertOne({ _id: 10, a: `${BEGINNING}55` }, { session });
        const found = await rows.find({}, { session }).sort({ a: 1 }).toArray();
        expect(ids(found)).toEqual([0, 1, 2, 4, 5, 10, 6, 7, 8, 9]);
      }),
    );
  });

  it('orders by the fields after a long one', async () => {
    const all = SHUFFLED.map((_id) => ({ _id, a: `${BEGINNING}${_id % 2}`, b: _id }));
    const rows = await rowsWith(all, { a: 1, b: -1 });
    expect(ids(await rows.find().sort({ a: 1, b: -1 }).toArray())).toEqual([8, 6, 4, 2, 0, 9, 7, 5, 3, 1]);
    const odd = rows.find({ a: `${BEGINNING}1` }).sort({ b: -1 });
    expect(ids(await odd.toArray())).toEqual([9, 7, 5, 3, 1]);
  });

  it('merges the documents of a list of values in the order of the next field', async () => {
    const all = withText('b').map((row) => ({ ...row, a: 'y'.repeat(row._id % 3) }));
    const rows = await rowsWith(all, { a: 1, b: 1 });
    const found = rows.find({ a: { $in: ['', 'y', 'yy'] } }).sort({ b: 1 });
    expect(ids(await found.batchSize(2).toArray())).toEqual(ASCENDING);
  });

  it('orders by the field after an array of long texts', async () => {
    const all = SHUFFLED.map((_id) => ({ _id, a: [`${BEGINNING}${_id}`, `${BEGINNING}y`], b: 9 - _id }));
    const rows = await rowsWith(all, { a: 1, b: 1 });
    const found = rows.find({ a: `${BEGINNING}y` }).sort({ b: 1 });
    expect(ids(await found.toArray())).toEqual(ASCENDING.toReversed());
  });

  it('returns each document of a list of values once', async () => {
    const rows = await rowsWith(withText('a'), { a: 1 });
    const filter = { a: { $in: [`${BEGINNING}1`, `${BEGINNING}2`] } };
    expect(ids(await rows.find(filter).sort({ a: -1 }).toArray())).toEqual([2, 1]);
    expect(ids(await rows.find(filter).toArray()).toSorted()).toEqual([1, 2]);
    expect(await rows.countDocuments(filter)).toBe(2);
  });

  it.each([1, -1] as const)('finds each value regardless of its length (direction %i)', async (direction) => {
    const lengths = [1590, 1660, 1690].flatMap((from) => Array.from({ length: 15 }, (_, at) => from + at));
    const rows = await rowsWith(
      lengths.map((_id) => ({ _id, a: 'x'.repeat(_id) })),
      { a: direction },
    );
    for (const _id of lengths) expect(ids(await rows.find({ a: 'x'.repeat(_id) }).toArray())).toEqual([_id]);
    expect(ids(await rows.find().sort({ a: 1 }).toArray())).toEqual(lengths);
  });

  it('that is unique accepts values that differ only after the stored part', async () => {
    const rows = await rowsWith(withText('a'));
    await rows.createIndex({ a: 1 }, { unique: true });
    await rows.insertOne({ _id: 10, a: `${BEGINNING}10` });
    await expect(rows.insertOne({ _id: 11, a: `${BEGINNING}7` })).rejects.toMatchObject({ code: 11000 });
    await expect(rows.updateOne({ _id: 1 }, { $set: { a: `${BEGINNING}2` } })).rejects.toMatchObject({ code: 11000 });
    expect(ids(await rows.find({ a: `${BEGINNING}7` }).toArray())).toEqual([7]);
    expect(await rows.countDocuments({ a: { $gt: '' } })).toBe(11);
    const twice = { _id: 12, a: `${BEGINNING}12`, b: 1 };
    await rows.insertMany([twice, { ...twice, _id: 13, a: `${BEGINNING}13` }]);
    await expect(rows.createIndex({ b: 1, c: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
  });

  it.each([1, -1] as const)('counts the values in a range (direction %i)', async (direction) => {
    const rows = await rowsWith(withText('a'), { a: direction });
    expect(await rows.countDocuments({ a: { $gt: `${BEGINNING}2`, $lte: `${BEGINNING}6` } })).toBe(4);
    expect(await rows.countDocuments({ a: { $gte: `${BEGINNING}2` } }, { skip: 3, limit: 4 })).toBe(4);
    expect(await rows.countDocuments({ a: { $ne: `${BEGINNING}2` } }, { hint: { a: direction } })).toBe(9);
    expect(await rows.countDocuments({ a: { $lt: BEGINNING } })).toBe(0);
  });

  it('returns each distinct value once', async () => {
    const all = SHUFFLED.flatMap((_id) => [_id, _id + 10].map((id) => ({ _id: id, a: `${BEGINNING}${_id}` })));
    const rows = await rowsWith(all, { a: 1 });
    const values = ASCENDING.map((_id) => `${BEGINNING}${_id}`);
    expect(await rows.distinct('a')).toEqual(values);
    expect(await rows.distinct('a', { a: { $gte: `${BEGINNING}4`, $lt: `${BEGINNING}7` } })).toEqual(
      values.slice(4, 7),
    );
    const groups = rows.aggregate([{ $sort: { a: 1 } }, { $group: { _id: '$a', count: { $sum: 1 } } }]);
    expect(await groups.toArray()).toEqual(values.map((_id) => ({ _id, count: 2 })));
  });

  it('returns only the values if nothing else is projected', async () => {
    const rows = await rowsWith(withText('a'), { a: 1 });
    const found = rows.find({ a: { $gt: `${BEGINNING}6` } }, { projection: { _id: 0, a: 1 } }).sort({ a: -1 });
    expect(await found.toArray()).toEqual([9, 8, 7].map((_id) => ({ a: `${BEGINNING}${_id}` })));
  });
});

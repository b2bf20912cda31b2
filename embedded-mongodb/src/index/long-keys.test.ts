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

describe('an index on keys that are too long to be kept whole', () => {
  it.each([1, -1] as const)('orders documents by their values (direction %i)', async (direction) => {
    const rows = await rowsWith(withText('a'), { a: direction });
    expect(ids(await rows.find().sort({ a: 1 }).hint({ a: direction }).toArray())).toEqual(ASCENDING);
    expect(ids(await rows.find().sort({ a: -1 }).hint({ a: direction }).toArray())).toEqual(ASCENDING.toReversed());
  });

  it('gives a page of what is matched, sorted and limited', async () => {
    const rows = await rowsWith(withText('a'), { a: 1 });
    const stages = [{ $match: { a: { $gt: `${BEGINNING}2` } } }, { $sort: { a: 1 } }, { $limit: 3 }];
    expect(ids(await rows.aggregate<Row>(stages).toArray())).toEqual([3, 4, 5]);
  });

  it('orders them over several batches, while some of them are changed', async () => {
    const rows = await rowsWith(withText('a'), { a: 1 });
    const cursor = rows.find().sort({ a: 1 }).batchSize(2);
    const read = [await cursor.next(), await cursor.next()];
    await rows.deleteOne({ _id: 4 });
    await rows.updateOne({ _id: 6 }, { $set: { a: 'short' } });
    for await (const row of cursor) read.push(row);
    expect(ids(read as Row[])).toEqual([0, 1, 2, 3, 5, 7, 8, 9]);
  });

  it('orders them within a transaction, with what it wrote itself', async () => {
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

  it('orders by the fields behind a long one', async () => {
    const all = SHUFFLED.map((_id) => ({ _id, a: `${BEGINNING}${_id % 2}`, b: _id }));
    const rows = await rowsWith(all, { a: 1, b: -1 });
    expect(ids(await rows.find().sort({ a: 1, b: -1 }).toArray())).toEqual([8, 6, 4, 2, 0, 9, 7, 5, 3, 1]);
    const odd = rows.find({ a: `${BEGINNING}1` }).sort({ b: -1 });
    expect(ids(await odd.toArray())).toEqual([9, 7, 5, 3, 1]);
  });

  it('merges the documents of a list of values in the order of the field behind it', async () => {
    const all = withText('b').map((row) => ({ ...row, a: 'y'.repeat(row._id % 3) }));
    const rows = await rowsWith(all, { a: 1, b: 1 });
    const found = rows.find({ a: { $in: ['', 'y', 'yy'] } }).sort({ b: 1 });
    expect(ids(await found.batchSize(2).toArray())).toEqual(ASCENDING);
  });

  it('orders by the field behind an array that holds long texts', async () => {
    const all = SHUFFLED.map((_id) => ({ _id, a: [`${BEGINNING}${_id}`, `${BEGINNING}y`], b: 9 - _id }));
    const rows = await rowsWith(all, { a: 1, b: 1 });
    const found = rows.find({ a: `${BEGINNING}y` }).sort({ b: 1 });
    expect(ids(await found.toArray())).toEqual(ASCENDING.toReversed());
  });

  it('finds a document once, whichever of its values are asked for', async () => {
    const rows = await rowsWith(withText('a'), { a: 1 });
    const filter = { a: { $in: [`${BEGINNING}1`, `${BEGINNING}2`] } };
    expect(ids(await rows.find(filter).sort({ a: -1 }).toArray())).toEqual([2, 1]);
    expect(ids(await rows.find(filter).toArray()).toSorted()).toEqual([1, 2]);
    expect(await rows.countDocuments(filter)).toBe(2);
  });

  it.each([1, -1] as const)('finds every value by itself, whatever its length (direction %i)', async (direction) => {
    const lengths = [1590, 1660, 1690].flatMap((from) => Array.from({ length: 15 }, (_, at) => from + at));
    const rows = await rowsWith(
      lengths.map((_id) => ({ _id, a: 'x'.repeat(_id) })),
      { a: direction },
    );
    for (const _id of lengths) expect(ids(await rows.find({ a: 'x'.repeat(_id) }).toArray())).toEqual([_id]);
    expect(ids(await rows.find().sort({ a: 1 }).toArray())).toEqual(lengths);
  });
});

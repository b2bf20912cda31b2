import type { Collection } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number | string;
  name?: unknown;
  n?: number;
  tags?: string[];
}

const server = useServer();
const collation = { locale: 'en', strength: 2 };

async function rows(names: readonly unknown[]): Promise<Collection<Row>> {
  const collection = server.database().collection<Row>('rows');
  await collection.insertMany(names.map((name, _id) => ({ _id, name })));
  return collection;
}

const readPlan = async (collection: Collection<Row>, filter: object, options: object) => {
  const plan = await collection.find(filter, options).explain('executionStats');
  return { stage: plan.queryPlanner.winningPlan.inputStage?.stage ?? 'COLLSCAN', ...plan.executionStats };
};

describe('a collation of a command', () => {
  it('applies to filters of every kind', async () => {
    const collection = await rows(['soap', 'SOAP', 'Spray', 'towel', ['x', 'SoAp'], { of: 'SOAP' }]);
    const find = async (filter: object) =>
      (await collection.find(filter, { collation }).sort({ _id: 1 }).toArray()).map((row) => row._id);

    expect(await find({ name: 'soap' })).toEqual([0, 1, 4]);
    expect(await find({ name: { $in: ['soap', 'TOWEL'] } })).toEqual([0, 1, 3, 4]);
    expect(await find({ name: { $ne: 'soap' } })).toEqual([2, 3, 5]);
    expect(await find({ name: { $gt: 'SPRAY' } })).toEqual([3, 4]);
    expect(await find({ name: { of: 'soap' } })).toEqual([5]);
    expect(await find({ name: { $elemMatch: { $eq: 'SOAP' } } })).toEqual([4]);
    expect(await find({ name: /soap/ })).toEqual([0]);
  });

  it('applies to sorting, counts and distinct values', async () => {
    const collection = await rows(['b', 'A', 'a', 'C']);
    const sorted = await collection.find({}, { collation }).sort({ name: 1, _id: 1 }).toArray();
    expect(sorted.map((row) => row.name)).toEqual(['A', 'a', 'b', 'C']);
    expect(await collection.distinct('name', {}, { collation })).toEqual(['A', 'b', 'C']);
    expect(await collection.countDocuments({ name: 'a' }, { collation })).toBe(2);
    const matched = await collection.aggregate([{ $match: { name: 'c' } }], { collation }).toArray();
    expect(matched).toHaveLength(1);
  });

  it('applies to updates and deletes', async () => {
    const collection = await rows(['soap', 'SOAP', 'spray']);
    expect(await collection.updateMany({ name: 'Soap' }, { $set: { n: 1 } }, { collation })).toMatchObject({
      modifiedCount: 2,
    });
    await collection.updateOne({ _id: 2 }, { $set: { tags: ['New', 'old'] } });
    await collection.updateOne({ _id: 2 }, { $pull: { tags: 'NEW' } }, { collation });
    await collection.updateOne({ _id: 2 }, { $addToSet: { tags: 'OLD' } }, { collation });
    expect(await collection.findOne({ _id: 2 })).toMatchObject({ tags: ['old'] });
    expect(await collection.findOneAndDelete({ name: 'SPRAY' }, { collation })).toMatchObject({ _id: 2 });
    expect(await collection.deleteMany({ name: 'soap' }, { collation })).toMatchObject({ deletedCount: 2 });
  });

  it('is rejected if it is invalid', async () => {
    const collection = await rows(['a']);
    const find = (source: object) => collection.find({}, { collation: source as { locale: string } }).toArray();
    await expect(find({ locale: 'nowhere' })).rejects.toMatchObject({ code: 2 });
    await expect(find({ strength: 1 })).rejects.toMatchObject({ code: 9 });
    await expect(find({ locale: 'en', strength: 9 })).rejects.toMatchObject({ code: 2 });
  });
});

describe('an index with a collation', () => {
  it('enforces uniqueness by its collation', async () => {
    const collection = await rows(['Kim@example.com']);
    await collection.createIndex({ name: 1 }, { unique: true, collation });
    await expect(collection.insertOne({ _id: 5, name: 'kim@EXAMPLE.com' })).rejects.toMatchObject({
      code: 11000,
      errorResponse: { keyPattern: { name: 1 }, keyValue: { name: 'kim@EXAMPLE.com' } },
    });
    await collection.insertOne({ _id: 6, name: 'kím@example.com' });
  });

  it('serves queries with the same collation, and other queries only without text', async () => {
    const collection = await rows(['soap', 'SOAP', 'spray', 5]);
    await collection.createIndex({ name: 1 }, { collation });

    expect(await readPlan(collection, { name: 'Soap' }, { collation })).toMatchObject({
      stage: 'IXSCAN',
      nReturned: 2,
    });
    expect(await readPlan(collection, { name: 'soap' }, {})).toMatchObject({ stage: 'COLLSCAN', nReturned: 1 });
    expect(await readPlan(collection, { name: 5 }, {})).toMatchObject({ stage: 'IXSCAN', nReturned: 1 });
    expect(await readPlan(collection, { name: { $gte: 'sp' } }, { collation })).toMatchObject({ nReturned: 1 });
  });

  it('can coexist with another index on the same field', async () => {
    const collection = await rows(['a']);
    await collection.createIndex({ name: 1 });
    await collection.createIndex({ name: 1 }, { name: 'folded', collation });
    const indexes = await collection.indexes();
    expect(indexes.map((index) => index.collation?.strength)).toEqual([undefined, undefined, 2]);
  });
});

describe('a collection with a collation', () => {
  it('uses it if a command has no collation', async () => {
    const database = server.database();
    const collection = await database.createCollection<Row>('rows', { collation });
    await collection.createIndex({ name: 1 }, { unique: true });
    await collection.insertOne({ _id: 'One', name: 'Soap' });

    expect(await collection.findOne({ name: 'SOAP' })).toMatchObject({ _id: 'One' });
    expect(await collection.find({ name: 'SOAP' }, { collation: { locale: 'simple' } }).toArray()).toEqual([]);
    await expect(collection.insertOne({ _id: 'two', name: 'soap' })).rejects.toMatchObject({ code: 11000 });
    await expect(collection.insertOne({ _id: 'ONE', name: 'x' })).rejects.toMatchObject({ code: 11000 });
    const [listed] = await database.listCollections({ name: 'rows' }, { nameOnly: false }).toArray();
    expect(listed?.options?.collation).toMatchObject({ locale: 'en', strength: 2, caseLevel: false, version: '57.1' });
  });
});

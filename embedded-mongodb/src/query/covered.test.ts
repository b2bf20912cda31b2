import { type CollationOptions, type Document, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

async function filled(rows: Row[], key: Record<string, 1 | -1>, options = {}) {
  const collection = server.database().collection<Row>('rows');
  await collection.insertMany(rows);
  await collection.createIndex(key, options);
  return collection;
}

const pairs: Row[] = [
  { _id: 1, a: 'x', b: 2, more: 'not indexed' },
  { _id: 2, a: 'y', b: 1.5, more: 'not indexed' },
  { _id: 3, a: 'z', more: 'not indexed' },
];

/** What is found, and whether an index alone has answered it. */
async function ask(
  rows: Awaited<ReturnType<typeof filled>>,
  filter: Document,
  projection: Document,
  options: object = {},
) {
  const cursor = () => rows.find(filter, { projection, ...options });
  const { queryPlanner, executionStats } = await cursor().explain('executionStats');
  return {
    found: await cursor().toArray(),
    isCovered: JSON.stringify(queryPlanner.winningPlan).includes('PROJECTION_COVERED'),
    documents: executionStats.totalDocsExamined,
  };
}

describe('an index alone answers', () => {
  it('queries for its own fields, in index order', async () => {
    const rows = await filled(pairs, { a: 1, b: -1 });

    expect(await ask(rows, { a: { $gte: 'x' } }, { _id: 0, b: 1, a: 1 })).toEqual({
      found: [{ a: 'x', b: 2 }, { a: 'y', b: 1.5 }, { a: 'z' }],
      isCovered: true,
      documents: 0,
    });
  });

  it('queries for ids by ids', async () => {
    const rows = await filled(pairs, { a: 1 });

    expect(await ask(rows, { _id: { $in: [1, 3] } }, { _id: 1 })).toEqual({
      found: [{ _id: 1 }, { _id: 3 }],
      isCovered: true,
      documents: 0,
    });
  });

  it('conditions on its fields that are not ranges', async () => {
    const rows = await filled(pairs, { a: 1, b: 1 });

    expect(await ask(rows, { a: /[xz]$/ }, { _id: 0, a: 1 }, { hint: { a: 1, b: 1 } })).toEqual({
      found: [{ a: 'x' }, { a: 'z' }],
      isCovered: true,
      documents: 0,
    });
  });

  it('counts of matching documents', async () => {
    const rows = await filled(pairs, { a: 1, b: 1 });
    const count = { count: 'rows', query: { a: { $gt: 'a' }, b: { $type: 'number' } } };
    const database = server.client.db(rows.dbName);
    const { queryPlanner, executionStats } = await database.command({ explain: count, verbosity: 'executionStats' });

    expect((await database.command(count)).n).toBe(2);
    expect(queryPlanner.winningPlan).toMatchObject({ stage: 'COUNT', inputStage: { stage: 'IXSCAN' } });
    expect(executionStats).toMatchObject({ totalDocsExamined: 0, totalKeysExamined: 3 });
  });

  it('with the current type of a number', async () => {
    const rows = await filled([{ _id: 1, a: 5 }], { a: 1 });
    await rows.updateOne({ _id: 1 }, { $set: { a: Long.fromNumber(5) } });

    const [row] = await rows.find({ a: 5 }, { projection: { _id: 0, a: 1 }, promoteLongs: false }).toArray();

    expect(row?.a).toEqual(Long.fromNumber(5));
  });

  it('in batches, while documents change', async () => {
    const rows = await filled(
      Array.from({ length: 10 }, (_, n) => ({ _id: n, a: n })),
      { a: 1 },
    );
    const cursor = rows.find({ a: { $gte: 0 } }, { projection: { _id: 0, a: 1 }, batchSize: 4 });
    const first = await cursor.next();
    await rows.updateOne({ _id: 7 }, { $set: { a: 70 } });
    await rows.deleteOne({ _id: 8 });

    expect([first, ...(await cursor.toArray())].map((row) => row?.a)).toEqual([0, 1, 2, 3, 4, 5, 6, 9, 70]);
  });
});

describe('documents are read', () => {
  it.each<[string, Row, Record<string, 1 | -1>, Document, Document, CollationOptions?]>([
    ['for a field beside the index', { _id: 1, a: 1, b: 2 }, { a: 1 }, { a: 1 }, { _id: 0, a: 1, b: 1 }],
    ['for the id, if it is not excluded', { _id: 1, a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }],
    ['for a condition beside the index', { _id: 1, a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2 }, { _id: 0, a: 1 }],
    ['for arrays', { _id: 1, a: [1, 2] }, { a: 1 }, { a: 1 }, { _id: 0, a: 1 }],
    ['for paths into documents', { _id: 1, a: { b: 1, c: 2 } }, { 'a.b': 1 }, { 'a.b': 1 }, { _id: 0, a: 1 }],
    ['where all but one field is asked for', { _id: 1, a: 1, b: 2 }, { a: 1, b: 1 }, { a: 1 }, { b: 0 }],
    [
      'for texts of a collation',
      { _id: 1, a: 'É' },
      { a: 1 },
      { a: 'e' },
      { _id: 0, a: 1 },
      { locale: 'en', strength: 1 },
    ],
  ])('%s', async (_, row, key, filter, projection, collation) => {
    const rows = await filled([row], key, collation ? { collation } : {});
    const plain = await rows
      .find(filter, { projection, hint: { $natural: 1 }, ...(collation && { collation }) })
      .toArray();

    const asked = await ask(rows, filter, projection, collation && { collation });

    expect(asked).toEqual({ found: plain, isCovered: false, documents: 1 });
    expect(plain).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['a document', { x: 1 }],
    ['a text that is too long for a key', 'x'.repeat(2000)],
  ])('if the entry does not hold the value: %s', async (_, a) => {
    const rows = await filled([{ _id: 1, a }], { a: 1 });
    expect(await ask(rows, { a }, { _id: 0, a: 1 })).toMatchObject({ found: [{ a }], documents: 1 });
  });
});

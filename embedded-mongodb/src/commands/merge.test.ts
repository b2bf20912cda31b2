import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number | string;
}

const server = useServer();

/** A collection `source` to be merged into `target`. */
async function given(source: Row[], target: Row[]) {
  const database = server.database();
  const [from, into] = [database.collection<Row>('source'), database.collection<Row>('target')];
  await from.insertMany(source);
  await database.createCollection('target');
  if (target.length > 0) await into.insertMany(target);
  const merge = async (options: object, stages: Document[] = [], commandOptions = {}) => {
    const stage = { $merge: { into: 'target', ...options } };
    const rows = await from.aggregate([{ $sort: { _id: 1 } }, ...stages, stage], commandOptions).toArray();
    expect(rows).toEqual([]);
    return into.find().sort({ _id: 1 }).toArray();
  };
  return { database, from, into, merge };
}

describe('$merge', () => {
  const source = [
    { _id: 1, a: 10 },
    { _id: 2, a: 20 },
  ];
  const target = [{ _id: 1, b: 5 }];

  it.each([
    ['merges and inserts where nothing else is said', {}, [{ _id: 1, b: 5, a: 10 }, source[1]]],
    ['replaces what matches', { whenMatched: 'replace' }, source],
    ['keeps what is there', { whenMatched: 'keepExisting' }, [target[0], source[1]]],
    ['discards what matches nothing', { whenNotMatched: 'discard' }, [{ _id: 1, b: 5, a: 10 }]],
    [
      'updates by a pipeline, which knows the row as $$new',
      { whenMatched: [{ $set: { b: { $add: ['$b', '$$new.a'] } } }] },
      [{ _id: 1, b: 15 }, source[1]],
    ],
    [
      'updates by a pipeline with variables of its own',
      { let: { by: { $multiply: ['$a', 3] } }, whenMatched: [{ $set: { b: '$$by' } }], whenNotMatched: 'discard' },
      [{ _id: 1, b: 30 }],
    ],
  ])('%s', async (_, options, expected) => {
    const { merge } = await given(source, target);
    expect(await merge(options)).toEqual(expected);
  });

  it('reads variables of the command in its pipeline', async () => {
    const { merge } = await given(source, target);
    const whenMatched = [{ $set: { b: '$$given' } }];
    expect(await merge({ whenMatched }, [], { let: { given: 7 } })).toEqual([{ _id: 1, b: 7 }, source[1]]);
  });

  it('matches by other fields if they have a unique index', async () => {
    const { into, merge } = await given(
      [{ _id: 1, sku: 'x', place: { id: 1 }, n: 9 }],
      [{ _id: 'old', sku: 'x', place: { id: 1 }, n: 1 }],
    );
    const on = ['place.id', 'sku'];
    await expect(merge({ on }, [{ $unset: '_id' }])).rejects.toMatchObject({ code: 51183 });
    await into.createIndex({ sku: 1, 'place.id': 1 }, { unique: true });

    expect(await merge({ on }, [{ $unset: '_id' }])).toEqual([{ _id: 'old', sku: 'x', place: { id: 1 }, n: 9 }]);
    await expect(merge({ on })).rejects.toMatchObject({ code: 66, codeName: 'ImmutableField' });
    await expect(merge({ on }, [{ $unset: 'sku' }])).rejects.toMatchObject({ code: 51132 });
  });

  it('fails on a matched or an unmatched row if asked to', async () => {
    const { merge } = await given(source, target);
    await expect(merge({ whenMatched: 'fail' })).rejects.toMatchObject({ code: 11000 });
    await expect(merge({ whenNotMatched: 'fail' })).rejects.toMatchObject({
      code: 13113,
      codeName: 'MergeStageNoMatchingDocument',
    });
  });

  it('writes to a new collection, also in another database', async () => {
    const { from, database } = await given(source, []);
    const db = `${database.databaseName}other`;
    await from.aggregate([{ $merge: { into: { db, coll: 'new' } } }]).toArray();
    expect(await server.client.db(db).collection('new').countDocuments()).toBe(2);
  });

  it('can write to the collection it reads', async () => {
    const { from } = await given(source, []);
    const double = [{ $set: { a: { $multiply: ['$a', 2] } } }, { $merge: 'source' }];
    await from.aggregate(double).toArray();
    expect(await from.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, a: 20 },
      { _id: 2, a: 40 },
    ]);
  });

  it.each([
    ['an unknown mode', { whenMatched: 'ignore' }, 2],
    ['an unknown mode for rows without a match', { whenNotMatched: 'replace' }, 2],
    ['an unknown option', { when: 'matched' }, 40415],
    ['no field to match by', { on: [] }, 51187],
    ['a field to match by that is no text', { on: [1] }, 51186],
    ['variables without a pipeline', { let: { x: 1 }, whenMatched: 'merge' }, 51199],
    ['a stage that groups in its pipeline', { whenMatched: [{ $group: { _id: 1 } }] }, 72],
  ])('refuses %s', async (_, options, code) => {
    const { merge } = await given(source, target);
    await expect(merge(options)).rejects.toMatchObject({ code });
  });

  it('cannot be followed by another stage, nor run in a transaction', async () => {
    const { from } = await given(source, target);
    await expect(from.aggregate([{ $merge: 'target' }, { $limit: 1 }]).toArray()).rejects.toMatchObject({
      code: 40601,
    });
    const inTransaction = server.client.withSession((session) =>
      session.withTransaction(() => from.aggregate([{ $merge: 'target' }], { session }).toArray()),
    );
    await expect(inTransaction).rejects.toMatchObject({ code: 263 });
  });
});

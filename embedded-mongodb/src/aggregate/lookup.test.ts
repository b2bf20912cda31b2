import { BSONRegExp, type Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: number;
}

const server = useServer();

describe('$lookup', () => {
  it('joins documents that its pipeline lists in its first stage', async () => {
    const rows = server.database().collection<Row>('rows');
    await rows.insertMany([{ _id: 1, item: 'a' }, { _id: 2, item: ['b', 'c'] }, { _id: 3 }]);
    const prices = [{ of: 'a', price: 1 }, { of: 'b', price: 2 }, { of: 'c', price: 3 }, { price: 4 }];
    const pipeline = [{ $documents: prices }, { $match: { price: { $ne: 2 } } }, { $project: { _id: 0, price: 1 } }];
    const join = { $lookup: { localField: 'item', foreignField: 'of', pipeline, as: 'prices' } };
    expect(await rows.aggregate([join, { $project: { prices: 1 } }]).toArray()).toEqual([
      { _id: 1, prices: [{ price: 1 }] },
      { _id: 2, prices: [{ price: 3 }] },
      { _id: 3, prices: [{ price: 4 }] },
    ]);
  });

  it('compares a regular expression as a value, not as a pattern', async () => {
    const rows = server.database().collection<Row>('rows');
    const expression = new BSONRegExp('^a', 'i');
    await rows.insertMany([
      { _id: 1, of: 'apple', next: [expression, 'pear'] },
      { _id: 2, of: expression },
      { _id: 3, of: 'pear' },
    ]);
    const joined = { from: 'rows', localField: 'next', foreignField: 'of', as: 'found' };
    const followed = {
      from: 'rows',
      startWith: '$next',
      connectFromField: 'next',
      connectToField: 'of',
      as: 'found',
    };
    for (const stage of [{ $lookup: joined }, { $graphLookup: followed }]) {
      const [row] = await rows.aggregate([{ $match: { _id: 1 } }, stage]).toArray();
      expect(row?.found.map(({ _id }: Row) => _id).toSorted()).toEqual([2, 3]);
    }
  });
});

import { Decimal128, type Document, Long, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

const server = useServer();
const customer = new ObjectId();

const sales = async () => {
  const rows = server.database().collection<Document & { _id: number }>('sales');
  await rows.insertMany([
    {
      _id: 1,
      customer,
      total: 10,
      tax: Decimal128.fromString('1.10'),
      at: new Date('2026-01-31T20:00:00Z'),
      lines: [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 2 },
      ],
    },
    {
      _id: 2,
      customer,
      total: 20,
      big: Long.fromString('9007199254740993'),
      at: new Date('2026-02-10T00:00:00Z'),
      lines: [],
    },
    { _id: 3, total: 5, at: new Date('2026-02-11T00:00:00Z') },
  ]);
  return rows;
};

describe('a pipeline', () => {
  it('groups by values, documents and days of a time zone', async () => {
    const rows = await sales();

    expect(
      await rows
        .aggregate([{ $group: { _id: '$customer', n: { $sum: 1 }, total: { $sum: '$total' } } }, { $sort: { n: 1 } }])
        .toArray(),
    ).toEqual([
      { _id: null, n: 1, total: 5 },
      { _id: customer, n: 2, total: 30 },
    ]);
    expect(
      await rows
        .aggregate([
          { $group: { _id: { month: { $month: { date: '$at', timezone: 'Asia/Seoul' } } }, n: { $sum: 1 } } },
        ])
        .toArray(),
    ).toEqual([{ _id: { month: 2 }, n: 3 }]);
  });

  it('keeps the types of values', async () => {
    const rows = await sales();
    const [first, second] = await rows
      .aggregate(
        [
          { $match: { _id: { $lte: 2 } } },
          { $set: { copy: '$big', seen: true } },
          { $project: { total: 0 } },
          { $sort: { _id: 1 } },
        ],
        { promoteLongs: false },
      )
      .toArray();

    expect(String(first?.tax)).toBe('1.10');
    expect(second?.copy).toEqual(Long.fromString('9007199254740993'));
  });

  it('unwinds arrays, and keeps rows without one if asked to', async () => {
    const rows = await sales();
    const count = async (options: object) =>
      (await rows.aggregate([{ $unwind: { path: '$lines', ...options } }]).toArray()).length;

    expect(await count({})).toBe(2);
    expect(await count({ preserveNullAndEmptyArrays: true })).toBe(4);
  });

  it('computes facets, joins with variables and unions', async () => {
    const rows = await sales();
    const [facets] = await rows
      .aggregate([
        {
          $facet: {
            count: [{ $count: 'n' }],
            top: [{ $sort: { total: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
          },
        },
      ])
      .toArray();
    const pipeline = [{ $match: { $expr: { $gt: ['$total', '$$least'] } } }, { $project: { _id: 1 } }];
    const joined = await rows
      .aggregate([
        { $match: { _id: 1 } },
        { $lookup: { from: 'sales', let: { least: '$total' }, pipeline, as: 'larger' } },
        { $project: { larger: 1 } },
      ])
      .toArray();
    const union = await rows.aggregate([{ $unionWith: 'sales' }, { $count: 'n' }]).toArray();

    expect(facets).toEqual({ count: [{ n: 3 }], top: [{ _id: 2 }] });
    expect(joined).toEqual([{ _id: 1, larger: [{ _id: 2 }] }]);
    expect(union).toEqual([{ n: 6 }]);
  });

  it('rejects unknown stages, unknown expressions and code', async () => {
    const rows = await sales();
    const run = (stage: object) => rows.aggregate([stage]).toArray();

    await expect(run({ $foo: 1 })).rejects.toMatchObject({ code: 40324 });
    await expect(run({ $project: { a: { $foo: 1 } } })).rejects.toMatchObject({ code: 168 });
    await expect(run({ $project: { a: { $function: { body: 'x', args: [], lang: 'js' } } } })).rejects.toMatchObject({
      code: 31264,
    });
  });
});

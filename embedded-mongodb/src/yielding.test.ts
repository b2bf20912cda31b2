import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useServer } from './testing/test-server.ts';
import { sorted, withoutPauses } from './yielding.ts';

interface Row {
  _id: number;
  group: number;
  text: string;
}

const ROWS = 30_000;
const server = useServer();

beforeAll(async () => {
  const rows = server.client.db('long').collection<Row>('rows');
  for (let from = 0; from < ROWS; from += 10_000) {
    const batch = Array.from({ length: 10_000 }, (_, at) => ({
      _id: from + at,
      group: (from + at) % 97,
      text: `row ${((from + at) * 7919) % ROWS}`,
    }));
    await rows.insertMany(batch);
  }
});

/** How many point reads, one after the other, were answered while `work` was going on. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const other = server.client.db('long').collection<Row>('rows');
  let reads = 0;
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await other.findOne({ _id: 4711 });
    reads++;
  }
  await working;
  return reads;
}

describe('while a command reads many documents', () => {
  const rows = () => server.client.db('long').collection<Row>('rows');

  it.each([
    ['a scan', () => rows().find({ text: 'none' }).toArray()],
    ['a count', () => rows().countDocuments({ text: { $ne: 'none' } })],
    ['a sort', () => rows().find().sort({ text: 1 }).limit(5).toArray()],
    [
      'a full sort',
      () =>
        rows()
          .find()
          .sort({ text: 1 })
          .skip(ROWS - 5)
          .toArray(),
    ],
    [
      'a grouping',
      () =>
        rows()
          .aggregate([{ $group: { _id: '$text', n: { $sum: '$group' } } }, { $limit: 1 }])
          .toArray(),
    ],
    ['distinct values', () => rows().distinct('text')],
    [
      'a pipeline',
      () =>
        rows()
          .aggregate([{ $sort: { text: -1 } }, { $set: { a: '$group' } }, { $match: { a: -1 } }])
          .toArray(),
    ],
    [
      'a row that is made into many',
      () =>
        rows()
          .aggregate([
            { $documents: [{}] },
            { $set: { a: { $range: [0, 400_000] } } },
            { $unwind: '$a' },
            { $match: { a: -1 } },
          ])
          .toArray(),
    ],
  ])('other clients get responses: %s', async (_, work) => {
    // Where a command holds the thread to its end, one or two are answered, however often one looks; where it gives
    // way, a busy machine may still answer few of them, but not each time.
    await expect.poll(() => readsDuring(work)).toBeGreaterThan(2);
  });

  it('it sees one state, regardless of concurrent writes', async () => {
    const reading = rows()
      .aggregate<{ n: number; marked: number }>([
        { $match: { text: { $ne: 'none' } } },
        { $set: { marked: { $cond: [{ $eq: ['$group', -1] }, 1, 0] } } },
        { $group: { _id: null, n: { $sum: 1 }, marked: { $sum: '$marked' } } },
      ])
      .toArray();
    for (const id of [ROWS - 10, ROWS - 9, ROWS - 8]) {
      await rows().updateOne({ _id: id }, { $set: { group: -1 } });
      await rows().deleteOne({ _id: id + 5 });
    }

    // Each row is marked before another is deleted: a state that was there has one mark too many or none.
    const [{ n, marked } = { n: 0, marked: 0 }] = await reading;
    expect(marked - (ROWS - n)).toBeOneOf([0, 1]);
    expect(await rows().countDocuments({ group: -1 })).toBe(3);
  });
});

describe('sorting with pauses', () => {
  it('returns the same order as Array.sort, with equal elements in their order', () => {
    const items = fc.array(fc.record({ key: fc.integer({ min: 0, max: 50 }), at: fc.nat() }), {
      maxLength: 9000,
      size: 'max',
    });
    fc.assert(
      fc.property(items, (list) => {
        const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
        expect(withoutPauses(sorted([...list], compare))).toEqual([...list].sort(compare));
      }),
      { numRuns: 15 },
    );
  });
});

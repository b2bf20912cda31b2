import type { Collection } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { during, fill } from '../testing/long-work.ts';
import { useServer } from '../testing/test-server.ts';

interface Row {
  _id: number;
  n: number;
  state: string;
}

/** What takes long on a fast machine, too. */
const LONG = 3 * Number(process.env.LONG_WRITE_ROWS ?? 10_000);
/** Where a command holds the thread to its end, one or two others are answered meanwhile. */
const MANY = 5;

const server = useServer();
const buildRow = (_id: number): Row => ({ _id, n: _id, state: 'a' });
const ping = () => server.client.db('admin').command({ ping: 1 });

describe('while a command writes many documents', () => {
  it.each<[string, (rows: Collection<Row>) => Promise<unknown>]>([
    ['an update', (rows) => rows.updateMany({}, { $inc: { n: 1 } })],
    ['a deletion', (rows) => rows.deleteMany({})],
    ['an insertion', (rows) => rows.insertMany(Array.from({ length: LONG }, (_, at) => buildRow(LONG + at)))],
    [
      'an index build',
      (rows) =>
        rows.createIndexes(
          ['n', 'state', 'times'].flatMap((field) => [
            { key: { [field]: 1 } },
            { key: { [field]: -1, _id: 1 } },
            { key: { [field]: 1, _id: -1 } },
          ]),
        ),
    ],
    ['a pipeline with $out', (rows) => rows.aggregate([{ $out: 'copy' }]).toArray()],
    ['a pipeline with $merge', (rows) => rows.aggregate([{ $merge: 'copy' }]).toArray()],
    [
      'an update in a transaction',
      (rows) =>
        server.client.withSession((session) =>
          session.withTransaction(() => rows.updateMany({}, { $inc: { n: 1 } }, { session })),
        ),
    ],
    [
      'an update that matches nothing, with much to compute for each document',
      (rows) => {
        const sum = { $sum: { $range: ['$n', { $add: ['$n', 100] }] } };
        return rows.updateMany({ $expr: { $lt: [sum, 0] } }, { $set: { n: 1 } });
      },
    ],
  ])('others are answered: %s', async (_, work) => {
    const rows = server.database().collection<Row>('rows');
    await fill(rows, LONG, buildRow);
    const { turns, result } = await during(work(rows), ping);

    expect(result.status).toBe('fulfilled');
    expect(turns).toBeGreaterThan(MANY);
  });
});

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
/**
 * The longest that one other may wait, as a share of the time that the command takes. The commit of a transaction takes a
 * quarter in one piece; a command that holds the thread makes one wait for half of it or more.
 */
const LONGEST_WAIT = 1 / 3;
/** A stall of the machine looks like a command that holds the thread, but does not come in each attempt. */
const ATTEMPTS = 3;

const server = useServer();
const buildRow = (_id: number): Row => ({ _id, n: _id, state: 'a' });

/** How long the slowest of the pings that are sent one after the other during `work` was not answered, as a share of it. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  let longest = 0;
  const { result } = await during(work, async () => {
    const sent = performance.now();
    await server.client.db('admin').command({ ping: 1 });
    longest = Math.max(longest, performance.now() - sent);
  });
  expect(result.status).toBe('fulfilled');
  return longest / (performance.now() - began);
}

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
  ])('other clients get responses: %s', async (_, work) => {
    let wait = 1;
    for (let attempt = 0; attempt < ATTEMPTS && wait > LONGEST_WAIT; attempt++) {
      const rows = server.database().collection<Row>('rows');
      await fill(rows, LONG, buildRow);
      wait = Math.min(wait, await longestWait(work(rows)));
    }

    expect(wait).toBeLessThan(LONGEST_WAIT);
  });
});

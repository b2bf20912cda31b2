import type { Collection, Db, MongoClient } from 'mongodb';
import { buildCode, buildRow, REGIONS, ROW_COUNT, type Row } from './rows.ts';

/** A database operation to repeat. */
export interface Operation {
  path: string;
  /** Target in operations per second from one client process on an otherwise idle machine with two cores. */
  aim: number;
  /** Runs it once; rejects if the result is wrong. */
  run(): Promise<void>;
}

const RANGE = 20;

const anyId = () => Math.floor(Math.random() * ROW_COUNT);

function expect(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(`${what}: not the right answer`);
}

function reads(rows: Collection<Row>): Operation[] {
  return [
    {
      path: 'read by _id',
      aim: 5000,
      async run() {
        const id = anyId();
        const row = await rows.findOne({ _id: id });
        expect(row?.code === buildCode(id), 'read by _id');
      },
    },
    {
      path: 'read by unique index',
      aim: 5000,
      async run() {
        const id = anyId();
        const row = await rows.findOne({ code: buildCode(id) });
        expect(row?._id === id, 'read by unique index');
      },
    },
    {
      path: `indexed range, ${RANGE} documents`,
      aim: 2000,
      async run() {
        const from = Math.floor(Math.random() * (ROW_COUNT - RANGE));
        const found = await rows.find({ rank: { $gte: from, $lt: from + RANGE } }).toArray();
        expect(found.length === RANGE, 'indexed range');
      },
    },
    {
      path: `aggregation over ${ROW_COUNT / REGIONS} documents`,
      aim: 20,
      async run() {
        const region = Math.floor(Math.random() * REGIONS);
        const groups = await rows
          .aggregate<{ count: number }>([
            { $match: { region } },
            { $group: { _id: '$category', count: { $sum: 1 }, amount: { $sum: '$amount' } } },
          ])
          .toArray();
        const counted = groups.reduce((sum, { count }) => sum + count, 0);
        expect(counted === ROW_COUNT / REGIONS, 'aggregation');
      },
    },
  ];
}

function writes(client: MongoClient, database: Db, rows: Collection<Row>): Operation[] {
  const added = database.collection<Row>('added');
  let nextId = ROW_COUNT;
  return [
    {
      path: 'insert',
      aim: 5000,
      async run() {
        nextId += 1;
        await added.insertOne(buildRow(nextId));
      },
    },
    {
      path: 'update with $inc',
      aim: 5000,
      async run() {
        const { modifiedCount } = await rows.updateOne({ _id: anyId() }, { $inc: { stock: 1 } });
        expect(modifiedCount === 1, 'update');
      },
    },
    {
      path: 'transaction of two documents',
      aim: 1000,
      run: () =>
        client.withSession((session) =>
          session.withTransaction(async () => {
            await rows.updateOne({ _id: anyId() }, { $inc: { stock: -1 } }, { session });
            await rows.updateOne({ _id: anyId() }, { $inc: { stock: 1 } }, { session });
          }),
        ),
    },
  ];
}

/** The measured operations, in the order of the table. */
export function operationsOn(client: MongoClient, database: Db, rows: Collection<Row>): Operation[] {
  return [...reads(rows), ...writes(client, database, rows)];
}

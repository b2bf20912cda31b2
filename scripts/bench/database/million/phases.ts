import type { Db } from 'mongodb';
import { buildRow, type Row } from '../rows.ts';

/** One long operation, and the number of documents it affects. */
export interface Phase {
  name: string;
  documents: number;
  run(): Promise<unknown>;
}

const BATCH = 10_000;
const SINGLE = 1000;

/** The phases in order. Each part is a number of tenths of the documents, which have ten regions. */
export function phasesOn(database: Db, documents: number): Phase[] {
  const rows = database.collection<Row>('rows');
  const tenth = documents / 10;
  return [
    { name: 'insert', documents, run: () => insert(database, 0, documents, BATCH) },
    { name: 'index build', documents, run: () => rows.createIndex({ rank: 1 }) },
    { name: 'unique index build', documents, run: () => rows.createIndex({ code: 1 }, { unique: true }) },
    { name: 'second index build', documents, run: () => rows.createIndex({ region: 1, amount: -1 }) },
    {
      name: 'updateMany, two indexes change',
      documents: 2 * tenth,
      run: () => rows.updateMany({ region: { $lt: 2 } }, { $inc: { rank: documents, amount: 1 } }),
    },
    { name: 'deleteMany', documents: tenth, run: () => rows.deleteMany({ region: 2 }) },
    { name: 'single inserts', documents: SINGLE, run: () => insert(database, documents, SINGLE, 1) },
    { name: 'scan', documents: 9 * tenth, run: () => rows.find({ title: 'none' }).toArray() },
    {
      name: 'group',
      documents: 9 * tenth,
      run: () => rows.aggregate([{ $group: { _id: '$category', amount: { $sum: '$amount' } } }]).toArray(),
    },
    {
      name: '$out',
      documents: tenth,
      run: () => rows.aggregate([{ $match: { region: 3 } }, { $out: 'copy' }]).toArray(),
    },
    {
      name: '$merge',
      documents: tenth,
      run: () => rows.aggregate([{ $match: { region: 4 } }, { $merge: { into: 'copy' } }]).toArray(),
    },
    { name: 'rename', documents: 2 * tenth, run: () => database.renameCollection('copy', 'renamed') },
    { name: 'drop', documents: 2 * tenth, run: () => database.dropCollection('renamed') },
    { name: 'validate', documents: 9 * tenth, run: () => database.command({ validate: 'rows' }) },
  ];
}

async function insert(database: Db, first: number, count: number, batch: number): Promise<void> {
  const rows = database.collection<Row>('rows');
  for (let from = first; from < first + count; from += batch) {
    await rows.insertMany(
      Array.from({ length: Math.min(batch, first + count - from) }, (_, at) => buildRow(from + at)),
    );
  }
}

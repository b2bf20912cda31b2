import type { Model } from 'mongoose';

const ROWS_AT_ONCE = 2000;

/** Inserts directly into the collection: the rows have the stored form, and there are hundreds of thousands. */
export async function insertAll<Row extends object>(model: Model<Row>, rows: readonly Row[]): Promise<void> {
  for (let index = 0; index < rows.length; index += ROWS_AT_ONCE) {
    await model.collection.insertMany(rows.slice(index, index + ROWS_AT_ONCE) as never, { ordered: false });
  }
}

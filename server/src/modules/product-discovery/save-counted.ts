import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';

interface Counted {
  readonly _id: string;
  /** When the run that counted it began. */
  readonly countedAt: Date;
}

/** Saves a count unless a run that began later has already saved it. */
export async function saveCounted<Row extends Counted>(model: Model<Row>, record: Row): Promise<void> {
  const { _id, countedAt } = record;
  try {
    await model.replaceOne({ _id, countedAt: { $lte: countedAt } } as never, record, { upsert: true });
  } catch (error) {
    // The document of the later run did not match the filter, so the upsert tried to insert a second one.
    if (!isDuplicateKey(error)) throw error;
  }
}

import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';

interface Counted {
  readonly _id: string;
  /** When the run that counted it began. */
  readonly countedAt: Date;
}

/** Writes what a run has counted, unless a run that began later has written it. */
export async function saveCounted<Row extends Counted>(model: Model<Row>, record: Row): Promise<void> {
  const { _id, countedAt } = record;
  try {
    await model.replaceOne({ _id, countedAt: { $lte: countedAt } } as never, record, { upsert: true });
  } catch (error) {
    // The document of the later run does not match, so that this one was to be inserted beside it.
    if (!isDuplicateKey(error)) throw error;
  }
}

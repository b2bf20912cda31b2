import type { ClientSession, Model, QueryFilter, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

/** A document that exists once per person; `version` rises with every write. */
interface OwnDocument {
  _id: string;
  version: number;
}

/** The number of attempts of a conditional write; each failure is due to another successful write. */
const WRITE_ATTEMPTS = 20;

/** Writes only if the version is still the one that was read; version 0 stands for a missing document. */
async function writeVersion<T extends OwnDocument>(
  model: Model<T>,
  id: string,
  version: number,
  fields: Omit<T, keyof OwnDocument>,
  session: ClientSession | undefined,
): Promise<boolean> {
  if (version > 0) {
    const next = { $set: { ...fields, version: version + 1 } } as unknown as UpdateQuery<T>;
    return (await model.updateOne({ _id: id, version } as QueryFilter<T>, next, { session })).matchedCount === 1;
  }
  try {
    await new model({ ...fields, _id: id, version: 1 }).save({ session });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Changes a user's document by a rule. The rule gets the document, or null if there is none, and returns the new fields, or
 * another result without writing. It runs again after a concurrent write; in a transaction, the whole transaction does.
 */
export async function changeOwnDocument<T extends OwnDocument, Outcome>(
  model: Model<T>,
  id: string,
  rule: (stored: T | null) => { readonly write: Omit<T, keyof OwnDocument> | null; readonly outcome: Outcome },
  session?: ClientSession,
): Promise<Outcome> {
  for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
    const stored = (await model.findById(id, null, { session }).lean()) as T | null;
    const { write, outcome } = rule(stored);
    if (write === null || (await writeVersion(model, id, stored?.version ?? 0, write, session))) return outcome;
  }
  throw new Error(`${model.modelName} ${id} is being changed by too many requests at once`);
}

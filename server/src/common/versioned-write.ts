import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';

/** A document that a person has one of; `version` rises with every write. */
interface OwnDocument {
  _id: string;
  version: number;
}

/** Conditional writes are tried this often before giving up; each miss means another write got through. */
const WRITE_ATTEMPTS = 20;

/** Writes if nobody wrote since the version that was read; version 0 stands for a document that is not there yet. */
async function writeVersion<T extends OwnDocument>(
  model: Model<T>,
  id: string,
  version: number,
  fields: Omit<T, keyof OwnDocument>,
): Promise<boolean> {
  if (version > 0) {
    const next = { $set: { ...fields, version: version + 1 } } as unknown as UpdateQuery<T>;
    return (await model.updateOne({ _id: id, version } as QueryFilter<T>, next)).matchedCount === 1;
  }
  try {
    await model.create({ ...fields, _id: id, version: 1 } as unknown as T);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Changes a person's document by a rule, which sees the document (null before there is one) and answers the new fields, or
 * whatever else is to be answered without writing. It is asked again where somebody else wrote in between.
 */
export async function changeOwnDocument<T extends OwnDocument, Outcome>(
  model: Model<T>,
  id: string,
  rule: (stored: T | null) => { readonly write: Omit<T, keyof OwnDocument> | null; readonly outcome: Outcome },
): Promise<Outcome> {
  for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
    const stored = (await model.findById(id).lean()) as T | null;
    const { write, outcome } = rule(stored);
    if (write === null || (await writeVersion(model, id, stored?.version ?? 0, write))) return outcome;
  }
  throw new Error(`${model.modelName} ${id} is being changed by too many requests at once`);
}

/// <reference path="./mongodb-commands.d.ts" />
import type { Db } from 'mongodb';
import { DocumentSequence } from 'mongodb/lib/cmap/commands.js';

const DUPLICATE_KEY = 11000;

interface InsertReply {
  readonly writeErrors?: readonly { readonly code: number; readonly errmsg: string }[];
}

/**
 * Inserts documents as the bytes that they are. Decoding and encoding them would take most of a restore's time, and change
 * them: JavaScript objects put field names that are numbers first. The driver sends its own inserts by the same class, which
 * it does not offer to others; `backup-data.test.ts` fails where a newer driver no longer has it.
 *
 * A document whose `_id` is there already is left out: one that was deleted and written again during the backup may have
 * been copied twice, and is replaced by its state at the snapshot.
 */
export async function insertRaw(db: Db, collection: string, documents: readonly Buffer[]): Promise<void> {
  const sequence = new DocumentSequence('documents');
  for (const document of documents) sequence.push({}, document);
  // Not for a majority: the last write of a restore waits for one, and thereby for all before it.
  const options = { ordered: false, writeConcern: { w: 1 }, bypassDocumentValidation: true };
  const reply = (await db.command({ insert: collection, documents: sequence, ...options })) as InsertReply;
  const failed = reply.writeErrors?.find(({ code }) => code !== DUPLICATE_KEY);
  if (failed) throw new Error(`A document of ${collection} was refused (code ${failed.code}).`);
}

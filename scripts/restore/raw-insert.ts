/// <reference path="./mongodb-commands.d.ts" />
import type { Db } from 'mongodb';
import { DocumentSequence } from 'mongodb/lib/cmap/commands.js';

const DUPLICATE_KEY = 11000;

interface InsertReply {
  readonly writeErrors?: readonly { readonly code: number; readonly errmsg: string }[];
}

/**
 * Inserts documents as raw BSON. Decoding and encoding them would take most of a restore's time, and change them: JavaScript
 * objects put numeric field names first. The driver uses the same internal class for its own inserts; `backup-data.test.ts` fails
 * if a newer driver no longer has it.
 *
 * A document whose `_id` already exists is skipped: a document that was deleted and written again during the backup may have been
 * copied twice, and is replaced by its state at the snapshot.
 */
export async function insertRaw(db: Db, collection: string, documents: readonly Buffer[]): Promise<void> {
  const sequence = new DocumentSequence('documents');
  for (const document of documents) sequence.push({}, document);
  // Does not wait for a majority: the last write of a restore does, and with it all earlier ones are confirmed.
  const options = { ordered: false, writeConcern: { w: 1 }, bypassDocumentValidation: true };
  const reply = (await db.command({ insert: collection, documents: sequence, ...options })) as InsertReply;
  const failed = reply.writeErrors?.find(({ code }) => code !== DUPLICATE_KEY);
  if (failed) throw new Error(`A document of ${collection} was refused (code ${failed.code}).`);
}
